import { lazy } from 'react';

/** The login and registration dialogs in one chunk: whoever opens one often needs the other. */
export const loadAccountDialogs = () => import('./dialogs.ts');

/** The login, fetched when it is first shown. */
export const LoginDialog = lazy(async () => ({ default: (await loadAccountDialogs()).LoginDialog }));
/** The registration, fetched when it is first shown. */
export const RegisterDialog = lazy(async () => ({ default: (await loadAccountDialogs()).RegisterDialog }));
