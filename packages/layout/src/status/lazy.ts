import { preloadableLazy } from '@livery/ui-kit';

/** The page for an address that has none, fetched when it is first shown. */
export const NotFoundPage = preloadableLazy(() => import('./not-found-page.tsx')).show((module) => module.NotFoundPage);
