import type { Volatility } from '@livery/contracts';

/** The certified figures of a slot model, as the vendor publishes them at `GET /games`. */
export interface SlotMaths {
  readonly model: string;
  /** Pay lines, or 243 ways. */
  readonly lines: number;
  /** Percent with two decimals. */
  readonly rtp: string;
  readonly volatility: Volatility;
  /** Stakes in minor units are multiples of it. */
  readonly coins: number;
  /** The model has free spins. */
  readonly freeSpins: boolean;
  /** All players of a game share a growing jackpot; its part of the return is in `rtp`. */
  readonly jackpot: boolean;
}

/** In the vendor's order: the hash of a game's code chooses among them. */
export const slotModels: readonly [SlotMaths, ...SlotMaths[]] = [
  { model: 'L20', lines: 20, rtp: '96.08', volatility: 'medium', coins: 20, freeSpins: true, jackpot: false },
  { model: 'W243', lines: 243, rtp: '96.02', volatility: 'high', coins: 25, freeSpins: true, jackpot: false },
  { model: 'L10', lines: 10, rtp: '96.04', volatility: 'low', coins: 10, freeSpins: true, jackpot: false },
];

/** The vendor's hash: FNV-1a over UTF-8 with a final mix. */
function hash32(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** Titles that name a feature get the vendor's model that has it. */
const promised: readonly (readonly [RegExp, SlotMaths])[] = [
  [/-jackpot$/, { model: 'J20', lines: 20, rtp: '96.00', volatility: 'high', coins: 20, freeSpins: true, jackpot: true }],
  [/-free-spins$/, { model: 'F243', lines: 243, rtp: '96.03', volatility: 'medium', coins: 25, freeSpins: true, jackpot: false }],
];

/** The mathematics of a slot game: a function of its code alone, the same here as at the vendor. */
export function slotMaths(code: string): SlotMaths {
  const kept = promised.find(([words]) => words.test(code))?.[1];
  if (kept !== undefined) return kept;
  return slotModels[hash32(`model:${code}`) % slotModels.length] ?? slotModels[0];
}
