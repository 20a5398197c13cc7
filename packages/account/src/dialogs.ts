/** What `loadAccountDialogs` fetches. */
export { LoginDialog } from './login/login-dialog.tsx';
export { RegisterDialog } from './register/register-dialog.tsx';
export { Prewarm } from './prewarm.tsx';
