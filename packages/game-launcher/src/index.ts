export { launcherApi } from './api.ts';
export { gameHref, readGamePlace } from './game-place.ts';
export type { GamePlace } from './game-place.ts';
export { GamePage, loadGamePage, VassalageGamesDialog, VendorWalletsDialog } from './lazy.ts';
export { openingOf } from './opening/opening-of.ts';
export type { Launchable, Opening } from './opening/opening-of.ts';
export { useGameActions } from './use-game-actions.ts';
export type { LaunchActions, OpenedGame } from './use-game-actions.ts';
export type { VendorWalletsOpening } from './wallets/dialog-map.ts';
