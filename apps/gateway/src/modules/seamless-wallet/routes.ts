import { seamlessCalls, seamlessHeaders, seamlessStatus, type SeamlessCall, type SeamlessCode } from '@livery/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Clock } from '../../platform/db/index.ts';
import { createSeldomLines, limitKeyOf } from '../../platform/http/index.ts';
import { refuse } from './calls/answers.ts';
import type { VendorCaller } from './deps.ts';
import type { SeamlessLog } from './ports.ts';
import { unsignedWhy, type Unsigned } from './signature.ts';
import type { SeamlessWallet } from './seamless-wallet.ts';

export interface SeamlessRoutesDeps {
  readonly vendor: SeamlessWallet;
  readonly clock: Clock;
  readonly log: SeamlessLog;
  /** Counts a call without a valid signature; in how many seconds others are answered again, where there were too many. None are unless given. */
  readonly takeUnsigned?: (request: FastifyRequest) => Promise<number | undefined>;
  /** Counts an answer; those to calls without a valid signature under no merchant and vendor, since anyone can name any. */
  readonly count?: (merchant: string, vendor: string, call: SeamlessCall, code: SeamlessCode) => void;
}

/** Seconds after which a call whose outcome is not known may be repeated. */
const RETRY_AFTER_S = 1;

/** Ranges of addresses whose calls without a valid signature are logged in a minute, one line each: anyone can send them. */
const LOGGED_RANGES = 20;

/** The largest body a call may have, in bytes: a round's detail and some more. */
const BODY_LIMIT = 16_384;

type Answer = { readonly code: SeamlessCode };

/** There were too many calls without a valid signature; `wait`: in how many seconds such are answered again. */
class TooManyUnsigned {
  readonly wait: number;

  constructor(wait: number) {
    this.wait = wait;
  }
}
type Handle = (caller: VendorCaller, body: unknown) => Promise<Answer>;

function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
}

function parse(text: string): unknown {
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

/** Reads the body by its schema and passes it on. */
function reading<Schema extends z.ZodType>(
  schema: Schema,
  pass: (caller: VendorCaller, request: z.output<Schema>) => Promise<Answer>,
): Handle {
  return async (caller, body) => {
    const checked = schema.safeParse(body);
    if (checked.success) return pass(caller, checked.data);
    const message = checked.error.issues.map(({ path, message: what }) => `${path.join('.')}: ${what}`).join('; ');
    return refuse('INVALID_REQUEST', requestIdOf(body), { message });
  };
}

function handlers({ authenticate, balance, transact }: SeamlessWallet): Record<SeamlessCall, Handle> {
  const { bet, win, rollback, roundEnd, stage } = seamlessCalls;
  return {
    authenticate: reading(seamlessCalls.authenticate.request, authenticate),
    balance: reading(seamlessCalls.balance.request, balance),
    bet: reading(bet.request, (caller, request) => transact(caller, { call: 'bet', ...request })),
    win: reading(win.request, (caller, request) => transact(caller, { call: 'win', ...request })),
    rollback: reading(rollback.request, (caller, request) => transact(caller, { call: 'rollback', ...request })),
    roundEnd: reading(roundEnd.request, (caller, request) => transact(caller, { call: 'round-end', ...request })),
    stage: reading(stage.request, (caller, request) => transact(caller, { call: 'stage', ...request })),
  };
}

/**
 * Registers the seamless wallet's calls. The raw body is kept, since the signature covers its bytes; it is parsed only after
 * the signature was verified.
 */
export async function seamlessRoutes(app: FastifyInstance, { vendor, clock, log, takeUnsigned = async () => undefined, count = () => undefined }: SeamlessRoutesDeps): Promise<void> {
  const handle = handlers(vendor);
  const lines = createSeldomLines(LOGGED_RANGES, () => clock.now());

  async function answer(call: SeamlessCall, request: FastifyRequest): Promise<Answer | TooManyUnsigned> {
    const tenant = header(request, seamlessHeaders.merchant);
    const name = header(request, seamlessHeaders.vendor);
    const rawBody = typeof request.body === 'string' ? request.body : '';
    const unsigned = async (merchant: string, code: string): Promise<Unsigned | undefined> => {
      const { method, url: path } = request;
      const arrived = { method, path, merchant, vendor: code, rawBody, header: (wanted: string) => header(request, wanted) };
      return unsignedWhy(arrived, await vendor.trustOf(merchant, code, header(request, seamlessHeaders.keyId)), clock.now());
    };
    const rejectUnsigned = async (why: Unsigned | 'caller'): Promise<Answer | TooManyUnsigned> => {
      const wait = await takeUnsigned(request);
      count('', '', call, 'BAD_SIGNATURE');
      if (wait !== undefined) return new TooManyUnsigned(wait);
      const line = lines.admit(limitKeyOf(request.ip));
      if (line === undefined) return refuse('BAD_SIGNATURE', '');
      const [version, keyId] = [seamlessHeaders.version, seamlessHeaders.keyId].map((wanted) => header(request, wanted)?.slice(0, 64));
      log.warn({ tenant, vendor: name, call, ip: request.ip, version, keyId, why, ...(line.leftOut === 0 ? {} : line) }, 'A wallet call was not signed as it must be.');
      return refuse('BAD_SIGNATURE', '');
    };
    if (tenant === undefined || name === undefined) return rejectUnsigned('caller');
    // What fails before the signature is known to be right is counted under no merchant and vendor, as anyone can name any.
    let trusted = false;
    let body: unknown;
    try {
      const why = await unsigned(tenant, name);
      if (why !== undefined) return await rejectUnsigned(why);
      trusted = true;
      body = parse(rawBody);
      const given = await handle[call]({ tenant, vendor: name }, body);
      count(tenant, name, call, given.code);
      return given;
    } catch (error) {
      const requestId = requestIdOf(body);
      count(trusted ? tenant : '', trusted ? name : '', call, 'UNKNOWN');
      log.error({ err: error, tenant, vendor: name, call, requestId }, 'A wallet call failed.');
      return refuse('UNKNOWN', requestId);
    }
  }

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, body, done) => done(null, body));
    for (const [call, { path }] of Object.entries(seamlessCalls) as [SeamlessCall, { path: string }][]) {
      scope.post(path, async (request, reply) => {
        const given = await answer(call, request);
        // A flood costs its sender a connection for each call.
        if (given instanceof TooManyUnsigned) {
          return reply.code(429).header('retry-after', String(given.wait)).header('connection', 'close').header('cache-control', 'no-store').send(refuse('BAD_SIGNATURE', ''));
        }
        if (given.code === 'UNKNOWN') void reply.header('retry-after', String(RETRY_AFTER_S));
        return reply.code(seamlessStatus(given.code)).header('cache-control', 'no-store').send(given);
      });
    }
  });
}
