import { preloadableLazy } from '@livery/ui-kit';
import { loadLaunchModule } from './launch/load-launch-module.ts';

const gamePage = preloadableLazy(() => import('./frame/game-page.tsx'));

/** Loads the chunk of the game page, and the launch code. */
export async function loadGamePage() {
  const [page] = await Promise.all([gamePage.load(), loadLaunchModule()]);
  return page;
}

/** The page of an open game, fetched when it is first shown. */
export const GamePage = gamePage.show((module) => module.GamePage);

/** The games behind an entry that stands for several, fetched when they are first shown. */
export const VassalageGamesDialog = preloadableLazy(() => import('./list/vassalage-games-dialog.tsx')).show((module) => module.VassalageGamesDialog);

/** Money at vendors with wallets of their own, fetched when it is first shown. */
export const VendorWalletsDialog = preloadableLazy(() => import('./wallets/vendor-wallets-dialog.tsx')).show((module) => module.VendorWalletsDialog);

/** The tables of a game, fetched when they are first shown. */
export const RoomListDialog = preloadableLazy(() => import('./rooms/room-list-dialog.tsx')).show((module) => module.RoomListDialog);
