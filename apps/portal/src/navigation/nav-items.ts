import { hallPaths, vendorsOfHall } from '@livery/game-lobby';
import type { Category, GameType, Vendor, VendorRules } from '@livery/game-lobby';

/** One entry of the top navigation. */
export interface NavItem {
  /** Catalogue key of its label. */
  readonly name: `nav.${GameType}`;
  readonly gameType: GameType;
  /** Path of the page it opens. */
  readonly page: `/${string}`;
  /** How many points a unit of turnover earns in this category, two decimals; null where none are stated. */
  readonly point: string | null;
  /** English name, the same in every language: for analytics and tests. */
  readonly enName: string;
  readonly vendors: readonly Vendor[];
}

type Entry = Omit<NavItem, 'vendors' | 'gameType' | 'page'>;

/** Label and points of each category; point values are those of the specification's section 9. */
const entries = {
  ELOTT: { name: 'nav.ELOTT', point: null, enName: 'E-lottery' },
  LOTT: { name: 'nav.LOTT', point: null, enName: 'Lottery' },
  LIVE: { name: 'nav.LIVE', point: '0.70', enName: 'Live casino' },
  SPORTS: { name: 'nav.SPORTS', point: '1.00', enName: 'Sports' },
  FISH: { name: 'nav.FISH', point: '1.20', enName: 'Fishing' },
  RNG: { name: 'nav.RNG', point: '1.20', enName: 'Slots' },
  PVP: { name: 'nav.PVP', point: '1.00', enName: 'Poker' },
  ESPORTS: { name: 'nav.ESPORTS', point: '1.00', enName: 'Esports' },
  COCKFIGHT: { name: 'nav.COCKFIGHT', point: null, enName: 'Cockfight' },
  BINGO: { name: 'nav.BINGO', point: null, enName: 'Bingo' },
  ANIM6: { name: 'nav.ANIM6', point: null, enName: 'Anim6 games' },
  INHOUSE: { name: 'nav.INHOUSE', point: null, enName: 'In-house' },
} as const satisfies Record<GameType, Entry>;

/** What a brand decides about its navigation. */
export interface NavRules extends VendorRules {
  /** Categories offered, in order. */
  readonly categories: readonly GameType[];
}

const insertedBeforeSports: readonly GameType[] = ['COCKFIGHT', 'BINGO', 'ANIM6'];

/** The brand's order with cockfight, bingo and anim6 moved in front of sports and poker, whichever comes first. */
function orderOf(categories: readonly GameType[]): readonly GameType[] {
  const inserted = insertedBeforeSports.filter((type) => categories.includes(type));
  const rest = categories.filter((type) => !inserted.includes(type));
  const at = rest.findIndex((type) => type === 'SPORTS' || type === 'PVP');
  return at < 0 ? [...rest, ...inserted] : [...rest.slice(0, at), ...inserted, ...rest.slice(at)];
}

/**
 * The top navigation: one item for each category that the server reports vendors for and that the brand offers.
 * @param reported Answer of the `gameCategories` call.
 */
export function buildNavigation(reported: readonly Category[], rules: NavRules): readonly NavItem[] {
  return orderOf(rules.categories).flatMap((gameType) => {
    const vendors = vendorsOfHall(reported, gameType, rules);
    return vendors.length === 0 ? [] : [{ ...entries[gameType], page: hallPaths[gameType], gameType, vendors }];
  });
}
