import type { VendorProgram } from './vendor-program.ts';

/** A round as the demo vendor shows it to its page. */
export interface ShownRound {
  readonly roundId: string;
  readonly status: 'pending' | 'running' | 'settling' | 'settled' | 'returned' | 'refused';
  readonly stake: string;
  readonly win: string;
  readonly problem: string | null;
}

/** An answer to the page; its body has a `code` where it was refused. */
export interface PageAnswer {
  readonly status: number;
  readonly body: { readonly code?: string; readonly [field: string]: unknown };
}

/** The round that was asked for. Throws what was answered in its place: a lost session, or a fault of the program, is no round. */
export function roundOf({ status, body }: PageAnswer, asked: string): ShownRound {
  const { round } = body;
  if (status !== 200 || round === undefined) throw new Error(`${asked} is not shown: ${status} ${body.code ?? ''}`.trim());
  if (round === null) throw new Error(`${asked} is lost.`);
  return round as ShownRound;
}

/** Calls of the demo vendor's page. */
export interface Page {
  /** Repeats the request until it is answered: the program may be dead for a moment. */
  ask(method: 'GET' | 'POST', path: string, body?: unknown): Promise<PageAnswer>;
  /** What is pushed to the page, until the program ends; then from the one that comes after it. */
  listen(heard: (event: { readonly type: string; readonly [field: string]: unknown }) => void, until: AbortSignal): void;
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
/** A program that was killed is back by then. */
const MOST_TRIES = 1500;
const AGAIN_MS = 40;

/** A {@link Page} of a session. */
export function openPage(program: VendorProgram, sessionId: string | undefined): Page {
  const headers = { 'content-type': 'application/json', ...(sessionId === undefined ? {} : { authorization: `Bearer ${sessionId}` }) };
  return {
    async ask(method, path, body) {
      for (let tries = 1; ; tries++) {
        try {
          const response = await fetch(program.url + path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
          return { status: response.status, body: (await response.json()) as PageAnswer['body'] };
        } catch (error) {
          if (tries === MOST_TRIES) throw error;
          await wait(AGAIN_MS);
        }
      }
    },
    listen(heard, until) {
      async function readEvents(): Promise<void> {
        const response = await fetch(`${program.url}/api/events`, { headers, signal: until });
        let text = '';
        for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
          text += part;
          const events = text.split('\n\n');
          text = events.pop() ?? '';
          for (const event of events) if (event.startsWith('data: ')) heard(JSON.parse(event.slice(6)) as { type: string });
        }
      }
      void (async () => {
        while (!until.aborted) {
          await readEvents().catch(() => undefined);
          if (!until.aborted) await wait(AGAIN_MS);
        }
      })();
    },
  };
}
