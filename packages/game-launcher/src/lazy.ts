import { lazy } from 'react';

/** Fetches the chunk of the game page. */
export const loadGamePage = () => import('./frame/game-page.tsx');

/** The page of an open game, fetched when it is first shown. */
export const GamePage = lazy(async () => ({ default: (await loadGamePage()).GamePage }));
