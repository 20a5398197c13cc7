import { distance } from 'fastest-levenshtein';

/** What can be wrong with a catalogue. */
export type CatalogueFaultKind =
  | 'unknownLanguage'
  | 'unknownNamespace'
  | 'unknownKey'
  | 'missingKey'
  | 'missingPlural'
  | 'unknownPlural'
  | 'wrongPlaceholder'
  | 'emptyValue'
  | 'duplicateKey'
  | 'unusedKey'
  | 'notText';

/** One fault, precise enough to be mended without looking anything up. */
export interface CatalogueFault {
  readonly kind: CatalogueFaultKind;
  /** `language.namespace.key`, as far as it goes. */
  readonly path: string;
  readonly found: string;
  readonly expected: string;
  /** The existing name closest to the one found, where a name is wrong. */
  readonly nearest?: string;
}

/** A fault as one line of a report. */
export function faultText(fault: CatalogueFault): string {
  const hint = fault.nearest === undefined ? '' : ` (nearest: ${fault.nearest})`;
  return `${fault.path}: ${fault.kind}: found ${fault.found}, expected ${fault.expected}${hint}`;
}

/** The candidate with the smallest edit distance, or undefined where none is near. */
export function nearest(name: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined;
  let fewest = Math.max(3, Math.ceil(name.length / 2));
  for (const candidate of candidates) {
    const cost = distance(name, candidate);
    if (cost < fewest) {
      best = candidate;
      fewest = cost;
    }
  }
  return best;
}
