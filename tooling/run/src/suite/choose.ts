import { PlainError } from '../plain-error.ts';
import type { Stage } from './stage.ts';

/**
 * Picks stages by name; `gateway` names every stage that begins with it.
 *
 * @param wanted empty for all that do not take long
 * @param everything also those that take long
 * @throws PlainError with the names there are, when one is unknown
 */
export function chooseStages(all: Stage[], wanted: string[], everything = false): Stage[] {
  const names = all.map((stage) => stage.name).join(', ');
  const matches = (name: string, wish: string): boolean => name === wish || name.startsWith(`${wish}-`);
  for (const wish of wanted) {
    if (!all.some((stage) => matches(stage.name, wish))) throw new PlainError(`There is no stage "${wish}". There are: ${names}.`);
  }
  if (wanted.length === 0) return all.filter(({ long = false }) => everything || !long);
  return all.filter((stage) => wanted.some((wish) => matches(stage.name, wish)));
}
