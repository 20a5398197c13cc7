import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { seamlessCalls, type SeamlessCall } from '@livery/contracts';
import type { Send } from '../adapter.ts';
import { createCarrier, type Fault } from './carrier.ts';
import { parse } from './parse.ts';
import { post } from './post.ts';

/** One call as the adapter sent it. */
export interface Attempt {
  readonly call: SeamlessCall;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly at: number;
  fault: Fault;
  /** What the adapter was answered; undefined where nothing came. */
  answer: { readonly code: string; readonly [field: string]: unknown } | undefined;
}

/** Decides the fault of a call, and may do something first. */
export type Plan = (attempt: Attempt) => Fault | Promise<Fault>;

/** The way between an adapter and the gateways. */
export interface Network {
  readonly send: Send;
  /** The same way for adapters in processes of their own. */
  readonly url: string;
  plan: Plan;
  /** Calls of a round in the order sent; those without a round under ''. What is forgotten is not in it. */
  attemptsOf(roundId: string): readonly Attempt[];
  forget(roundId: string): void;
  /** How often each fault happened. */
  readonly happened: ReadonlyMap<Fault, number>;
  /** Resolves when no call is pending. */
  quiet(): Promise<void>;
  close(): Promise<void>;
}

/** A {@link Network} to gateways that `choose` picks from. */
export async function createNetwork(choose: () => string): Promise<Network> {
  const rounds = new Map<string, Attempt[]>();
  const happened = new Map<Fault, number>();
  const carrier = createCarrier();
  const calls = new Map(Object.entries(seamlessCalls).map(([name, { path }]) => [path as string, name as SeamlessCall]));

  const send: Send = async (path, headers, body) => {
    const call = calls.get(path);
    if (call === undefined) return { status: 404, body: '' };
    const fields = parse(body) ?? {};
    const attempt: Attempt = { call, headers, body, fields, at: Date.now(), fault: 'none', answer: undefined };
    const roundId = typeof fields['roundId'] === 'string' ? fields['roundId'] : '';
    const known = rounds.get(roundId);
    if (known === undefined) rounds.set(roundId, [attempt]);
    else known.push(attempt);
    attempt.fault = await network.plan(attempt);
    happened.set(attempt.fault, (happened.get(attempt.fault) ?? 0) + 1);
    const reply = await carrier.carry(attempt.fault, () => post(`${choose()}${path}`, headers, body));
    const answer = parse(reply.body);
    if (typeof answer?.['code'] === 'string') attempt.answer = { ...answer, code: answer['code'] };
    return reply;
  };

  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => (body += part));
    request.on('end', () => {
      const headers = Object.fromEntries(Object.entries(request.headers).flatMap(([name, value]) => (typeof value === 'string' && !HOP_BY_HOP.has(name) ? [[name, value]] : [])));
      send(request.url ?? '', headers, body).then(
        (reply) => response.writeHead(reply.status, { 'content-type': 'application/json' }).end(reply.body),
        () => response.destroy(),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  const network: Network = {
    send,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    plan: () => 'none',
    attemptsOf: (roundId) => rounds.get(roundId) ?? [],
    forget: (roundId) => void rounds.delete(roundId),
    happened,
    quiet: carrier.quiet,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return network;
}

const HOP_BY_HOP = new Set(['host', 'connection', 'content-length', 'transfer-encoding', 'keep-alive']);
