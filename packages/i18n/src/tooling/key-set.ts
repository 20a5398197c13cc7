import { placeholdersOf } from '../catalogue/placeholders.ts';
import { pluralBase } from '../catalogue/plurals.ts';
import type { CatalogueFile } from '../catalogue/keys.ts';

/** A key of the English file, with what its translations must keep. */
export interface KeyFacts {
  readonly plural: boolean;
  readonly placeholders: readonly string[];
}

/** The keys of an English file without their plural endings. */
export function keySet(english: CatalogueFile): ReadonlyMap<string, KeyFacts> {
  const facts = new Map<string, KeyFacts>();
  for (const [key, text] of Object.entries(english)) {
    const base = pluralBase(key);
    if (base === undefined) facts.set(key, { plural: false, placeholders: placeholdersOf(text) });
    else if (key.endsWith('_other')) facts.set(base, { plural: true, placeholders: placeholdersOf(text) });
  }
  return facts;
}

/**
 * Compares the placeholders of a text with those of its key. Only the count may be left out, and only in a form other
 * than `_other`, where a language writes "one item" without a number.
 */
export function wrongPlaceholders(key: string, text: string, facts: KeyFacts): readonly string[] | undefined {
  const found = placeholdersOf(text);
  const mayOmitCount = facts.plural && !key.endsWith('_other');
  const unknown = found.some((name) => !facts.placeholders.includes(name));
  const missing = facts.placeholders.some((name) => !found.includes(name) && !(mayOmitCount && name === 'count'));
  return unknown || missing ? found : undefined;
}
