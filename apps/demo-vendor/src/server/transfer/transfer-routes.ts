import { seamlessHeaders, transferCalls, transferStatus } from '@livery/contracts';
import type { TransferCall, TransferCode } from '@livery/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { keepsMoney } from '../../shared/houses.ts';
import type { Clock } from '../clock.ts';
import type { Faults } from '../faults/faults.ts';
import { underFault } from '../faults/faulty-answers.ts';
import type { KeyRing } from '../keys.ts';
import { isSigned } from '../signature.ts';
import type { BetBook } from './bet-book.ts';
import type { Desk } from './purse-store.ts';
import type { TransferDesk } from './transfer-desk.ts';

/** What the calls lead to. */
export interface TransferParts {
  readonly desk: TransferDesk;
  readonly book: BetBook;
  readonly keys: KeyRing;
  /** The time that signatures are dated by. */
  readonly clock: Clock;
  readonly faults: Faults;
}

type Answer = { readonly code: TransferCode; readonly requestId: string };
type Handle = (desk: Desk, body: unknown) => Answer;

const UNSIGNED: Answer = { code: 'BAD_SIGNATURE', requestId: '' };

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function requestIdOf(body: unknown): string {
  const id = typeof body === 'object' && body !== null && 'requestId' in body ? body.requestId : undefined;
  return typeof id === 'string' && id.length <= 64 ? id : '';
}

function reading<Schema extends z.ZodType>(schema: Schema, pass: (desk: Desk, request: z.output<Schema>) => Answer): Handle {
  return (desk, body) => {
    const checked = schema.safeParse(body);
    return checked.success ? pass(desk, checked.data) : { code: 'INVALID_REQUEST', requestId: requestIdOf(body) };
  };
}

/** The calls that a platform makes on the vendors that keep their players' money. Nothing of a body is read before its signature holds. */
export async function transferRoutes(app: FastifyInstance, { desk, book, keys, clock, faults }: TransferParts): Promise<void> {
  const handle: Readonly<Record<TransferCall, Handle>> = {
    deposit: reading(transferCalls.deposit.request, (at, request) => desk.move(at, 'deposit', request)),
    withdraw: reading(transferCalls.withdraw.request, (at, request) => desk.move(at, 'withdraw', request)),
    query: reading(transferCalls.query.request, desk.query),
    balance: reading(transferCalls.balance.request, desk.balance),
    bets: reading(transferCalls.bets.request, book.read),
  };

  /** Whose call it is, if it was signed as it must be. */
  function callerOf(request: FastifyRequest, rawBody: string): Desk | undefined {
    const header = (name: string): string => {
      const value = request.headers[name];
      return typeof value === 'string' ? value : '';
    };
    const at = { vendor: header(seamlessHeaders.vendor), merchant: header(seamlessHeaders.merchant) };
    const key = keepsMoney(at.vendor) ? keys.keyOf(at.vendor, at.merchant) : undefined;
    const proof = { rawBody, timestamp: header(seamlessHeaders.timestamp), signature: header(seamlessHeaders.signature) };
    return key !== undefined && isSigned(proof, key, clock.now()) ? at : undefined;
  }

  function answer(call: TransferCall, at: Desk, body: unknown): Answer {
    try {
      return handle[call](at, body);
    } catch (fault) {
      app.log.error({ err: fault, ...at, call }, 'A transfer call failed.');
      return { code: 'UNKNOWN', requestId: requestIdOf(body) };
    }
  }

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    for (const [call, { path }] of Object.entries(transferCalls) as [TransferCall, { path: string }][]) {
      scope.post(path, async (request, reply) => {
        const rawBody = typeof request.body === 'string' ? request.body : '';
        const at = callerOf(request, rawBody);
        if (at === undefined) app.log.warn({ call }, 'A transfer call was not signed as it must be.');
        const body = json(rawBody);
        const given = at === undefined ? UNSIGNED : await underFault(faults.next(at.vendor, call), clock, () => answer(call, at, body), UNSIGNED);
        if (given === undefined) return reply.hijack().raw.destroy();
        return reply.code(transferStatus(given.code)).header('cache-control', 'no-store').send(given);
      });
    }
  });
}
