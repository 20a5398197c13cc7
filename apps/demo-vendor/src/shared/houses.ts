import type { EngineId } from './protocol.ts';

/** A vendor of this house: its name, the engine its games run on, its look, and what it allows. */
export interface House {
  readonly code: string;
  readonly name: string;
  readonly engine: EngineId;
  /** Colours of the frame around its games, as CSS colours: highlight, metal (light, middle, dark) and the night behind. */
  readonly look: { readonly accent: string; readonly metal: readonly [string, string, string]; readonly night: string };
  /** What the vendor lets players do beside playing. */
  readonly policy: { readonly autoplay: boolean; readonly turbo: boolean };
}

type Row = readonly [code: string, name: string, engine: EngineId, accent: string, metal: readonly [string, string, string], night: string, policy?: Partial<House['policy']>];

const rows: readonly Row[] = [
  ['LUM', 'Lumenfall', 'slot', '#d9b8ff', ['#f6ecff', '#a77be0', '#43216f'], '#150a2b'],
  ['SWD', 'Saltwind Studio', 'slot', '#8fe0ff', ['#eafaff', '#5fa8c9', '#17465c'], '#04161f'],
  ['FGL', 'Foxglen Games', 'slot', '#ffc078', ['#fff0da', '#d98b3d', '#6b3a0c'], '#1a0e04'],
  ['CLN', 'Copper Lantern', 'slot', '#ffb59a', ['#ffe9df', '#c9744f', '#662c14'], '#1c0a06'],
  ['PPY', 'Papaya Arcade', 'slot', '#ffd36e', ['#fff3cf', '#e8973c', '#7a3f06'], '#1d1002'],
  // Sells in markets that forbid both.
  ['NBM', 'Northbeam', 'slot', '#9be3d6', ['#e8fffb', '#5fb3a6', '#174b44'], '#041513', { autoplay: false, turbo: false }],
  ['CRC', 'Circle Cards', 'cards', '#ffd98a', ['#fff3d4', '#d1a24a', '#5f430f'], '#06251a'],
  ['CLH', 'Callhouse', 'bingo', '#ffd0ea', ['#fff0f8', '#e58abf', '#6d1f4c'], '#1d0b33'],
  ['MN6', 'Menagerie Six', 'wheel', '#ffd76a', ['#fff4cf', '#d9a441', '#6b470b'], '#0d2018'],
  ['HSE', 'House Originals', 'wheel', '#9fc3ff', ['#eef4ff', '#6f93d6', '#22396e'], '#080d1f'],
];

/** Every vendor of the house. */
export const HOUSES: readonly House[] = rows.map(([code, name, engine, accent, metal, night, policy]) => ({
  code, name, engine, look: { accent, metal, night }, policy: { autoplay: true, turbo: true, ...policy },
}));

/** The vendor with a code. */
export function houseOf(vendor: string | undefined): House | undefined {
  return HOUSES.find(({ code }) => code === vendor);
}

/** The engine of a vendor's games. A vendor this house does not know makes slots. */
export function engineOf(vendor: string): EngineId {
  return houseOf(vendor)?.engine ?? 'slot';
}
