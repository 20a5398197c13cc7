export type {
  AccountType,
  CallContext,
  EventStream,
  Handler,
  Handlers,
  LiveSession,
  Once,
  SessionMember,
  Tenant,
  TenantCurrency,
} from './context.ts';
export { Problem } from './problem.ts';
