/** A live table as the vendor runs it. */
export interface LiveTable {
  readonly category: string;
  /** Return of its best bet, in percent with two decimals; the vendor's own pages show every bet. */
  readonly rtp: string;
}

/** The vendor's tables by words of a game's code, as its GET /games states them. */
const tables: readonly (readonly [RegExp, LiveTable])[] = [
  [/dragon-tiger/, { category: 'DRAGON_TIGER', rtp: '96.27' }],
  [/baccarat/, { category: 'BACCARAT', rtp: '98.94' }],
  [/roulette/, { category: 'ROULETTE', rtp: '97.30' }],
  [/sicbo|three-dice/, { category: 'SICBO', rtp: '97.22' }],
];

/** Titles that promise rules which the vendor's tables do not have. */
const promises = /no-commission|insurance|double-ball|lightfall|french/;

/** The table that a live game is played at; undefined where the vendor has none: the game is then not open. */
export function liveTable(code: string): LiveTable | undefined {
  return promises.test(code) ? undefined : tables.find(([words]) => words.test(code))?.[1];
}
