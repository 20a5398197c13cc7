import { preloadableLazy } from '@livery/ui-kit';
import { forgotPassword } from './forgot/load.ts';

const dialogs = preloadableLazy(() => import('./dialogs.ts'));
const change = preloadableLazy(() => import('./change/change-password-dialog.tsx'));

/** Fetches the login and registration dialogs, which are one chunk, since both are often needed. */
export const loadAccountDialogs = dialogs.load;

/** The login, fetched when it is first shown. */
export const LoginDialog = dialogs.show((module) => module.LoginDialog);
/** The registration, fetched when it is first shown. */
export const RegisterDialog = dialogs.show((module) => module.RegisterDialog);
/** Renders the login and the registration hidden once their chunk was preloaded, so that the first opening is fast. */
export const AccountPrewarm = dialogs.follow((module) => module.Prewarm);
/** The recovery of a forgotten password, fetched when it is first shown. */
export const ForgotPasswordDialog = forgotPassword.show((module) => module.ForgotPasswordDialog);
/** The change of the password, fetched when it is first shown. */
export const ChangePasswordDialog = change.show((module) => module.ChangePasswordDialog);
