import type { ResponseOf } from '@livery/contracts';

type NavItem = ResponseOf<'gameCategories'>['list'][number]['nav'];
type GameType = NavItem['gameType'];

interface Entry {
  readonly page: NavItem['page'];
  /** Points for a unit of turnover. */
  readonly point: string | null;
  readonly enName: string;
}

/** Page, points and English name of each category. */
const entries: Readonly<Record<GameType, Entry>> = {
  ELOTT: { page: '/elott', point: null, enName: 'E-lottery' },
  LOTT: { page: '/elott', point: null, enName: 'Lottery' },
  LIVE: { page: '/live', point: '0.70', enName: 'Live casino' },
  SPORTS: { page: '/sports', point: '1.00', enName: 'Sports' },
  FISH: { page: '/fish', point: '1.20', enName: 'Fishing' },
  RNG: { page: '/rng', point: '1.20', enName: 'Slots' },
  PVP: { page: '/pvp', point: '1.00', enName: 'Poker' },
  ESPORTS: { page: '/esports', point: '1.00', enName: 'Esports' },
  COCKFIGHT: { page: '/cockfight', point: null, enName: 'Cockfight' },
  BINGO: { page: '/bingo', point: null, enName: 'Bingo' },
  ANIM6: { page: '/anim6games', point: null, enName: 'Anim6 games' },
  INHOUSE: { page: '/inhouse', point: null, enName: 'In-house' },
};

const REPORTED: readonly GameType[] = ['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS'];
const INSERTED: readonly GameType[] = ['COCKFIGHT', 'BINGO', 'ANIM6'];

/** Categories that have vendors in the order of the navigation: cockfight, bingo and anim6 stand before sports and poker, in-house games last. */
export function navigationOrder(reported: ReadonlySet<string>): GameType[] {
  const present = (types: readonly GameType[]) => types.filter((type) => reported.has(type));
  const rest = present(REPORTED);
  const before = rest.findIndex((type) => type === 'SPORTS' || type === 'PVP');
  const at = before < 0 ? rest.length : before;
  return [...rest.slice(0, at), ...present(INSERTED), ...rest.slice(at), ...present(['INHOUSE'])];
}

/** A category's entry of the navigation. */
export function navItem(gameType: GameType): NavItem {
  return { name: `nav.${gameType}`, gameType, ...entries[gameType] };
}
