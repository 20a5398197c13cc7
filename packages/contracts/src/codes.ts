/** Closed lists of codes that calls and brands share. Plain values without zod, so that browsers may carry them. */

/** Kinds of game, in the order of the navigation where a merchant states none. */
export const gameTypes = ['RNG', 'LIVE', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'ELOTT', 'LOTT', 'FISH', 'PVP', 'BINGO', 'ANIM6', 'INHOUSE'] as const;
/** A kind of game, as calls report it for vendors and games. */
export type GameType = (typeof gameTypes)[number];

/** Kinds of live tables, in the order of P-9.10 in docs/product.md. */
export const liveKinds = [
  'BACCARAT', 'SICBO', 'ROULETTE', 'DRAGON_TIGER', 'BLACKJACK', 'HOLDEM', 'MAHJONG_TILES', 'CARD_POKER', 'PAI_GOW', 'SE_DIE', 'FAN_TAN',
  'NIUNIU', 'YU_SIA_XIE', 'ZJH', 'MAHJONG',
] as const;
/** A kind of live table. */
export type LiveKind = (typeof liveKinds)[number];

/** What games have or are, as lists are narrowed by it. */
export const gameFeatures = ['hot', 'new', 'jackpot', 'freePlay', 'freeSpins'] as const;
/** What a game has or is. */
export type GameFeature = (typeof gameFeatures)[number];

/** How much results vary around the return to player. */
export const volatilities = ['low', 'medium', 'high'] as const;
/** How much the results of a game vary around its return. */
export type Volatility = (typeof volatilities)[number];

/**
 * Orders of a list of games. `recommended` is the merchant's: what it pinned for the visitor's country, then what it pinned everywhere, then its
 * own order. `rtp` puts the highest first; `popular` counts who played lately.
 */
export const gameSorts = ['recommended', 'popular', 'newest', 'name', 'rtp', 'stake'] as const;
/** An order of a list of games. */
export type GameSort = (typeof gameSorts)[number];

/** Named odds series of the lotteries. */
export const prizeModes = ['Lott', 'ZY', 'Elott', 'SEA'] as const;
/** A named odds series of the lotteries. */
export type PrizeMode = (typeof prizeModes)[number];

/** Kinds of announcement: B bulletin, PL player, PU pop-up, PR promotion, H home. */
export const announcementTypes = ['B', 'PL', 'PU', 'PR', 'H'] as const;
/** A kind of announcement. */
export type AnnouncementType = (typeof announcementTypes)[number];

/** Groups of banners: that of the home page. */
export const bannerGroups = ['w_announcement'] as const;

/** Codes of the vendors whose games are of the category ESPORTS. */
export const esportsVendorCodes = ['AV', 'IMES', 'IA', 'AI', 'TF'] as const;

/** Codes of the vendors whose games are of the category COCKFIGHT. */
export const cockfightVendorCodes = ['DS88', 'DIG'] as const;

/** Codes of the vendors whose games the platform offers (their vassalage), in the order in which they are shown. */
export const vendorCodes = [
  'LUM', 'SWD', 'FGL', 'CLN', 'PPY', 'NBM', 'MRB', 'VLT', 'DWW', 'CRC', 'TVL', 'FLD', 'OPN', ...esportsVendorCodes, ...cockfightVendorCodes, 'CLH', 'MN6',
  'HSE', 'QKD', 'MDL', 'TCG_SEA', 'TCG_LOTTO_VN',
] as const;
/** The code of a vendor. */
export type VendorCode = (typeof vendorCodes)[number];

/** The names of the vendors. */
export const vendorNames: Readonly<Record<VendorCode, string>> = {
  LUM: 'Lumenfall', SWD: 'Saltwind Studio', FGL: 'Foxglen Games', CLN: 'Copper Lantern', PPY: 'Papaya Arcade', NBM: 'Northbeam', MRB: 'Marble Room',
  VLT: 'Velvet Table', DWW: 'Deepwater Works', CRC: 'Circle Cards', TVL: 'Tavola House', FLD: 'Fieldline', OPN: 'Openpitch', AV: 'Avalon Arena',
  IMES: 'Ironmesa Esports', IA: 'Iris Arena', AI: 'Atlas Instant', TF: 'Torchfield', DS88: 'Dawn Spur', DIG: 'Digmaan Arena', CLH: 'Callhouse',
  MN6: 'Menagerie Six', HSE: 'House Originals', QKD: 'Quickdraw', MDL: 'Meridian Draws', TCG_SEA: 'Southeast Draws', TCG_LOTTO_VN: 'Red River Lotto',
};

/** Language codes of the platform, as `hisLang` and `X-Language` carry them; packages/i18n describes each. */
export const platformLanguages = [
  'CN', 'TW', 'EN', 'JA', 'TH', 'VI', 'MY', 'ES', 'HI', 'ID', 'KM', 'KO', 'MS', 'PT', 'TA', 'TY', 'TL', 'UR', 'TR', 'BN',
  'AR', 'FA', 'RU', 'KK', 'UZ', 'LO', 'NE', 'FR', 'DE', 'IT', 'PT-BR', 'SI', 'MR', 'MN', 'UR-LA',
] as const;
/** A language code of the platform. */
export type PlatformLanguage = (typeof platformLanguages)[number];
