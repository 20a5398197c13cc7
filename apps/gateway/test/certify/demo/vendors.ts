import { enginePlays } from './engines.ts';

type Row = readonly [vendor: string, engine: string, games: readonly [string, string]];

/** Vendors of the demo house that play on the seamless wallet: engine, and two of their games. */
const rows: readonly Row[] = [
  ['LUM', 'slot', ['lum-night-lanterns', 'lum-free-spins']],
  ['SWD', 'slot', ['swd-tidal-free-spins', 'swd-harbour']],
  ['FGL', 'slot', ['fgl-fox-trot', 'fgl-den']],
  ['CLN', 'slot', ['cln-harbour-lamps-jackpot', 'cln-lamps']],
  ['PPY', 'slot', ['ppy-papaya-pop', 'ppy-arcade']],
  ['NBM', 'slot', ['nbm-lighthouse', 'nbm-beam']],
  ['CRC', 'cards', ['crc-bull-bull-circle', 'crc-bull-duel']],
  ['MN6', 'wheel', ['mn6-menagerie', 'mn6-parade']],
  ['HSE', 'wheel', ['hse-wheel', 'hse-wheel-two']],
  ['CLH', 'bingo', ['clh-hall', 'clh-annex']],
  ['MRB', 'live', ['mrb-speed-dragon-tiger', 'mrb-dragon-tiger']],
  ['VLT', 'live', ['vlt-speed-dragon-tiger', 'vlt-dragon-tiger']],
  ['DWW', 'fishing', ['dww-reef', 'dww-deep']],
  ['FLD', 'events', ['fld-board', 'fld-cup']],
  ['OPN', 'events', ['opn-board', 'opn-cup']],
  ['AV', 'events', ['av-board', 'av-cup']],
  ['IMES', 'events', ['imes-board', 'imes-cup']],
  ['IA', 'events', ['ia-board', 'ia-cup']],
  ['AI', 'events', ['ai-board', 'ai-cup']],
  ['TF', 'events', ['tf-board', 'tf-cup']],
  ['DS88', 'events', ['ds88-board', 'ds88-cup']],
  ['DIG', 'events', ['dig-board', 'dig-cup']],
];

/** Codes of those vendors. */
export const demoVendors: readonly string[] = rows.map(([vendor]) => vendor);

/** The engine of a vendor of the demo house, two of its games, and how fast its time may go by. */
export function demoGames(vendor: string): readonly [engine: string, games: readonly [string, string], clockRate: number] {
  const row = rows.find(([code]) => code === vendor);
  if (row === undefined) throw new Error(`The demo house has no seamless vendor ${vendor}.`);
  const [, engine, games] = row;
  return [engine, games, enginePlays[engine]?.(games[0]).clockRate ?? 1];
}
