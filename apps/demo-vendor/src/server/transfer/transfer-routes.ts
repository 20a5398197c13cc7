import { seamlessHeaders, transferCalls, transferStatus } from '@livery/contracts';
import type { TransferCall, TransferCode } from '@livery/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { usesTransferWallet } from '../../shared/vendors.ts';
import type { Clock } from '../clock.ts';
import type { FaultInjector } from '../faults/fault-injector.ts';
import { answerWithFault } from '../faults/faulty-transfer-answers.ts';
import type { KeyRing } from '../wallet/signing-keys.ts';
import { isSigned } from '../wallet/signature.ts';
import type { BetLog } from './bet-log.ts';
import type { VendorMerchant } from '../wallet/wallet.ts';
import type { TransferService } from './transfer-service.ts';

export interface TransferRoutesOptions {
  readonly service: TransferService;
  readonly betLog: BetLog;
  readonly keys: KeyRing;
  /** Clock that signature timestamps are checked against. */
  readonly clock: Clock;
  readonly faults: FaultInjector;
}

type Answer = { readonly code: TransferCode; readonly requestId: string };
type Handle = (scope: VendorMerchant, body: unknown) => Answer;

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

function validated<Schema extends z.ZodType>(schema: Schema, pass: (scope: VendorMerchant, request: z.output<Schema>) => Answer): Handle {
  return (scope, body) => {
    const checked = schema.safeParse(body);
    return checked.success ? pass(scope, checked.data) : { code: 'INVALID_REQUEST', requestId: requestIdOf(body) };
  };
}

/** Registers the calls of a platform to vendors that hold their players' balances. A body is read only after its signature is verified. */
export async function registerTransferRoutes(app: FastifyInstance, { service, betLog, keys, clock, faults }: TransferRoutesOptions): Promise<void> {
  const handle: Readonly<Record<TransferCall, Handle>> = {
    deposit: validated(transferCalls.deposit.request, (scope, request) => service.move(scope, 'deposit', request)),
    withdraw: validated(transferCalls.withdraw.request, (scope, request) => service.move(scope, 'withdraw', request)),
    query: validated(transferCalls.query.request, service.query),
    balance: validated(transferCalls.balance.request, service.balance),
    bets: validated(transferCalls.bets.request, betLog.list),
  };

  /** The caller of a correctly signed request, or undefined. */
  function callerOf(request: FastifyRequest, rawBody: string): VendorMerchant | undefined {
    const header = (name: string): string => {
      const value = request.headers[name];
      return typeof value === 'string' ? value : '';
    };
    const scope = { vendor: header(seamlessHeaders.vendor), merchant: header(seamlessHeaders.merchant) };
    const key = usesTransferWallet(scope.vendor) ? keys.keyOf(scope.vendor, scope.merchant) : undefined;
    const { method, url: path } = request;
    return key !== undefined && isSigned({ method, path, ...scope, rawBody, header }, key, clock.now()) ? scope : undefined;
  }

  function answer(call: TransferCall, scope: VendorMerchant, body: unknown): Answer {
    try {
      return handle[call](scope, body);
    } catch (fault) {
      app.log.error({ err: fault, ...scope, call }, 'Transfer call failed.');
      return { code: 'UNKNOWN', requestId: requestIdOf(body) };
    }
  }

  await app.register(async (plugin) => {
    plugin.removeAllContentTypeParsers();
    plugin.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    for (const [call, { path }] of Object.entries(transferCalls) as [TransferCall, { path: string }][]) {
      plugin.post(path, async (request, reply) => {
        const rawBody = typeof request.body === 'string' ? request.body : '';
        const scope = callerOf(request, rawBody);
        if (scope === undefined) app.log.warn({ call }, 'Transfer call with an invalid signature.');
        const body = json(rawBody);
        const given = scope === undefined ? UNSIGNED : await answerWithFault(faults.next(scope.vendor, call), clock, () => answer(call, scope, body), UNSIGNED);
        if (given === undefined) return reply.hijack().raw.destroy();
        return reply.code(transferStatus(given.code)).header('cache-control', 'no-store').send(given);
      });
    }
  });
}
