import type { MathModel } from '../model.ts';

/** 243 ways, high volatility, stacked high symbols, free spins with multiplier 4. */
export const W243: MathModel = {
  code: 'W243',
  layout: { kind: 'ways' },
  coins: 25,
  pays: {
    A: [45, 180, 750],
    B: [25, 80, 350],
    C: [12, 45, 225],
    D: [12, 35, 125],
    E: [5, 12, 45],
    F: [5, 12, 40],
    G: [4, 12, 30],
    H: [4, 8, 25],
  },
  scatterPays: [2, 10, 100],
  strips: [
    'GEFEDFGSCGAADHEFBDCBBHFHDGCHGEHF',
    'AAWDEGHFGBBHESDHGCFHGEFGHDCFEC',
    'FECFEGCDGHHAAGFHEDBBHDGWHFCSEG',
    'DHSEECDFCWGHFEDGAAFBBHFEGHFECG',
    'EGFBGFBBFEDHFDSHCFHEGGDCAACHEDH',
  ],
  free: {
    spins: [10, 15, 25],
    multiplier: 4,
    strips: [
      'HFDGHDEFHDGBBFGHCCFECGEAAE',
      'EDGAAEDGFHEFDCGECHHFBBHCFGW',
      'CHFWECFHGFEHWDCGAAFDGEDHGBBE',
      'DCGEDFCHAADFCEHFGFEBBGHWGEH',
      'HFEAAGFCDEFGHBBGDHFEGCEDCH',
    ],
  },
};
