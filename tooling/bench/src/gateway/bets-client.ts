/**
 * A worker that places bets over a given number of keep-alive connections and counts the accepted ones. It writes
 * HTTP requests itself: a full client would use more CPU than the server it measures.
 */
import { connect } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';
import { signedHeaders, type SigningKey } from '@livery/gateway';
import { seamlessCalls } from '@livery/contracts';

/** Worker data. */
export interface ClientData {
  readonly port: number;
  readonly tenant: string;
  readonly vendor: string;
  readonly key: SigningKey;
  readonly seats: readonly { readonly playerId: string; readonly sessionToken: string }[];
  readonly game: string;
  readonly currency: string;
}

const { port, tenant, vendor, key, seats, game, currency } = workerData as ClientData;
let serial = 0;

function betRequest(seat: ClientData['seats'][number]): string {
  const id = `b${++serial}`;
  const ts = Date.now();
  const body = JSON.stringify({
    requestId: id,
    ts,
    sessionToken: seat.sessionToken,
    playerId: seat.playerId,
    gameCode: game,
    currency,
    txId: id,
    roundId: id,
    amount: '1',
    scale: 2,
  });
  const { path } = seamlessCalls.bet;
  const signed = signedHeaders(key, { method: 'POST', path, vendor, merchant: tenant, rawBody: body, timestamp: String(ts) });
  const headers = [
    `POST ${path} HTTP/1.1`,
    'host: 127.0.0.1',
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    ...Object.entries(signed).map(([name, value]) => `${name}: ${value}`),
  ];
  return `${headers.join('\r\n')}\r\n\r\n${body}`;
}

/** Places bets on one connection until `end`; reports the milliseconds of each accepted bet. */
function betUntil(end: number, requests: string[], done: (took: readonly number[]) => void): void {
  const socket = connect(port, '127.0.0.1');
  socket.setNoDelay(true);
  const took: number[] = [];
  let sent = 0;
  let text = '';
  const next = () => {
    const request = performance.now() < end ? requests.pop() : undefined;
    if (request !== undefined) {
      sent = performance.now();
      socket.write(request);
      return;
    }
    socket.destroy();
    done(took);
  };
  socket.on('connect', next);
  socket.on('data', (chunk) => {
    text += chunk.toString('latin1');
    if (!text.endsWith('}')) return;
    if (!text.includes('{"code":"OK"')) throw new Error(`A bet was refused: ${text}`);
    text = '';
    took.push(performance.now() - sent);
    next();
  });
}

/** More bets than connections can place in a turn, signed in advance, since a real vendor signs on its own machine. */
const PREPARED_PER_SECOND = 12_000;

parentPort?.on('message', ({ ms, connections }: { ms: number; connections: number }) => {
  const lanes = Array.from({ length: connections }, () => [] as string[]);
  for (let index = 0; index < (ms / 1000) * PREPARED_PER_SECOND; index++) {
    const seat = seats[(index * 7) % seats.length];
    if (seat !== undefined) lanes[index % connections]?.push(betRequest(seat));
  }
  const start = performance.now();
  let running = connections;
  const all: number[] = [];
  for (const requests of lanes) {
    betUntil(start + ms, requests, (took) => {
      all.push(...took);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's port, not a window
      if (--running === 0) parentPort?.postMessage({ total: all.length, ms: performance.now() - start, p99: all.toSorted((a, b) => a - b)[Math.ceil(all.length * 0.99) - 1] ?? Number.NaN });
    });
  }
});
