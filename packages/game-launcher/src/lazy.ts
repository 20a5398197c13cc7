import { preloadableLazy } from '@livery/ui-kit';
import type * as Fetched from './launch/launching.ts';

type Launching = typeof Fetched;
let launching: Launching | undefined;

/** Fetches what launches games. */
export async function loadLaunching(): Promise<Launching> {
  launching = await import('./launch/launching.ts');
  return launching;
}

/** What launches games, where it is there already: then a click waits for nothing. */
export function loadedLaunching(): Launching | undefined {
  return launching;
}

const gamePage = preloadableLazy(() => import('./frame/game-page.tsx'));

/** Fetches the chunk of the game page, and what launches games. */
export async function loadGamePage() {
  const [page] = await Promise.all([gamePage.load(), loadLaunching()]);
  return page;
}

/** The page of an open game, fetched when it is first shown. */
export const GamePage = gamePage.show((module) => module.GamePage);

/** The games behind an entry that stands for several, fetched when they are first shown. */
export const VassalageGamesDialog = preloadableLazy(() => import('./list/vassalage-games-dialog.tsx')).show((module) => module.VassalageGamesDialog);

/** Money at vendors with wallets of their own, fetched when it is first shown. */
export const VendorWalletsDialog = preloadableLazy(() => import('./wallets/vendor-wallets-dialog.tsx')).show((module) => module.VendorWalletsDialog);
