export type { Browser, BrowserCall } from './request/browser.ts';
export type {
  AccountType,
  CallContext,
  EventStream,
  Handler,
  Handlers,
  LiveSession,
  PasswordChangeReason,
  Once,
  Replays,
  SessionMember,
} from './context.ts';
export { createDraining, type Draining } from './draining.ts';
export { registerHealth } from './health.ts';
export { createIdempotency, type Idempotency } from './idempotency.ts';
export { createInProcess, type InProcessCall } from './in-process.ts';
export { loggerOptions, type LogOptions } from './log.ts';
export { answerClientError } from './answer/client-error.ts';
export { asProblem } from './answer/fault.ts';
export { declaredPart } from './answer/write-answer.ts';
export { isStorable } from './request/read-request.ts';
export { header } from './request/headers.ts';
export { messageOf, refusalText } from './answer/messages.ts';
export { registerDocs } from './openapi.ts';
export { fieldFault, Problem } from '../problem.ts';
export { positiveAmount } from './request/positive-amount.ts';
export { bearerOf } from './request/bearer.ts';
export { registerCalls, type Authentication, type CallDeps } from './register-calls.ts';
export { createSeldomLines } from './seldom-lines.ts';
export { createServer, sendProblem, type ServerOptions } from './server.ts';
export { limitKeyOf, limitKeysOf } from './request/address-prefix.ts';
export { hostName, isLocalName, tenantOfHost, type TenantDirectory } from './request/tenant-of.ts';
export type { Tenant, TenantCurrency } from './request/tenant.ts';
export { createThrottle, type Throttle, type ThrottleRule } from './throttle.ts';
export { addressOf, offeredLanguage, originOf, visitorOf, type Visitor } from './request/visitor.ts';
export { createFairLimit, type TaskOwner } from './fair-limit.ts';
export { createOutsideFetch, type Fetch } from './outside-fetch.ts';
export { AnswerTooLong, readAnswer } from './read-answer.ts';
export { endUnaskedConnections } from './unasked-connections.ts';
