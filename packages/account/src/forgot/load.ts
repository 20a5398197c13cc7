import { chunk } from '../chunk.ts';

/** The recovery of a password: a chunk of its own, since few forget. */
export const forgotPassword = chunk(() => import('./forgot-password-dialog.tsx'));
