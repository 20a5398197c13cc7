const rules = new Intl.PluralRules('ar');

/** How a counted noun is written in Arabic after a preposition; `few` stands for 3 to 10, `many` for the rest. */
export interface ArabicNoun {
  readonly one: string;
  readonly two: string;
  readonly few: string;
  readonly many: string;
}

/** A counted noun in Arabic, as it follows a preposition: `5 دقائق`, `15 دقيقة`. */
export function arabicCount(count: number, { one, two, few, many }: ArabicNoun): string {
  const category = rules.select(count);
  if (category === 'one') return one;
  if (category === 'two') return two;
  return `${count} ${category === 'few' ? few : many}`;
}

/** A number of minutes in Arabic, as it follows a preposition. */
export function arabicMinutes(minutes: number): string {
  return arabicCount(minutes, { one: 'دقيقة واحدة', two: 'دقيقتين', few: 'دقائق', many: 'دقيقة' });
}
