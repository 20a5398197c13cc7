import { lazy } from 'react';

/** Fetches the chunk of the hall. */
export const loadHallPage = () => import('./hall/hall-page.tsx');

/** A category's hall, fetched when it is first shown. */
export const HallPage = lazy(async () => ({ default: (await loadHallPage()).HallPage }));
