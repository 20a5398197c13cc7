import { lazy } from 'react';

/** What a visitor sees of a site that wants a login first, fetched when it is first shown. */
export const LoginWallPage = lazy(async () => ({ default: (await import('./login-wall-page.tsx')).LoginWallPage }));
