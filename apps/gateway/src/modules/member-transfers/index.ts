export { memberTransferHandlers, type MemberTransferHandlersDeps } from './handlers.ts';
export { maskAccount, maskRealName } from './mask.ts';
export { createMemberTransfers, type MemberTransfer, type MemberTransfers } from './member-transfers.ts';
