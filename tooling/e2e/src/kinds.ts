import { enginePlays } from './engines.ts';
import type { EnginePlay } from './engines.ts';

/** A game category, with one vendor that offers it. */
export interface GameKind {
  /** Path of its hall. */
  readonly menu: string;
  readonly vendor: string;
  /** Vendor code (vassalage). */
  readonly code: string;
  readonly play: EnginePlay;
  /** Its games open at the hall first, from where they are played. */
  readonly chosen?: true;
  /** Opens in a separate window instead of the frame. */
  readonly window?: true;
}

/** All game categories of the site. */
export const gameKinds = {
  slots: { menu: '/rng', vendor: 'Copper Lantern', code: 'CLN', play: enginePlays.slot },
  live: { menu: '/live', vendor: 'Marble Room', code: 'MRB', play: enginePlays.table },
  fishing: { menu: '/fish', vendor: 'Deepwater Works', code: 'DWW', play: enginePlays.fishing },
  cards: { menu: '/pvp', vendor: 'Circle Cards', code: 'CRC', play: enginePlays.cards },
  bingo: { menu: '/bingo', vendor: 'Callhouse', code: 'CLH', play: enginePlays.bingo },
  zodiac: { menu: '/anim6games', vendor: 'Menagerie Six', code: 'MN6', play: enginePlays.table },
  originals: { menu: '/inhouse', vendor: 'House Originals', code: 'HSE', play: enginePlays.table },
  elotteries: { menu: '/elott', vendor: 'Quickdraw', code: 'QKD', play: enginePlays.ticket, chosen: true },
  sports: { menu: '/sports', vendor: 'Fieldline', code: 'FLD', play: enginePlays.events, window: true },
  esports: { menu: '/esports', vendor: 'Avalon Arena', code: 'AV', play: enginePlays.events, window: true },
  cockfight: { menu: '/cockfight', vendor: 'Dawn Spur', code: 'DS88', play: enginePlays.events, window: true },
} as const satisfies Record<string, GameKind>;
