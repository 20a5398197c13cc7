import { setTimeout as delay } from 'node:timers/promises';
import { calls, PUSH_HEARTBEAT_MS, pushEvents } from '@livery/contracts';
import { createParser, type EventSourceMessage } from 'eventsource-parser';
import type { Check, Context } from '../check.ts';
import { Missed, NotTried } from '../verdicts.ts';
import type { Client } from '../client.ts';
import { jsonIn } from '../exchange.ts';

/** A stream of server-sent events that is being read. */
interface Stream {
  readonly status: number;
  readonly contentType: string;
  /** When the stream was opened, and when each part arrived: `performance.now()`. */
  readonly openedAt: number;
  readonly arrivals: number[];
  /** The events that arrived, as they were written. */
  readonly events: readonly EventSourceMessage[];
  /** Whether it has ended. */
  readonly state: { readonly over: boolean };
  close(): void;
}

/** The first bytes come at once: until then a proxy, or the browser, does not call the stream open. */
const FIRST_MS = 3000;
/** Proxies close what is silent for a minute. */
const HEARTBEAT_MS = PUSH_HEARTBEAT_MS * 1.25;
const LOOK_MS = 50;

const streams = new WeakMap<Client, Promise<Stream>>();

async function open({ client, accounts }: Context): Promise<Stream> {
  const { token } = await accounts.member();
  const controller = new AbortController();
  const openedAt = performance.now();
  const timer = setTimeout(() => controller.abort(), FIRST_MS);
  const response = await fetch(client.address(calls.events.path), { headers: client.headersOf('events', { token }), signal: controller.signal }).catch((error: unknown) => {
    throw new Missed(`The stream is not opened within ${FIRST_MS / 1000} seconds (${error instanceof Error ? error.message : String(error)}).`);
  });
  clearTimeout(timer);
  const arrivals: number[] = [];
  const events: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (event) => void events.push(event) });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const state = { over: false };
  const read = async (): Promise<void> => {
    for (let part = await reader?.read(); part !== undefined && !part.done; part = await reader?.read()) {
      arrivals.push(performance.now());
      parser.feed(part.value);
    }
  };
  // Closing it is not a fault.
  void read().catch(() => undefined).then(() => (state.over = true));
  return { status: response.status, contentType: response.headers.get('content-type') ?? '', openedAt, arrivals, events, state, close: () => controller.abort() };
}

/** The stream of the run: opened by the first check, listened to while the others run. */
function streamOf(context: Context): Promise<Stream> {
  const known = streams.get(context.client);
  if (known !== undefined) return known;
  const opened = open(context);
  streams.set(context.client, opened);
  return opened;
}

async function until(stream: Stream, arrivals: number, deadline: number): Promise<boolean> {
  while (stream.arrivals.length < arrivals && !stream.state.over && performance.now() < deadline) await delay(LOOK_MS);
  return stream.arrivals.length >= arrivals;
}

/** Opens the stream of events. */
export const eventsOpen: Check = {
  id: 'events.opens',
  profile: 'account',
  expects: `GET ${calls.events.path} answers a member with text/event-stream, and something of it arrives at once (such as "retry: 3000").`,
  because: 'Balances, deposits and messages change on an open page without being asked for; without the first bytes the browser does not know that it is connected.',
  async run(context) {
    const stream = await streamOf(context);
    if (stream.status !== 200 || !/^text\/event-stream\b/i.test(stream.contentType)) throw new Missed(`The answer is HTTP ${stream.status}, ${stream.contentType || 'without a content type'}.`);
    if (!(await until(stream, 1, stream.openedAt + FIRST_MS))) throw new Missed(`Nothing arrived within ${FIRST_MS / 1000} seconds.`);
  },
};

const isKnown = (name: string | undefined): name is keyof typeof pushEvents => name !== undefined && Object.hasOwn(pushEvents, name);

/** What arrived on the stream while the other checks ran. */
export const eventsContent: Check = {
  id: 'events.content',
  profile: 'account',
  expects: 'What arrives on the stream has a name and data of the table of events; other names the site ignores.',
  because: 'A balance is written into the open page as it comes, and a number of unread messages too: data of another form would be shown, or be lost.',
  async run(context) {
    const stream = await streamOf(context).catch(() => {
      throw new NotTried('The stream does not open: see events.opens.');
    });
    for (const { event: name, data } of stream.events) {
      if (!isKnown(name)) continue;
      const read = pushEvents[name].safeParse(jsonIn(data));
      if (!read.success) throw new Missed(`The event "${name}" came with ${data.slice(0, 200)}: ${read.error.issues.map(({ path, message }) => `${path.map(String).join('.') || 'data'}: ${message}`).join('; ')}.`);
    }
  },
};

/** The last check of the profile: it listens while the others run. */
export const eventsHeartbeat: Check = {
  id: 'events.heartbeat',
  profile: 'account',
  expects: `A line arrives on the stream at least every ${PUSH_HEARTBEAT_MS / 1000} seconds, such as the comment ": still here".`,
  because: 'Proxies close connections that are silent for a minute, and the page would fall back to asking.',
  async run(context) {
    const stream = await streamOf(context).catch(() => {
      throw new NotTried('The stream does not open: see events.opens.');
    });
    try {
      if (stream.arrivals.length === 0) throw new NotTried('Nothing arrives on the stream: see events.opens.');
      if (!(await until(stream, 2, stream.openedAt + HEARTBEAT_MS))) throw new Missed(`After the first bytes nothing arrived within ${HEARTBEAT_MS / 1000} seconds.`);
    } finally {
      stream.close();
    }
  },
};
