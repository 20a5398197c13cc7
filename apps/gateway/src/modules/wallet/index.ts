export { COUNTED_AFTER_MS, createAccountHours } from './account-hours.ts';
export type { Accounts } from './accounts.ts';
export { createHouseTotals } from './audit-totals.ts';
export { preparePost, prepareResolve } from './commands.ts';
export type { Commands, PreparedPost, PreparedResolve } from './commands.ts';
export type { History } from './history.ts';
export { COUNTED, countedPage, pageCountOf, skippedBy } from './counted-page.ts';
export { minorUnits, MOST_ASKED, MOST_MINOR } from './minor-units.ts';
export type { MovementPageRequest } from './movement-pages.ts';
export type { MovementTotals, ReasonTotal } from './movement-totals.ts';
export { WalletRefusal, walletRefusalCodes } from './refusal.ts';
export type { WalletRefusalCode } from './refusal.ts';
export type {
  AccountKind,
  AccountRef,
  Audit,
  Balance,
  CountedPage,
  LedgerCommand,
  Currency,
  HoldCommand,
  Journal,
  Leg,
  NumberedPage,
  NumberedPageRequest,
  AccountOwner,
  Page,
  PageRequest,
  PostCommand,
  Posted,
  ResolveCommand,
  ReverseCommand,
  StatementLine,
} from './types.ts';
export { createWallet } from './wallet.ts';
export type { MemberCommand, Wallet, WalletDeps, WalletEvents } from './wallet.ts';
