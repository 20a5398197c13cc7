import { preloadableLazy } from '@livery/ui-kit';

/** What a session needs beside the first screen. */
export const sessionEffects = preloadableLazy(() => import('./session-effects.ts'));
