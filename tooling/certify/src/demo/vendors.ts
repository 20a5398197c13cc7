import { enginePlays } from './engines.ts';

type Row = readonly [vendor: string, engine: string, games: readonly [string, string]];

/**
 * Vendors of the demo platform that play on the seamless wallet: engine, and two games of the catalogue, the first of which is
 * played. Of tables those that are quick; of slots all models between them.
 */
const rows: readonly Row[] = [
  ['LUM', 'slot', ['lum-moonlit-wolves', 'lum-prism-parade-free-spins']],
  ['SWD', 'slot', ['swd-tidal-free-spins', 'swd-lighthouse-keeper']],
  ['FGL', 'slot', ['fgl-lotus-lake', 'fgl-vixen-moon-jackpot']],
  ['CLN', 'slot', ['cln-harbour-lamps-jackpot', 'cln-panda-tea-party']],
  ['PPY', 'slot', ['ppy-phoenix-ascending', 'ppy-gemfall']],
  ['NBM', 'slot', ['nbm-snowfall-riches', 'nbm-beacon-free-spins']],
  ['CRC', 'cards', ['crc-bull-bull-circle', 'crc-bull-duel']],
  ['MN6', 'wheel', ['mn6-six-animals-classic', 'mn6-menagerie-wheel']],
  ['HSE', 'wheel', ['hse-house-wheel', 'hse-midnight-wheel']],
  ['CLH', 'bingo', ['clh-callhouse-bingo-75', 'clh-lucky-cage-bingo']],
  ['QKD', 'ticket', ['qkd-quickdraw-keno-rush', 'qkd-quickdraw-one-minute']],
  ['MDL', 'draws', ['mdl-meridian-minute-5', 'mdl-meridian-racing']],
  ['TCG_SEA', 'draws', ['tcg-sea-lao-vip-evening', 'tcg-sea-yangon-2d']],
  ['TCG_LOTTO_VN', 'draws', ['tcg-lotto-vn-hanoi-special', 'tcg-lotto-vn-hanoi-vip']],
  ['MRB', 'live', ['mrb-dragon-tiger-express', 'mrb-baccarat-marble']],
  ['VLT', 'live', ['vlt-speed-velvet-baccarat', 'vlt-dragon-tiger-velvet']],
  ['DWW', 'fishing', ['dww-reef-hunters', 'dww-manta-raiders']],
  ['FLD', 'events', ['fld-football-sportsbook', 'fld-football-in-play']],
  ['OPN', 'events', ['opn-openpitch-football', 'opn-openpitch-in-play']],
  ['AV', 'events', ['av-avalon-lobby', 'av-avalon-in-play']],
  ['IMES', 'events', ['imes-ironmesa-lobby', 'imes-ironmesa-in-play']],
  ['IA', 'events', ['ia-iris-lobby', 'ia-iris-in-play']],
  ['AI', 'events', ['ai-atlas-lobby', 'ai-atlas-in-play']],
  ['TF', 'events', ['tf-torchfield-lobby', 'tf-torchfield-in-play']],
  ['DS88', 'events', ['ds88-dawn-spur-lobby', 'ds88-dawn-spur-arena']],
  ['DIG', 'events', ['dig-digmaan-lobby', 'dig-digmaan-arena']],
];

/** Codes of those vendors. */
export const demoVendors: readonly string[] = rows.map(([vendor]) => vendor);

/** The vendor of the demo platform that keeps its players' money, and the game of it that is played. */
export const demoTransfers = { code: 'TVL', game: 'tvl-courtyard-bulls' } as const;

/** The engine of a vendor of the demo platform, two of its games, and how fast its time may go by. */
export function demoGames(vendor: string): readonly [engine: string, games: readonly [string, string], clockRate: number] {
  const row = rows.find(([code]) => code === vendor);
  if (row === undefined) throw new Error(`The demo platform has no seamless vendor ${vendor}. There are: ${demoVendors.join(', ')}.`);
  const [, engine, games] = row;
  return [engine, games, enginePlays[engine]?.(games[0]).clockRate ?? 1];
}
