export { launcherApi } from './api.ts';
export { gameHref, readGameRoute } from './game-route.ts';
export type { GameRouteParams } from './game-route.ts';
export { GamePage, loadGamePage, VassalageGamesDialog, VendorWalletsDialog } from './lazy.ts';
export { launchTargetOf } from './launch-target/launch-target.ts';
export type { Launchable, LaunchTarget } from './launch-target/launch-target.ts';
export { useGameActions } from './use-game-actions.ts';
export type { LaunchActions, NamedLaunchable } from './use-game-actions.ts';
export type { VendorWalletsProps } from './wallets/dialog-map.ts';
