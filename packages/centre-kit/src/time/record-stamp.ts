/** Writes moments by the clock of a zone as files have them: `2026-01-31 21:40:05`. The Swedish locale writes dates as ISO 8601. */
export function recordStamp(timeZone: string): (moment: string) => string {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return (moment) => format.format(new Date(moment));
}
