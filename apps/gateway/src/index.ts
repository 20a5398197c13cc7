export { buildApp, type Gateway } from './app.ts';
export { migrationsFolder } from './database/migrations-folder.ts';
export { createRoundGames, createWins } from './modules/member/index.ts';
export {
  countPopularity,
  createCatalogueCache,
  createFindGames,
  demoCatalogue,
  generatedCatalogue,
  importCatalogue,
  offerCatalogue,
  readCatalogue,
  writeCatalogue,
} from './modules/games/index.ts';
export { createCashier, createLiveryAdapter, type Cashier, type CallbackRequest, type PayInOrder, type PaymentAdapter, type PaymentReply, type PayoutOrder, type PayoutStatus, type ProviderRef, type ReadCallback } from './modules/cashier/index.ts';
export { createOperatorSessions, createOperators, verifyTrail } from './modules/operator/index.ts';
export { createClosePeriod, createPostRealTime } from './modules/settlement/index.ts';
export { createBetRecords, createBetTotals, createGather, createSeamlessWallet, GROUPING, isSigned, seamlessRoutes, sign, sign2, signedHeaders, type CallToSign, type SigningKey, type VendorCaps } from './modules/seamless-wallet/index.ts';
export type { Fleet } from './modules/tenant/index.ts';
export { createSecrets } from './platform/crypto/index.ts';
export { createIds, type Database, migrate, openDatabase, systemClock, type Tx } from './platform/db/index.ts';
export { BATCH, deleteBatch, expiryOf } from './platform/retention/index.ts';
