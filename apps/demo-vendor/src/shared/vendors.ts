import type { EngineId } from './protocol.ts';

/** A demo vendor. */
export interface Vendor {
  readonly code: string;
  readonly name: string;
  readonly engine: EngineId;
  /** CSS colours of the frame around its games: highlight, metal (light, middle, dark) and background. */
  readonly look: { readonly accent: string; readonly metal: readonly [string, string, string]; readonly night: string };
  /** Features that the vendor allows. */
  readonly policy: { readonly autoplay: boolean; readonly turbo: boolean };
  /** Whether the merchant holds the player's balance (seamless) or the vendor does (transfer). */
  readonly wallet: 'seamless' | 'transfer';
}

type Row = readonly [code: string, name: string, engine: EngineId, accent: string, metal: readonly [string, string, string], night: string, policy?: Partial<Vendor['policy']>, wallet?: Vendor['wallet']];

const rows: readonly Row[] = [
  ['LUM', 'Lumenfall', 'slot', '#d9b8ff', ['#f6ecff', '#a77be0', '#43216f'], '#150a2b'],
  ['SWD', 'Saltwind Studio', 'slot', '#8fe0ff', ['#eafaff', '#5fa8c9', '#17465c'], '#04161f'],
  ['FGL', 'Foxglen Games', 'slot', '#ffc078', ['#fff0da', '#d98b3d', '#6b3a0c'], '#1a0e04'],
  ['CLN', 'Copper Lantern', 'slot', '#ffb59a', ['#ffe9df', '#c9744f', '#662c14'], '#1c0a06'],
  ['PPY', 'Papaya Arcade', 'slot', '#ffd36e', ['#fff3cf', '#e8973c', '#7a3f06'], '#1d1002'],
  // Serves markets that forbid autoplay and turbo.
  ['NBM', 'Northbeam', 'slot', '#9be3d6', ['#e8fffb', '#5fb3a6', '#174b44'], '#041513', { autoplay: false, turbo: false }],
  ['CRC', 'Circle Cards', 'cards', '#ffd98a', ['#fff3d4', '#d1a24a', '#5f430f'], '#06251a'],
  ['TVL', 'Tavola House', 'cards', '#9fe0c8', ['#eefaf4', '#7fb59c', '#274d3e'], '#2a0f16', {}, 'transfer'],
  ['DWW', 'Deepwater Works', 'fishing', '#ffd166', ['#fff4cf', '#e0a93a', '#6a470a'], '#04192b'],
  ['FLD', 'Fieldline', 'events', '#b8f2a0', ['#f3ffe9', '#7cc45f', '#24511a'], '#06170d'],
  ['OPN', 'Openpitch', 'events', '#a9d0ff', ['#eef6ff', '#6f9fdc', '#1d3c6b'], '#06101f'],
  ['AV', 'Avalon Arena', 'events', '#e0a8ff', ['#f8edff', '#b06ce0', '#431f68'], '#12061f'],
  ['IMES', 'Ironmesa Esports', 'events', '#ffb08a', ['#fff0e8', '#d9784a', '#632912'], '#190a06'],
  ['IA', 'Iris Arena', 'events', '#ff9fd6', ['#ffeef8', '#d768a8', '#621c46'], '#1a0614'],
  ['AI', 'Atlas Instant', 'events', '#8fe6ee', ['#eafdff', '#4fb4c0', '#12464e'], '#04161a'],
  ['TF', 'Torchfield', 'events', '#ffd27a', ['#fff5dd', '#dda23c', '#674509'], '#1a1004'],
  ['DS88', 'Dawn Spur', 'events', '#ffbd8f', ['#fff1e6', '#dd8748', '#6a2f0e'], '#1b0b05'],
  ['DIG', 'Digmaan Arena', 'events', '#f3d680', ['#fff8de', '#c9a238', '#584208'], '#171003'],
  ['CLH', 'Callhouse', 'bingo', '#ffd0ea', ['#fff0f8', '#e58abf', '#6d1f4c'], '#1d0b33'],
  ['MRB', 'Marble Room', 'live', '#f2c879', ['#fdf3df', '#c99a4b', '#5c3d12'], '#101418'],
  ['VLT', 'Velvet Table', 'live', '#ff9fb6', ['#ffeef2', '#cf7f93', '#5b1f33'], '#1b0610'],
  ['MN6', 'Menagerie Six', 'wheel', '#ffd76a', ['#fff4cf', '#d9a441', '#6b470b'], '#0d2018'],
  ['HSE', 'House Originals', 'wheel', '#9fc3ff', ['#eef4ff', '#6f93d6', '#22396e'], '#080d1f'],
  ['QKD', 'Quickdraw', 'ticket', '#ffc2d4', ['#fff0f5', '#e3819f', '#6b1d39'], '#1d0713'],
  ['MDL', 'Meridian Draws', 'draws', '#b9c8ff', ['#f0f3ff', '#7f93e0', '#283a7a'], '#0a0f26'],
  ['TCG_SEA', 'Southeast Draws', 'draws', '#8fe6dc', ['#eafffb', '#4fb3a6', '#124a44'], '#041716'],
  ['TCG_LOTTO_VN', 'Red River Lotto', 'draws', '#ffc59a', ['#fff2e6', '#dd8a52', '#6a3312'], '#1c0a06'],
];

export const VENDORS: readonly Vendor[] = rows.map(([code, name, engine, accent, metal, night, policy, wallet = 'seamless']) => ({
  code, name, engine, look: { accent, metal, night }, policy: { autoplay: true, turbo: true, ...policy }, wallet,
}));

export function vendorByCode(vendor: string | undefined): Vendor | undefined {
  return VENDORS.find(({ code }) => code === vendor);
}

/** The engine of a vendor's games; an unknown vendor has slots. */
export function engineOfVendor(vendor: string): EngineId {
  return vendorByCode(vendor)?.engine ?? 'slot';
}

/** Whether a vendor holds its players' balances itself. */
export function usesTransferWallet(vendor: string): boolean {
  return vendorByCode(vendor)?.wallet === 'transfer';
}
