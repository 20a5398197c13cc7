export { startCaddy, type Caddy } from './caddy.ts';
export { createCaller, newJti, type OfferedKey, registration, sealUnder } from './caller.ts';
export { fakeVendor, type FakeVendor, type VendorFault } from './fake-vendor.ts';
export { persistentVendor, type PersistentVendor, type VendorSeat } from './persistent-vendor.ts';
export { type Cluster, startCluster } from './postgres-cluster.ts';
export { createServingLogin } from './serving-login.ts';
export { NORTH, testFleet } from './test-fleet.ts';
export { cleanAudit, openTestLedger, walletOf } from './test-ledger.ts';
export type { TransferBody } from './transfer-body.ts';
