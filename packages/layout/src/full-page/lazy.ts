import { preloadableLazy } from '@livery/ui-kit';

/** What a visitor sees of a site that wants a login first, fetched when it is first shown. */
export const LoginWallPage = preloadableLazy(() => import('./login-wall-page.tsx')).show((module) => module.LoginWallPage);
