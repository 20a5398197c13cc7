import type { GameType } from '../codes.ts';

const insertedBeforeSports: readonly GameType[] = ['COCKFIGHT', 'BINGO', 'ANIM6'];

/**
 * The order of the top navigation: cockfight, bingo and anim6 come before the first of sports and poker, or last where there
 * is neither. The others keep their order: the brand's in the portal, the platform's on the server.
 */
export function orderCategories(categories: readonly GameType[]): GameType[] {
  const inserted = insertedBeforeSports.filter((type) => categories.includes(type));
  const rest = categories.filter((type) => !inserted.includes(type));
  const at = rest.findIndex((type) => type === 'SPORTS' || type === 'PVP');
  return at < 0 ? [...rest, ...inserted] : [...rest.slice(0, at), ...inserted, ...rest.slice(at)];
}
