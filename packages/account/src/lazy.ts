import { lazy } from 'react';
import { loadForgotPassword } from './forgot/load.ts';

/** The login and registration dialogs in one chunk: whoever opens one often needs the other. */
export const loadAccountDialogs = () => import('./dialogs.ts');

/** The login, fetched when it is first shown. */
export const LoginDialog = lazy(async () => ({ default: (await loadAccountDialogs()).LoginDialog }));
/** The registration, fetched when it is first shown. */
export const RegisterDialog = lazy(async () => ({ default: (await loadAccountDialogs()).RegisterDialog }));
/** The recovery of a forgotten password, fetched when it is first shown. */
export const ForgotPasswordDialog = lazy(async () => ({ default: (await loadForgotPassword()).ForgotPasswordDialog }));
/** The change of the password, fetched when it is first shown. */
export const ChangePasswordDialog = lazy(async () => ({ default: (await import('./change/change-password-dialog.tsx')).ChangePasswordDialog }));
