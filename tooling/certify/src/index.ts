export type { Adapter, AdapterSetup } from './adapter.ts';
export { driveAdapter } from './adapter/run.ts';
export type { PaymentsUnderTest } from './payments/payments-under-test.ts';
export { checkPayments } from './payments/run.ts';
export { certificate, transferCertificate } from './report.ts';
export { checkTransfers } from './transfer/run.ts';
export type { TransferVendor } from './transfer/transfer-vendor.ts';
export { checkWallet } from './wallet/run.ts';
