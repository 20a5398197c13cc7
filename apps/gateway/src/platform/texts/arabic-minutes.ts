const rules = new Intl.PluralRules('ar');

/** A number of minutes in Arabic, as it follows a preposition: `5 دقائق`, `15 دقيقة`. */
export function arabicMinutes(minutes: number): string {
  const category = rules.select(minutes);
  if (category === 'one') return 'دقيقة واحدة';
  if (category === 'two') return 'دقيقتين';
  return `${minutes} ${category === 'few' ? 'دقائق' : 'دقيقة'}`;
}
