import type { ServerEvent } from '../shared/table.ts';

/** Hears the server's pushes for as long as the page is open. */
export interface EventStream {
  stop(): void;
}

const RETRY_MS = 1500;
const RETRY_MOST_MS = 15_000;

/** What a listener is told beside the events. */
export interface Hearing {
  event(event: ServerEvent): void;
  /** The stream stands (again), or has broken off. After it stands the present state follows by itself. */
  online(on: boolean): void;
}

/** Reads one stream to its end. The credential travels in a header, where no log of addresses sees it. */
async function read(sessionId: string, signal: AbortSignal, hearing: Hearing): Promise<void> {
  const response = await fetch('/api/events', { headers: { authorization: `Bearer ${sessionId}` }, signal });
  if (!response.ok || response.body === null) throw new Error(`Events: ${response.status}`);
  hearing.online(true);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    text += value;
    const parts = text.split('\n\n');
    text = parts.pop() ?? '';
    for (const part of parts) if (part.startsWith('data: ')) hearing.event(JSON.parse(part.slice(6)) as ServerEvent);
  }
}

/** Opens the stream of a session and opens it again whenever it breaks off. */
export function openEvents(sessionId: string, hearing: Hearing): EventStream {
  const stopped = new AbortController();
  const run = async (): Promise<void> => {
    let failures = 0;
    while (!stopped.signal.aborted) {
      const began = performance.now();
      await read(sessionId, stopped.signal, hearing).catch(() => undefined);
      if (stopped.signal.aborted) return;
      hearing.online(false);
      failures = performance.now() - began > RETRY_MOST_MS ? 0 : failures + 1;
      await new Promise((resolve) => setTimeout(resolve, Math.min(RETRY_MOST_MS, RETRY_MS * 2 ** Math.max(0, failures - 1))));
    }
  };
  void run();
  return { stop: () => stopped.abort() };
}
