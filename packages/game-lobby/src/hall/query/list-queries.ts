import type { Category, GameType, Vendor } from '../../hooks.ts';
import { vendorsOfHall } from '@livery/navigation';
import type { VendorRules } from '@livery/navigation';

/** One list of the server that a hall shows games from. */
export interface ListQuery {
  /** Without it games of every kind. */
  readonly gameType?: GameType;
  readonly vassalage?: string;
}

const whole = (reported: readonly Category[], gameType: GameType, vendors: readonly Vendor[]) =>
  reported.filter((category) => category.gameCategory === gameType).every((category) => category.vendors.every((vendor) => vendors.includes(vendor)));

/**
 * Where the games of a hall come from, one list after another. The server lists games by kind; where a brand shows only
 * some of a kind's vendors in the hall (sports vendors that it shows under esports), each of them is a list of its own.
 */
export function listQueriesOf(reported: readonly Category[], gameTypes: readonly GameType[], rules: VendorRules, vassalage?: string): readonly [ListQuery, ...ListQuery[]] {
  const vendors = gameTypes.flatMap((each) => vendorsOfHall(reported, each, rules));
  const [hall] = gameTypes as readonly [GameType];
  if (vassalage !== undefined) return [{ gameType: vendors.find((vendor) => vendor.vassalage === vassalage)?.gameType ?? hall, vassalage }];
  const kinds = [...new Set(vendors.map((vendor) => vendor.gameType))];
  const [first, ...rest] = kinds.flatMap((gameType): ListQuery[] =>
    whole(reported, gameType, vendors)
      ? [{ gameType }]
      : vendors.filter((vendor) => vendor.gameType === gameType).map((vendor) => ({ gameType, vassalage: vendor.vassalage })),
  );
  return first === undefined ? [{ gameType: hall }] : [first, ...rest];
}
