const ending = /^(.+)_(zero|one|two|few|many|other)$/;

/** The key without its plural ending, or undefined for a key that is no plural form. */
export function pluralBase(key: string): string | undefined {
  return ending.exec(key)?.[1];
}

/** The plural categories a language distinguishes for whole numbers, by Intl. */
export function pluralCategories(tag: string): readonly Intl.LDMLPluralRule[] {
  return new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
}
