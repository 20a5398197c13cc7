import { orderCategories } from '@livery/contracts';
import type { ResponseOf } from '@livery/contracts';

type NavItem = ResponseOf<'gameCategories'>['list'][number]['nav'];
type GameType = NavItem['gameType'];

interface CategoryPage {
  readonly page: NavItem['page'];
  /** Points per unit of turnover. */
  readonly point: string | null;
  readonly enName: string;
}

/** Page, points and English name of each category. */
const categoryPages: Readonly<Record<GameType, CategoryPage>> = {
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

/** The platform's order, before categories without vendors are left out. */
const REPORTED: readonly GameType[] = ['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'COCKFIGHT', 'BINGO', 'ANIM6'];

/** Categories that have vendors in the order of the navigation, in-house games last. */
export function navigationOrder(reported: ReadonlySet<string>): GameType[] {
  const inhouse: readonly GameType[] = ['INHOUSE'];
  return [...orderCategories(REPORTED.filter((type) => reported.has(type))), ...inhouse.filter((type) => reported.has(type))];
}

/** Whether a path shows something on a site with these categories: every one does that is not the hall of another category. */
export function isPageOf(categories: readonly string[], path: string): boolean {
  const halls = Object.entries(categoryPages).filter(([, { page }]) => page === path);
  return halls.length === 0 || halls.some(([category]) => categories.includes(category));
}

/** A category's entry of the navigation. */
export function navItem(gameType: GameType): NavItem {
  return { name: `nav.${gameType}`, gameType, ...categoryPages[gameType] };
}
