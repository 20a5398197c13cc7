import { PAYLINES } from '../paylines.ts';
import type { MathModel } from '../model.ts';

/** Twenty lines under a jackpot that all players share: the reels pay a little less than in L20, and 2 % of all stakes go to the pot. */
export const J20: MathModel = {
  code: 'J20',
  layout: { kind: 'lines', lines: PAYLINES },
  coins: 20,
  pays: {
    A: [80, 300, 1800],
    B: [60, 180, 900],
    C: [35, 100, 500],
    D: [25, 70, 200],
    E: [12, 35, 90],
    F: [10, 35, 80],
    G: [10, 20, 75],
    H: [4, 16, 70],
  },
  scatterPays: [2, 10, 100],
  strips: [
    'EHCGFBHEGFBDEHGCHFEADGHCSGDAF',
    'EDCAHGDGSFHCHBEFCHBGEAGEFWHDF',
    'SBFGCHAEFEDGEAFDHCGHFHWDGBHEC',
    'GCEAGBHGFFHESCDEGWFHGADCFBHDE',
    'BECEFWGCHEFCHGFSGDAGHBFAHDEBD',
  ],
  free: {
    spins: [10, 15, 20],
    multiplier: 3,
    strips: [
      'EGAFECDFAHCBGEGCDHFHEBGDFH',
      'EDGFCWDEHCGAHGBFAWCHGFDEFEBH',
      'HFDHEFBABGDCFWEGDHFEHCGEAGCW',
      'FGCFHFEFGDBHCGEBWEGHWAHDEADC',
      'HDHGDEDBGAHWCFBGFACEHFGECWFE',
    ],
  },
  jackpot: { potPermille: 16, seedPermille: 4, turnover: 2000 },
};
