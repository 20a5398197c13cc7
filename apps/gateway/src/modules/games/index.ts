export { catalogueGame, type CatalogueGame, playableSlots, stakeLimits, stakesOnOffer, vendorMark } from './catalogue/catalogue.ts';
export { slotMaths, type SlotMaths } from './catalogue/slot-maths.ts';
export { createGameFacts, type GameFacts, type GameFactsPort } from './game-port.ts';
export { gamesHandlers, type GamesDeps, type LaunchOrder } from './handlers.ts';
export { createGameRepository, type GameRepository, type OfferedGame } from './repository.ts';
export { keepVendorKeys, type VendorKeysFile } from './vendor-keys-file.ts';
export { offerCatalogue, writeCatalogue } from './write-catalogue.ts';
