import type { MathModel } from '../model.ts';
import { L20 } from './l20.ts';

/** L20 with a shared jackpot: the reels pay slightly less, and 2 % of all stakes go to the jackpot. */
export const J20: MathModel = {
  ...L20,
  code: 'J20',
  pays: {
    ...L20.pays,
    A: [80, 300, 1800],
    D: [25, 70, 200],
    F: [10, 35, 80],
    H: [4, 16, 70],
  },
  jackpot: { potPermille: 16, seedPermille: 4, turnover: 2000 },
};
