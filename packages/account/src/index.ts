export { useFreePlay } from './free-play/use-free-play.ts';
export { AccountPrewarm, ChangePasswordDialog, ForgotPasswordDialog, LoginDialog, loadAccountDialogs, RegisterDialog } from './lazy.ts';
