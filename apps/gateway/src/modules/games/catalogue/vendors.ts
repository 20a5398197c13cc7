import { vendorNames } from '@livery/contracts';
import type { GameType, VendorCode } from '@livery/contracts';
import type { EmblemName } from '@livery/demo-artwork';

/** A vendor of the catalogue. All are fictional. */
export interface CatalogueVendor {
  /** Its vassalage. */
  readonly code: string;
  readonly displayName: string;
  readonly type: GameType;
  /** Decides, for lotteries, on which screen its games are played. */
  readonly accountTypeName: string;
  /** How its games open. */
  readonly open: 'frame' | 'popup' | 'tab';
  /** The currency mode of its stakes. */
  readonly wallet: 'seamless' | 'transfer';
  readonly state: 'open' | 'maintenance';
  /** Games may be tried with demo money. */
  readonly freePlay: boolean;
  readonly isHot: boolean;
  /** ISO 3166 codes of countries whose visitors may not play. */
  readonly barred: readonly string[];
  /** How its mark is drawn. */
  readonly mark: { readonly emblem: EmblemName; readonly hue: number };
}

type Row = readonly [code: VendorCode, type: GameType, emblem: EmblemName, hue: number, more?: Partial<CatalogueVendor>];

const slots: Partial<CatalogueVendor> = { state: 'open', freePlay: true };
/** Drawings that several vendors share: a wheel, a table, a room, a board of events. */
const tables: Partial<CatalogueVendor> = { state: 'open', freePlay: true };

// A vendor without a connected game server is under maintenance unless its row says otherwise: it is listed with that state.
const rows: readonly Row[] = [
  ['LUM', 'RNG', 'crystal', 285, { ...slots, isHot: true }],
  ['SWD', 'RNG', 'ship', 215, { ...slots, isHot: true }],
  ['FGL', 'RNG', 'fox', 40, slots],
  ['CLN', 'RNG', 'lantern', 25, { ...slots, isHot: true }],
  ['PPY', 'RNG', 'fruit', 60, slots],
  ['NBM', 'RNG', 'lighthouse', 190, { ...slots, freePlay: false, barred: ['FR', 'GB'] }],
  ['MRB', 'LIVE', 'roulette', 20, { ...tables, isHot: true }],
  ['VLT', 'LIVE', 'ace', 320, tables],
  ['DWW', 'FISH', 'ray', 230, { ...tables, isHot: true }],
  ['CRC', 'PVP', 'cards', 150, tables],
  // A transfer wallet; demo money never leaves our own wallet.
  ['TVL', 'PVP', 'chips', 160, { state: 'open', wallet: 'transfer' }],
  ['FLD', 'SPORTS', 'football', 145, { ...tables, open: 'tab', isHot: true }],
  ['OPN', 'SPORTS', 'trophy', 255, { ...tables, open: 'tab' }],
  ['AV', 'ESPORTS', 'controller', 300, { ...tables, open: 'popup', isHot: true }],
  ['IMES', 'ESPORTS', 'blades', 20, { ...tables, open: 'popup' }],
  ['IA', 'ESPORTS', 'headset', 330, { ...tables, open: 'popup' }],
  ['AI', 'ESPORTS', 'crosshair', 200, { ...tables, open: 'popup' }],
  ['TF', 'ESPORTS', 'flame', 50, { ...tables, open: 'popup' }],
  ['DS88', 'COCKFIGHT', 'rooster', 25, { ...tables, open: 'popup' }],
  ['DIG', 'COCKFIGHT', 'gamecock', 60, { ...tables, open: 'popup' }],
  ['CLH', 'BINGO', 'bingoCard', 270, tables],
  ['MN6', 'ANIM6', 'tiger', 60, tables],
  ['HSE', 'INHOUSE', 'wheel', 245, { ...tables, isHot: true }],
  ['QKD', 'ELOTT', 'ticket', 340, { ...tables, accountTypeName: 'ELOTT', isHot: true }],
  // Bets on their draws wait, up to a day: for true accounts alone.
  ['MDL', 'LOTT', 'balls', 260, { state: 'open', accountTypeName: 'LOTT' }],
  ['TCG_SEA', 'LOTT', 'cage', 190, { state: 'open', accountTypeName: 'TCG_SEA' }],
  ['TCG_LOTTO_VN', 'LOTT', 'lotus', 15, { state: 'open', accountTypeName: 'TCG_LOTTO_VN' }],
];

/** Every vendor, in display order. */
export const catalogueVendors: readonly CatalogueVendor[] = rows.map(([code, type, emblem, hue, more]) => ({
  code,
  displayName: vendorNames[code],
  type,
  accountTypeName: type,
  open: 'frame',
  wallet: 'seamless',
  state: 'maintenance',
  freePlay: false,
  isHot: false,
  barred: [],
  mark: { emblem, hue },
  ...more,
}));
