import type { GameType, ResponseOf } from '@livery/contracts';

/** A category with its vendors, as the server reports it. */
export type Category = ResponseOf<'gameCategories'>['list'][number];
/** A vendor as the server reports it. */
export type Vendor = Category['vendors'][number];

/** Which sports vendors a brand shows elsewhere. */
export interface VendorRules {
  /** Sports vendors that belong to esports. */
  readonly esportCodes: readonly string[];
  /** Sports vendors that belong to cockfighting. */
  readonly cockfightCodes: readonly string[];
}

/** The category a vendor is shown under: sports vendors named by the brand move to esports or cockfighting. */
function shownUnder(vendor: Vendor, rules: VendorRules): GameType {
  if (vendor.gameType !== 'SPORTS') return vendor.gameType;
  if (rules.esportCodes.includes(vendor.vassalage)) return 'ESPORTS';
  if (rules.cockfightCodes.includes(vendor.vassalage)) return 'COCKFIGHT';
  return 'SPORTS';
}

/** The vendors shown under a category, in the server's order. */
export function vendorsOfHall(reported: readonly Category[], gameType: GameType, rules: VendorRules): readonly Vendor[] {
  return reported.flatMap((category) => category.vendors).filter((vendor) => shownUnder(vendor, rules) === gameType);
}
