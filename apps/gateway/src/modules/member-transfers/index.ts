export { memberTransferHandlers, type MemberTransferHandlersDeps } from './handlers.ts';
export { createMemberTransfers, type MemberTransfer, type MemberTransfers } from './member-transfers.ts';
