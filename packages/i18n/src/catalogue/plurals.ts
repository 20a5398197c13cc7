const ending = /^(.+)_(zero|one|two|few|many|other)$/;

/** The key without its plural ending, or undefined for a key that is no plural form. */
export function pluralBase(key: string): string | undefined {
  return ending.exec(key)?.[1];
}

const categoriesOf = new Map<string, readonly Intl.LDMLPluralRule[]>();

/** The plural categories a language distinguishes for whole numbers, by Intl; asked once for each language, since an answer takes a tenth of a millisecond. */
export function pluralCategories(tag: string): readonly Intl.LDMLPluralRule[] {
  const categories = categoriesOf.get(tag) ?? new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
  categoriesOf.set(tag, categories);
  return categories;
}
