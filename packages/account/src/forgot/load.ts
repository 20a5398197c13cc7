/** Fetches the recovery of a password: a chunk of its own, since few forget. */
export const loadForgotPassword = () => import('./forgot-password-dialog.tsx');
