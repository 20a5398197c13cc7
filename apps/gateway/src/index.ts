export { buildApp, type Gateway } from './app.ts';
export { migrationsFolder } from './migrations-folder.ts';
export {
  createCatalogueCache,
  createFindGames,
  demoCatalogue,
  generatedCatalogue,
  importCatalogue,
  offerCatalogue,
  readCatalogue,
  writeCatalogue,
} from './modules/games/index.ts';
export { createSeamlessWallet, isSigned, seamlessRoutes, sign } from './modules/seamless-wallet/index.ts';
export type { Fleet } from './modules/tenant/index.ts';
export { createIds, type Database, migrate, openDatabase, systemClock } from './platform/db/index.ts';
