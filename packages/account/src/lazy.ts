import { preloadableLazy } from '@livery/ui-kit';
import { forgotPassword } from './forgot/load.ts';

const dialogs = preloadableLazy(() => import('./dialogs.ts'));
const change = preloadableLazy(() => import('./change/change-password-dialog.tsx'));

/** Fetches the login and registration dialogs, which are one chunk: whoever opens one often needs the other. */
export const loadAccountDialogs = dialogs.load;

/** The login, fetched when it is first shown. */
export const LoginDialog = dialogs.show((module) => module.LoginDialog);
/** The registration, fetched when it is first shown. */
export const RegisterDialog = dialogs.show((module) => module.RegisterDialog);
/** Rehearses the login and the registration, out of sight, once they were fetched before somebody opens them. */
export const AccountPrewarm = dialogs.follow((module) => module.Prewarm);
/** The recovery of a forgotten password, fetched when it is first shown. */
export const ForgotPasswordDialog = forgotPassword.show((module) => module.ForgotPasswordDialog);
/** The change of the password, fetched when it is first shown. */
export const ChangePasswordDialog = change.show((module) => module.ChangePasswordDialog);
