import { preloadableLazy } from '@livery/ui-kit';

/** Password recovery is a chunk of its own, since few need it. */
export const forgotPassword = preloadableLazy(() => import('./forgot-password-dialog.tsx'));
