import { lazy } from 'react';
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

/** Fetches the chunk of the game page, and what launches games. */
export async function loadGamePage() {
  const [page] = await Promise.all([import('./frame/game-page.tsx'), loadLaunching()]);
  return page;
}

/** The page of an open game, fetched when it is first shown. */
export const GamePage = lazy(async () => ({ default: (await import('./frame/game-page.tsx')).GamePage }));

/** The games behind an entry that stands for several, fetched when they are first shown. */
export const VassalageGamesDialog = lazy(async () => ({ default: (await import('./list/vassalage-games-dialog.tsx')).VassalageGamesDialog }));

/** Money at vendors with wallets of their own, fetched when it is first shown. */
export const VendorWalletsDialog = lazy(async () => ({ default: (await import('./wallets/vendor-wallets-dialog.tsx')).VendorWalletsDialog }));
