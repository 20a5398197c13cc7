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
  /** Categories offered, in order. */
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

const insertedBeforeSports: readonly GameType[] = ['COCKFIGHT', 'BINGO', 'ANIM6'];

/** The brand's order with cockfight, bingo and anim6 moved in front of sports and poker, whichever comes first. */
function orderOf(categories: readonly GameType[]): readonly GameType[] {
  const inserted = insertedBeforeSports.filter((type) => categories.includes(type));
  const rest = categories.filter((type) => !inserted.includes(type));
  const at = rest.findIndex((type) => type === 'SPORTS' || type === 'PVP');
  return at < 0 ? [...rest, ...inserted] : [...rest.slice(0, at), ...inserted, ...rest.slice(at)];
}

/** The server's entry of a category, or the one that a brand's codes bring about. */
function entryOf(reported: readonly Category[], gameType: GameType): Omit<NavItem, 'vendors'> | undefined {
  const own = split.find((entry) => entry.gameType === gameType);
  return reported.find(({ gameCategory }) => gameCategory === gameType)?.nav ?? (own && { ...own, page: hallPaths[gameType] });
}

/**
 * The top navigation: the server's item for each category that has vendors and that the brand offers, in the brand's order.
 * @param reported Answer of the `gameCategories` call.
 */
export function buildNavigation(reported: readonly Category[], rules: NavRules): readonly NavItem[] {
  return orderOf(rules.categories).flatMap((gameType) => {
    const entry = entryOf(reported, gameType);
    const vendors = vendorsOfHall(reported, gameType, rules);
    return entry === undefined || vendors.length === 0 || !names.includes(entry.name) ? [] : [{ ...entry, vendors }];
  });
}
