import { hallPaths, vendorsOfHall } from '@livery/game-lobby';
import type { Category, GameType, Vendor, VendorRules } from '@livery/game-lobby';

/** One entry of the top navigation: the server's, with the vendors that the brand shows under it. */
export interface NavItem extends Omit<Category['nav'], 'page'> {
  /** Path of the page it opens. */
  readonly page: `/${string}`;
  readonly vendors: readonly Vendor[];
}

/** What a brand decides about its navigation. */
export interface NavRules extends VendorRules {
  /** Categories offered. */
  readonly categories: readonly GameType[];
}

/** Labels that the catalogues have: an entry with another cannot be shown. */
const names: readonly NavItem['name'][] = [
  'nav.ELOTT', 'nav.LOTT', 'nav.LIVE', 'nav.SPORTS', 'nav.FISH', 'nav.RNG', 'nav.PVP', 'nav.ESPORTS', 'nav.COCKFIGHT', 'nav.BINGO', 'nav.ANIM6', 'nav.INHOUSE',
];

/** Entries that a brand's codes alone bring about: the server reports these vendors under sports. */
const split = [
  { gameType: 'COCKFIGHT', name: 'nav.COCKFIGHT', point: null, enName: 'Cockfight' },
  { gameType: 'ESPORTS', name: 'nav.ESPORTS', point: '1.00', enName: 'Esports' },
] as const;

/** The server's entries in its order; cockfight stands before sports and esports behind it where only the brand's codes bring them. */
function entriesOf(reported: readonly Category[]): readonly Omit<NavItem, 'vendors'>[] {
  const known = new Set(reported.map(({ gameCategory }) => gameCategory));
  const [cockfight, esports] = split.map((entry) => (known.has(entry.gameType) ? [] : [{ ...entry, page: hallPaths[entry.gameType] }]));
  return reported.flatMap(({ gameCategory, nav }) => (gameCategory === 'SPORTS' ? [...(cockfight ?? []), nav, ...(esports ?? [])] : [nav]));
}

/**
 * The top navigation: one item for each category that has vendors and that the brand offers, in the server's order.
 * @param reported Answer of the `gameCategories` call.
 */
export function buildNavigation(reported: readonly Category[], rules: NavRules): readonly NavItem[] {
  return entriesOf(reported).flatMap((entry) => {
    const vendors = vendorsOfHall(reported, entry.gameType, rules);
    return vendors.length === 0 || !rules.categories.includes(entry.gameType) || !names.includes(entry.name) ? [] : [{ ...entry, vendors }];
  });
}
