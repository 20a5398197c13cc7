import { orderCategories } from '@livery/contracts';
import type { GameType } from '@livery/contracts';
import { hallPath } from '../routes/links.ts';
import { vendorsOfHall } from './vendors-of-hall.ts';
import type { Category, Vendor, VendorRules } from './vendors-of-hall.ts';

/** One entry of the top navigation: the server's, with the vendors that the brand shows under it. */
export interface NavItem extends Omit<Category['nav'], 'page'> {
  /** Path of the page it opens. */
  readonly page: `/${string}`;
  readonly vendors: readonly Vendor[];
}

/** What a brand decides about its navigation. */
export interface NavRules extends VendorRules {
  /** Categories offered, in order. */
  readonly categories: readonly GameType[];
}

/** Labels that the catalogues have: an entry with another cannot be shown. */
const names: readonly NavItem['name'][] = [
  'nav.ELOTT', 'nav.LOTT', 'nav.LIVE', 'nav.SPORTS', 'nav.FISH', 'nav.RNG', 'nav.PVP', 'nav.ESPORTS', 'nav.COCKFIGHT', 'nav.BINGO', 'nav.ANIM6', 'nav.INHOUSE',
];

/** Items for the vendors that the server reports under sports and the brand shows apart. */
const split = [
  { gameType: 'COCKFIGHT', name: 'nav.COCKFIGHT', point: null, enName: 'Cockfight' },
  { gameType: 'ESPORTS', name: 'nav.ESPORTS', point: '1.00', enName: 'Esports' },
] as const;

/** The server's item of a category, or that of vendors shown apart from sports. */
function entryOf(reported: readonly Category[], gameType: GameType): Omit<NavItem, 'vendors'> | undefined {
  const own = split.find((entry) => entry.gameType === gameType);
  return reported.find(({ gameCategory }) => gameCategory === gameType)?.nav ?? (own && { ...own, page: hallPath(gameType) });
}

/**
 * The top navigation: the server's item for each category that has vendors and that the brand offers, in the brand's order.
 * @param reported Answer of the `gameCategories` call.
 */
export function buildNavigation(reported: readonly Category[], rules: NavRules): readonly NavItem[] {
  return orderCategories(rules.categories).flatMap((gameType) => {
    const entry = entryOf(reported, gameType);
    const vendors = vendorsOfHall(reported, gameType, rules);
    return entry === undefined || vendors.length === 0 || !names.includes(entry.name) ? [] : [{ ...entry, vendors }];
  });
}
