import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { p95, type Figure, type Limit } from '../figures/figure.ts';
import type { Order, Reply } from './gateway-program.ts';
import { inLanes } from './in-lanes.ts';
import { openStream, type OpenStream } from './open-stream.ts';

/** What is asked of many open streams: kB of the gateway for each, milliseconds of news. */
export interface StreamBudgets {
  readonly memory: Limit;
  readonly news: Limit;
}

/** How much is measured. */
export interface StreamSizes {
  readonly streams: number;
  /** Balances that change, one after the other as fast as the gateway posts them. */
  readonly changes: number;
}

const program = fileURLToPath(new URL('./gateway-program.ts', import.meta.url));
const OPENED_AT_ONCE = 50;
const PATIENCE_MS = 20_000;

async function answerOf<Kind extends Reply>(child: ChildProcess, order?: Order): Promise<Kind> {
  const answered = once(child, 'message');
  if (order !== undefined) child.send(order);
  const [reply] = (await answered) as [Kind];
  return reply;
}

async function openAll(tokens: readonly string[], open: (token: string) => Promise<OpenStream>): Promise<readonly OpenStream[]> {
  const streams: OpenStream[] = [];
  await inLanes(OPENED_AT_ONCE, tokens.length, async (index) => {
    streams[index] = await open(tokens[index] ?? '');
  });
  return streams;
}

/** Milliseconds from each change to its event at the stream. @throws Error when one does not arrive */
async function newsOf(child: ChildProcess, streams: readonly OpenStream[], event: string, order: Order): Promise<number[]> {
  const arrived = new Map<number, number>();
  for (const [index, stream] of streams.entries()) stream.onEvent = (name, at) => void (name === event && !arrived.has(index) && arrived.set(index, at));
  const { at } = await answerOf<Extract<Reply, { at: unknown }>>(child, order);
  const expected = Object.entries(at).map(([index, changed]): [number, number] => [Number(index), changed]);
  for (const until = performance.now() + PATIENCE_MS; performance.now() < until && expected.some(([index]) => !arrived.has(index)); ) await new Promise((resolve) => setTimeout(resolve, 20));
  const missing = expected.filter(([index]) => !arrived.has(index)).length;
  if (missing > 0) throw new Error(`${missing} of ${expected.length} streams had no news (${event}) after ${PATIENCE_MS} ms.`);
  return expected.map(([index, changed]) => (arrived.get(index) ?? Number.NaN) - changed);
}

/** Opens as many streams at one gateway on PostgreSQL, and measures what they take and how long news are on their way. */
export async function measureStreams({ memory, news }: StreamBudgets, { streams: count, changes }: StreamSizes): Promise<Figure[]> {
  const child = fork(program, [String(count)], { execArgv: ['--expose-gc'], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  try {
    const { port, merchant, tokens } = await answerOf<Extract<Reply, { port: number }>>(child);
    const bytes = async () => (await answerOf<Extract<Reply, { bytes: number }>>(child, { ask: 'memory' })).bytes;
    // The first streams compile what all use.
    const warm = await openAll(tokens.slice(0, OPENED_AT_ONCE), (token) => openStream(port, merchant, token));
    const before = await bytes();
    const rest = await openAll(tokens.slice(warm.length), (token) => openStream(port, merchant, token));
    const streams = [...warm, ...rest];
    const perStream = ((await bytes()) - before) / rest.length / 1000;
    const balances = await newsOf(child, streams, 'balance', { ask: 'balances', members: changes });
    const announcement = await newsOf(child, streams, 'announcement', { ask: 'announcement' });
    for (const stream of streams) stream.close();
    return [
      { what: `${count} open streams at one gateway: memory for each`, value: perStream, unit: 'kB', limit: memory },
      { what: 'a changed balance, from before its posting to the stream, 95 of 100', value: p95(balances), unit: 'ms', limit: news },
      { what: 'an announcement to all of them, 95 of 100', value: p95(announcement), unit: 'ms', limit: news },
    ];
  } finally {
    child.disconnect();
    await once(child, 'exit');
  }
}
