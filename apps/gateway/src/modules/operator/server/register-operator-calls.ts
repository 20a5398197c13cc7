import { mayOperate, operatorCalls, operatorSchemas, type OperatorCallName, type OperatorCallSpec } from '@livery/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../../../platform/db/index.ts';
import { addressOf, bearerOf, declaredPart, header, type Tenant } from '../../../platform/http/index.ts';
import type { OperatorCaller, OperatorSessions } from '../accounts/operator-sessions.ts';
import { OperatorProblem } from '../operator-problem.ts';
import { PLATFORM, type Trail } from '../trail/trail.ts';
import type { EffectHandler, EffectName, OperatorContext, OperatorHandlers } from './operator-handlers.ts';
import { readOperatorRequest } from './read-operator-request.ts';
import type { EffectOrder } from './run-effect.ts';

export interface OperatorCallsDeps {
  readonly db: Database;
  readonly handlers: OperatorHandlers;
  readonly sessions: Pick<OperatorSessions, 'find'>;
  readonly trail: Pick<Trail, 'append'>;
  readonly tenantOf: (merchantCode: string) => Tenant | undefined;
  readonly runEffect: (order: EffectOrder) => Promise<unknown>;
  /** In production an undeclared field is dropped in silence; elsewhere it is an error. */
  readonly production: boolean;
}

const HANDLER_TIMEOUT_MS = 20_000;
const IDEMPOTENCY_KEY = /^[\x21-\x7e]{8,128}$/;

async function callerOf(request: FastifyRequest, { permission }: OperatorCallSpec, { sessions }: OperatorCallsDeps): Promise<OperatorCaller | undefined> {
  if (permission === null) return undefined;
  const token = bearerOf(request);
  const found = token === undefined ? 'unknown' : await sessions.find(token);
  if (found === 'unknown') throw new OperatorProblem('NOT_LOGGED_IN', 'Log in first: session:login.');
  if (found === 'expired') throw new OperatorProblem('SESSION_EXPIRED', 'The session has ended. Log in again: session:login.');
  return found;
}

const worksFor = (caller: OperatorCaller, code: string): boolean => caller.merchants === null || caller.merchants.includes(code);

/** The merchant that a call is about; what the caller does not work for and what is not there look alike. */
function merchantOf(request: FastifyRequest, caller: OperatorCaller, { tenantOf }: OperatorCallsDeps): Tenant {
  const code = header(request, 'x-merchant-code');
  if (code === undefined) throw new OperatorProblem('MERCHANT_REQUIRED', 'State the merchant: the header X-Merchant-Code, or --merchant.');
  const tenant = worksFor(caller, code) ? tenantOf(code) : undefined;
  if (tenant === undefined) throw new OperatorProblem('MERCHANT_FORBIDDEN', `You do not work for a merchant ${code.slice(0, 32)}. session:show lists yours.`);
  return tenant;
}

/** Throws where the caller may not make the call; returns the merchant that it is about. */
function admitted(request: FastifyRequest, name: OperatorCallName, caller: OperatorCaller, deps: OperatorCallsDeps): Tenant | undefined {
  const { permission, scope }: OperatorCallSpec = operatorCalls[name];
  if (permission !== null && !mayOperate(caller.roles, permission)) {
    throw new OperatorProblem('FORBIDDEN', `${name} needs the permission ${permission}, which none of your roles (${caller.roles.join(', ')}) has.`);
  }
  if (scope === 'platform' && caller.merchants !== null) throw new OperatorProblem('FORBIDDEN', `${name} is about every merchant, and you work for some of them.`);
  return scope === 'merchant' ? merchantOf(request, caller, deps) : undefined;
}

/** Writes a refusal into the trail: of the merchant, where the caller works for it, else of the platform. */
async function noteRefusal(request: FastifyRequest, name: OperatorCallName, caller: OperatorCaller, { code }: OperatorProblem, deps: OperatorCallsDeps): Promise<void> {
  const merchant = header(request, 'x-merchant-code');
  const tenant = merchant !== undefined && worksFor(caller, merchant) ? deps.tenantOf(merchant) : undefined;
  const entry = { operator: caller, action: name, subject: `call:${name}`, reason: '', before: {}, after: { refused: code }, ip: addressOf(request) };
  await deps.db.transaction((tx) => deps.trail.append(tx, { ...entry, tenant: tenant?.id ?? PLATFORM }));
}

function keyOf(request: FastifyRequest, name: OperatorCallName, caller: OperatorCaller | undefined, dryRun: boolean, newId: () => string): string {
  const spec: OperatorCallSpec = operatorCalls[name];
  const key = header(request, 'idempotency-key');
  if (spec.movesMoney !== true || dryRun) return `ops:${newId()}`;
  if (key === undefined || !IDEMPOTENCY_KEY.test(key)) throw new OperatorProblem('IDEMPOTENCY_KEY_REQUIRED', 'A call that moves money needs a header Idempotency-Key of 8 to 128 characters, a new one for each order.');
  return `ops:${caller?.id ?? ''}:${key}`;
}

const fieldOf = (input: unknown, field: string): unknown => (typeof input === 'object' && input !== null ? (input as Record<string, unknown>)[field] : undefined);

async function serve(name: OperatorCallName, request: FastifyRequest, deps: OperatorCallsDeps): Promise<unknown> {
  const spec: OperatorCallSpec = operatorCalls[name];
  const caller = await callerOf(request, spec, deps);
  let tenant: Tenant | undefined;
  if (caller !== undefined) {
    request.operatorLog = { operator: caller.name };
    try {
      tenant = admitted(request, name, caller, deps);
    } catch (error) {
      if (error instanceof OperatorProblem && error.code !== 'MERCHANT_REQUIRED') await noteRefusal(request, name, caller, error, deps);
      throw error;
    }
    request.operatorLog = { operator: caller.name, ...(tenant === undefined ? {} : { tenant: tenant.id }) };
  }
  const input = readOperatorRequest(name, request);
  const dryRun = fieldOf(input, 'dryRun') === true;
  const reason = fieldOf(input, 'reason');
  const ip = addressOf(request);
  const context = { request: input, caller, tenant, ip, key: keyOf(request, name, caller, dryRun, deps.db.newId) };
  const handler: unknown = deps.handlers[name];
  if (typeof handler === 'function') return (handler as (context: unknown) => Promise<unknown>)(context);
  if (caller === undefined) throw new Error(`${name} has an effect, and is open to everybody.`);
  return deps.runEffect({
    name: name as EffectName,
    handler: handler as EffectHandler<EffectName>,
    context: context as OperatorContext<EffectName>,
    caller,
    tenant,
    ip,
    reason: typeof reason === 'string' ? reason : '',
    dryRun,
  });
}

/**
 * Registers a route for every row of the table of operators' calls, and for nothing else.
 * @throws when a call has no handler or a handler no call
 */
export function registerOperatorCalls(app: FastifyInstance, deps: OperatorCallsDeps): void {
  const names = Object.keys(operatorCalls) as OperatorCallName[];
  const unlike = [...names.filter((name) => !(name in deps.handlers)), ...Object.keys(deps.handlers).filter((name) => !(name in operatorCalls))];
  if (unlike.length > 0) throw new Error(`The table of operators' calls and its handlers differ: ${unlike.join(', ')}.`);
  for (const name of names) {
    const spec: OperatorCallSpec = operatorCalls[name];
    const { method, path, bodyBytes, seconds } = spec;
    app.route({
      method,
      url: path,
      // Nobody but an operator is read a large request of.
      ...(bodyBytes === undefined ? {} : { bodyLimit: bodyBytes, onRequest: async (request: FastifyRequest) => void (await callerOf(request, spec, deps)) }),
      config: { operatorCall: name },
      exposeHeadRoute: false,
      handlerTimeout: seconds === undefined ? HANDLER_TIMEOUT_MS : seconds * 1_000,
      handler: async (request) => ({ success: true, value: declaredPart(name, operatorSchemas[name].value, await serve(name, request, deps), !deps.production), requestId: request.id }),
    });
  }
}
