import { PAYLINES } from '../paylines.ts';
import type { MathModel } from '../model.ts';

/** Twenty lines, medium volatility, hit rate 39 %, free spins with multiplier 3. */
export const L20: MathModel = {
  code: 'L20',
  layout: { kind: 'lines', lines: PAYLINES },
  coins: 20,
  pays: {
    A: [90, 300, 1800],
    B: [60, 180, 900],
    C: [35, 100, 500],
    D: [25, 75, 225],
    E: [12, 35, 90],
    F: [10, 35, 90],
    G: [10, 20, 75],
    H: [4, 18, 75],
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
};
