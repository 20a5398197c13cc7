import type { MathModel } from '../model.ts';

/** 243 ways with frequent free spins (one in twenty spins) that can be retriggered and make up more than half of the return. */
export const F243: MathModel = {
  code: 'F243',
  layout: { kind: 'ways' },
  coins: 25,
  pays: {
    A: [30, 120, 500],
    B: [16, 55, 220],
    C: [8, 30, 150],
    D: [8, 24, 80],
    E: [3, 8, 30],
    F: [3, 8, 28],
    G: [3, 8, 25],
    H: [2, 5, 18],
  },
  scatterPays: [1, 5, 50],
  strips: [
    'GEFEDFGSCGAADHEFBDCBBHSFHDGCHGEHF',
    'AAWDEGHFGBBHESDHGCFHGEFGHDCFSEC',
    'FECFEGCDGHHASAGFHEDBBHDGWHFCSEG',
    'DHSEECDFCWGHFEDGASAFBBHFEGHFECG',
    'EGFBGFBBFEDHFDSHCFHEGGDCAACHESDH',
  ],
  free: {
    spins: [8, 12, 20],
    again: [4, 6, 10],
    multiplier: 2,
    strips: [
      'HFDGHSDEFHDGBBFGHCCFECGEAAE',
      'EDGAAEDGFSHEFDCGECHHFBBHCFGW',
      'CHFWECFHGFEHWSDCGAAFDGEDHGBBE',
      'DCGEDFCHAADFCEHFGSFEBBGHWGEH',
      'HFEAAGFCDEFGHBBGDHFEGSCEDCH',
    ],
  },
};
