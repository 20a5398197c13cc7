import { lazy } from 'react';

/** A chunk of its own: most people log in from where they always do. */
export const loadSecondFactor = () => import('./second-factor-step.tsx');

/** The second step of a way in, fetched when it is first shown. */
export const SecondFactorStep = lazy(async () => ({ default: (await loadSecondFactor()).SecondFactorStep }));
