export { launcherApi } from './api.ts';
export { gameHref, readGamePlace } from './game-place.ts';
export type { GamePlace } from './game-place.ts';
export { GamePage, loadGamePage } from './lazy.ts';
export { useGameActions } from './use-game-actions.ts';
export type { LaunchActions } from './use-game-actions.ts';
