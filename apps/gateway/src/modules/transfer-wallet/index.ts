export { createCatalogueVendors } from './catalogue-vendors.ts';
export type { TransferPreference, TransferPreferences } from './transfer-preferences.ts';
export { transferHandlers, type TransferHandlersDeps } from './handlers.ts';
export { transferReplays } from './replays.ts';
export { createTransferWallet, type TransferWallet, type TransferWalletDeps } from './transfer-wallet.ts';
export type { Direction, Transfer, TransferOrder, TransferPorts, TransferReason, TransferState, TransferStep, TransferVendor } from './types.ts';
