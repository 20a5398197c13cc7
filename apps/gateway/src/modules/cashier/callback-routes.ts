import { paymentCodes, paymentHeaders } from '@livery/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '../../platform/db/index.ts';
import { createSeldomLines, limitKeyOf, tenantOfHost, type TenantDirectory } from '../../platform/http/index.ts';
import type { Cashier, CallbackOutcome } from './cashier.ts';
import type { CashierLog } from './cashier-log.ts';

const BODY_LIMIT = 65_536;
/** Merchant codes and provider codes: anything else names nobody. */
const CODE = /^[A-Za-z0-9._-]{1,32}$/;

function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
}

/** Ranges of addresses whose calls without a valid signature are logged in a minute, one line each: anyone can send them. */
const LOGGED_RANGES = 20;

export interface PaymentCallbackDeps {
  readonly cashier: Pick<Cashier, 'callback'>;
  readonly log: CashierLog;
  readonly tenants: TenantDirectory;
  readonly clock: Clock;
  /** Counts a call without a valid signature; in how many seconds others are answered again, where there were too many. */
  readonly takeUnsigned: (request: FastifyRequest) => Promise<number | undefined>;
  /** Whether there were too many from the same addresses already; counts nothing. */
  readonly isOverUnsigned: (request: FastifyRequest) => boolean;
}

/**
 * Registers the address that payment providers call. The raw body is kept, since signatures cover its bytes; a failure is
 * answered with 500, so that the provider repeats the callback.
 */
export async function paymentCallbackRoutes(app: FastifyInstance, { cashier, log, tenants, clock, takeUnsigned, isOverUnsigned }: PaymentCallbackDeps): Promise<void> {
  const lines = createSeldomLines(LOGGED_RANGES, () => clock.now());

  /** The merchant whose host is called: a provider with a protocol of its own sends no header of ours. A name that several share is nobody's. */
  function tenantAt(host: string): string | undefined {
    const found = tenantOfHost(tenants, host);
    return found?.claimed === true ? found.tenant.id : undefined;
  }
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, body, done) => done(null, body));
    scope.post<{ Params: { provider: string } }>('/payments/v1/callback/:provider', async (request, reply) => {
      const { provider } = request.params;
      const tenant = header(request, paymentHeaders.merchant) ?? tenantAt(request.host);
      let code: CallbackOutcome | 'UNKNOWN' = 'BAD_SIGNATURE';
      try {
        if (tenant !== undefined && CODE.test(tenant) && CODE.test(provider)) {
          const rawBody = typeof request.body === 'string' ? request.body : '';
          code = await cashier.callback({ tenant, provider }, { method: request.method, path: request.url, rawBody, header: (name) => header(request, name) }, isOverUnsigned(request));
        }
      } catch (error) {
        log.error({ err: error, tenant, provider }, 'A callback of a payment provider failed.');
        code = 'UNKNOWN';
      }
      if (code === 'BAD_SIGNATURE') {
        const wait = await takeUnsigned(request);
        // A flood costs its sender a connection for each call.
        if (wait !== undefined) return reply.code(429).header('retry-after', String(wait)).header('connection', 'close').header('cache-control', 'no-store').send({ code });
        const line = lines.admit(limitKeyOf(request.ip));
        if (line !== undefined) log.warn({ tenant, provider, ip: request.ip, ...(line.leftOut === 0 ? {} : line) }, 'A callback of a payment provider was not signed as it must be.');
      }
      return reply.code(paymentCodes[code]).header('cache-control', 'no-store').send({ code });
    });
  });
}
