import { preloadableLazy } from '@livery/ui-kit';

/** The recovery of a password: a chunk of its own, since few forget. */
export const forgotPassword = preloadableLazy(() => import('./forgot-password-dialog.tsx'));
