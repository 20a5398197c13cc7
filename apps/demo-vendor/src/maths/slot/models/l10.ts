import { PAYLINES } from '../paylines.ts';
import type { MathModel } from '../model.ts';

/** Ten lines, low volatility, frequent free spins with multiplier 2. */
export const L10: MathModel = {
  code: 'L10',
  layout: { kind: 'lines', lines: PAYLINES.slice(0, 10) },
  coins: 10,
  pays: {
    A: [70, 250, 1250],
    B: [50, 180, 800],
    C: [30, 100, 225],
    D: [25, 70, 225],
    E: [15, 30, 125],
    F: [10, 30, 120],
    G: [10, 30, 120],
    H: [4, 20, 70],
  },
  scatterPays: [2, 10, 50],
  strips: [
    'EFBDGHCGFDSABHEFGEDCDHCFHBEAG',
    'FCAHDWGFGBEGDEBAGHDCEHFECHFS',
    'GEFGCFEHFWDHFEGADSDBGHCAEHCBW',
    'DGCAEHWGBDEHEAFCGFHGCFSBFDEH',
    'HBEGADHFEASGHFBGHEBHDCGDCCFWEF',
  ],
  free: {
    spins: [8, 12, 20],
    multiplier: 2,
    strips: [
      'HEAFBEDBFDEFHDGCHCBGAGHCGEFD',
      'FEGHEADGHFAGDFBHECWBGDWCEBFCH',
      'EWFCDHECFHBAHEGGDWBGFBHFEDAGC',
      'FHWDABGEFCHDBFGEAGECHCGEFWHDB',
      'EHBFCEDCEGAFDBAHWDCFEGWGHFHBG',
    ],
  },
};
