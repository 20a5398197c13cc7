import { preloadableLazy } from '@livery/ui-kit';

/** The login wall of a site that requires a login, fetched when it is first shown. */
export const LoginWallPage = preloadableLazy(() => import('./login-wall-page.tsx')).show((module) => module.LoginWallPage);
