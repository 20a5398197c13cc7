import { preloadableLazy } from '@livery/ui-kit';

const step = preloadableLazy(() => import('./second-factor-step.tsx'));

/** Fetches the second step: a chunk of its own, since most people log in from where they always do. */
export const loadSecondFactor = step.load;

/** The second step of a way in, fetched when it is first shown. */
export const SecondFactorStep = step.show((module) => module.SecondFactorStep);
