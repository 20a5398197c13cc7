import { calls, guardRefusal, HPKE_HEADER, HPKE_VERSION, roleOf, type CallName, type CallSpec } from '@livery/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createEventStream } from './answer/event-stream.ts';
import { browserCalls, browserOf } from './request/browser.ts';
import type { EventStream, Handlers, LiveSession, Replays, SessionMember } from './context.ts';
import type { Tenant } from './request/tenant.ts';
import type { Idempotency } from './idempotency.ts';
import { BODY_LIMIT, createLargeBodies, mayBeLarge, type LargeBodies } from './large-bodies.ts';
import { bearerOf } from './request/bearer.ts';
import { header } from './request/headers.ts';
import { Problem } from '../problem.ts';
import { readRequest } from './request/read-request.ts';
import { languageOf, visitorOf, type Visitor, type VisitorDeps } from './request/visitor.ts';
import { writeAnswer } from './answer/write-answer.ts';

/** A session and its account. */
interface Caller {
  readonly session: LiveSession;
  readonly member: SessionMember;
}

/** A session found by its token, or why there is none. The sessions of a blocked account have ended. */
export type Authentication = Caller | { readonly blocked: Caller } | 'unknown' | 'expired';

/** Dependencies of the calls. */
export interface CallDeps extends VisitorDeps {
  /** One handler for every call of the table. */
  readonly handlers: Handlers;
  readonly authenticate: (tenant: Tenant, token: string) => Promise<Authentication>;
  /** Opens a sealed body; throws a Problem. */
  readonly unseal: (body: unknown, to: { readonly method: string; readonly path: string; readonly merchantCode: string; readonly mostCharacters: number | undefined }) => Promise<unknown>;
  /** Throws a Problem where the tenant does not serve this call now (maintenance, region). */
  readonly admit: (call: CallName, visitor: Visitor) => Promise<void>;
  /** Whether the tenant forces the change of a default or expired password. */
  readonly forcesPasswordChange: (tenant: Tenant) => Promise<boolean>;
  readonly idempotency: Idempotency;
  /** Answers of idempotent calls to a repetition, from the stored ones; without one the stored answer is sent. */
  readonly replays: Replays;
  /** In production an undeclared field is dropped in silence; elsewhere it is an error. */
  readonly production: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set once the tenant is known; the log and error messages use it. */
    visitor: Visitor | undefined;
  }
  interface FastifyContextConfig {
    call?: CallName;
  }
}

type AnyHandler = (context: unknown, stream?: () => EventStream) => Promise<unknown>;

/** Calls that a blocked account may still make. */
const SERVED_WHILE_BLOCKED: ReadonlySet<CallName> = new Set(['logout']);
const browserCallNames: ReadonlySet<CallName> = new Set(browserCalls);
const HANDLER_TIMEOUT_MS = 20_000;
/** What a large body may take beyond that on a slow uplink. The site waits a little less, and a seal lasts a little longer. */
const LARGE_BODY_MS = 90_000;
const IDEMPOTENCY_KEY = /^[\x21-\x7e]{8,128}$/;

/** The caller of a call; undefined where it needs none and there is none, or a blocked one. */
async function authenticate(request: FastifyRequest, visitor: Visitor, name: CallName, deps: CallDeps): Promise<Caller | undefined> {
  const token = bearerOf(request);
  const found = token === undefined ? 'unknown' : await deps.authenticate(visitor.tenant, token);
  if (typeof found === 'object' && 'session' in found) {
    request.caller = found.member;
    return found;
  }
  if (typeof found === 'object' && SERVED_WHILE_BLOCKED.has(name)) return found.blocked;
  if (!calls[name].token) return undefined;
  if (typeof found === 'object') throw new Problem('ACCOUNT_BLOCKED');
  throw new Problem(found === 'expired' ? 'SESSION_EXPIRED' : 'NOT_LOGGED_IN');
}

/** Checks the caller against the table of guards: the role of the account, for what the call does. */
function assertAllowed(caller: Caller | undefined, spec: CallSpec): void {
  if (spec.guard === undefined) return;
  const refusal = guardRefusal(roleOf(caller !== undefined, caller?.member.type), spec.guard);
  if (refusal !== undefined) throw new Problem(refusal);
}

/** Refuses a caller who may not make the call, or sends too much at once, before its body is read. */
async function assertMaySend(name: CallName, spec: CallSpec, request: FastifyRequest, reply: FastifyReply, deps: CallDeps, largeBodies: LargeBodies): Promise<void> {
  const visitor = visitorOf(request, deps);
  request.visitor = visitor;
  const caller = await authenticate(request, visitor, name, deps);
  assertAllowed(caller, spec);
  assertSealed(request, spec);
  if (!mayBeLarge(request)) return;
  try {
    largeBodies.take(`${visitor.tenant.id} ${caller?.member.id ?? request.ip}`, reply.raw);
  } catch (error) {
    // Else the refused body would be received to its end.
    void reply.header('connection', 'close');
    throw error;
  }
}

/** Refuses what a session may not do before its password is changed: whatever needs a session, but for the calls of the table that say so. */
async function assertPasswordIsGood(caller: Caller | undefined, spec: CallSpec, tenant: Tenant, deps: CallDeps): Promise<void> {
  const reason = caller?.session.passwordChange ?? null;
  if (reason === null || !spec.token || spec.beforePasswordChange === true) return;
  if (reason === 'temporary' || (await deps.forcesPasswordChange(tenant))) throw new Problem('PASSWORD_CHANGE_REQUIRED');
}

function keyOf(request: FastifyRequest, spec: CallSpec): string | undefined {
  if (spec.idempotent !== true) return undefined;
  const key = header(request, 'idempotency-key');
  if (key === undefined || !IDEMPOTENCY_KEY.test(key)) throw new Problem('IDEMPOTENCY_KEY_REQUIRED');
  return key;
}

/** Plain text on a sealed call is refused before anything else about it is checked. */
function assertSealed(request: FastifyRequest, spec: CallSpec): void {
  if (spec.encrypted === true && header(request, HPKE_HEADER) !== HPKE_VERSION) throw new Problem('ENCRYPTION_REQUIRED');
}

async function inputOf(request: FastifyRequest, spec: CallSpec, visitor: Visitor, deps: CallDeps): Promise<unknown> {
  if (request.method === 'GET' || request.method === 'DELETE') return withPath(request.query, request);
  if (spec.encrypted !== true) return withPath(request.body ?? {}, request);
  const path = request.url.split('?', 1)[0] ?? '';
  return withPath(await deps.unseal(request.body, { method: request.method, path, merchantCode: visitor.tenant.id, mostCharacters: spec.bodyLimit }), request);
}

/** Path parameters are merged with query or body, and override them. */
function withPath(input: unknown, request: FastifyRequest): unknown {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return input;
  return { ...input, ...(request.params as object) };
}

async function serve(name: CallName, request: FastifyRequest, reply: FastifyReply, deps: CallDeps): Promise<unknown> {
  const spec: CallSpec = calls[name];
  const handler = deps.handlers[name] as AnyHandler;
  const visitor = visitorOf(request, deps);
  request.visitor = visitor;
  await deps.admit(name, visitor);
  const caller = await authenticate(request, visitor, name, deps);
  if (caller !== undefined) await request.server.requestLimits.takeForMember(request, visitor.tenant.id, caller.member.id);
  assertAllowed(caller, spec);
  await assertPasswordIsGood(caller, spec, visitor.tenant, deps);
  const known = caller ?? { session: undefined, member: undefined };
  assertSealed(request, spec);
  const idempotencyKey = keyOf(request, spec);
  const input = readRequest(name, await inputOf(request, spec, visitor, deps));
  const browser = browserCallNames.has(name) ? { browser: browserOf(request, reply) } : {};
  const context = { ...visitor, language: languageOf(visitor, input), ...known, ...browser, request: input, requestId: request.id, idempotencyKey, once: undefined };
  if (spec.stream === true) {
    await handler(context, () => createEventStream(request, reply));
    return reply;
  }
  const answer = (value: unknown) => ({ success: true, value: writeAnswer(name, value, !deps.production), requestId: request.id });
  if (idempotencyKey === undefined) return answer(await handler(context));

  // A repetition of a call that replaced its caller's session comes without one.
  const actor = spec.token ? (known.member?.id ?? '') : '';
  const scope = { tenantId: visitor.tenant.id, call: name, actor, key: idempotencyKey, request: input };
  const replay = async (): Promise<unknown> => {
    const before = await deps.idempotency.answered(scope);
    if (before === undefined) return undefined;
    void reply.header('idempotency-replayed', 'true');
    const present = deps.replays[name as keyof Replays] as ((tenant: Tenant, stored: unknown) => Promise<unknown>) | undefined;
    return answer(present === undefined ? before.value : await present(visitor.tenant, before.value));
  };
  const replayed = await replay();
  if (replayed !== undefined) return replayed;
  let stored = false;
  const once = <T>(work: Parameters<typeof deps.idempotency.once<T>>[1], didNothing?: (value: T) => boolean): Promise<T> => {
    stored = true;
    return deps.idempotency.once(scope, work, didNothing);
  };
  let value: unknown;
  try {
    value = await handler({ ...context, once });
  } catch (error) {
    // A concurrent repetition may have changed what this one found; its stored answer then counts.
    const alternateMethod = await replay();
    if (alternateMethod !== undefined) return alternateMethod;
    throw error;
  }
  if (!stored) throw new Error(`The handler of ${name} answered without once(): a repetition would act twice.`);
  return answer(value);
}

/** Calls of the table that have no handler, and handlers that have no call. */
export function mismatches(handlers: object): string[] {
  const missing = Object.keys(calls).filter((name) => !(name in handlers));
  const unknownHandlers = Object.keys(handlers).filter((name) => !(name in calls));
  return [...missing.map((name) => `no handler for the call ${name}`), ...unknownHandlers.map((name) => `no call ${name} in the table`)];
}

/**
 * Registers a route for every row of the table of calls, and for nothing else.
 * @throws when a call has no handler or a handler no call
 */
export function registerCalls(app: FastifyInstance, deps: CallDeps): void {
  const faults = mismatches(deps.handlers);
  if (faults.length > 0) throw new Error(`The table of calls and its handlers differ: ${faults.join('; ')}.`);
  const largeBodies = createLargeBodies();
  for (const [name, spec] of Object.entries(calls) as [CallName, CallSpec][]) {
    app.route({
      method: [spec.method, ...(spec.alsoMethods ?? [])],
      url: spec.path,
      config: { call: name },
      bodyLimit: spec.bodyLimit ?? BODY_LIMIT,
      exposeHeadRoute: false,
      ...(spec.bodyLimit === undefined ? {} : { onRequest: (request, reply) => assertMaySend(name, spec, request, reply, deps, largeBodies) }),
      ...(spec.stream === true ? {} : { handlerTimeout: HANDLER_TIMEOUT_MS + (spec.bodyLimit === undefined ? 0 : LARGE_BODY_MS) }),
      handler: (request, reply) => serve(name, request, reply, deps),
    });
  }
}
