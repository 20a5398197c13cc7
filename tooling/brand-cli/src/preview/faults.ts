import { formatFault } from '@livery/brand-kit';
import type { Fault } from '@livery/brand-kit';
import { scenes } from '../scenes/scenes.ts';

/** A fault as the page shows it: the sentence of `brand:check`, and where it shows. */
export interface ShownFault {
  readonly text: string;
  /** Ids of the scenes that show the key; of all where the look of everything depends on it. */
  readonly at: readonly string[];
}

/** Places of the page that are no pages of the site. */
export const OTHER_PLACES = ['emails', 'icons'] as const;

/**
 * What `brand:check` says, with the places where each fault would be seen.
 *
 * @param place as for `formatFault`
 */
export function shownFaults(faults: readonly Fault[], place?: string): ShownFault[] {
  return faults.map((fault) => ({ text: formatFault(fault, place), at: placesOf(fault) }));
}

function placesOf({ file, keyPath }: Fault): string[] {
  const everywhere = [...scenes.map(({ id }) => id), ...OTHER_PLACES];
  const named = scenes.filter(({ shows }) => shows.test(keyPath)).map(({ id }) => id);
  if (keyPath === 'identity.name') return everywhere;
  if (/assets\.favicon|favicon/.test(`${keyPath} ${file}`)) return ['icons'];
  if (/^assets\.hero$/.test(keyPath)) return [...named, 'icons'];
  return named.length > 0 ? named : everywhere;
}
