const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Writes moments by the clock of a time zone as `2026-01-31`, or as `2026-01-31 23:59:59`. Formats are kept: to make one takes as long as
 * to use it some two hundred times. Zones are those of merchants, so they are few.
 */
export function isoFormat(timeZone: string, shown: 'date' | 'moment'): Intl.DateTimeFormat {
  const key = `${shown} ${timeZone}`;
  let format = formats.get(key);
  if (format === undefined) {
    // The Swedish locale writes dates as ISO 8601.
    format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', ...(shown === 'moment' ? { timeStyle: 'medium' } : {}) });
    formats.set(key, format);
  }
  return format;
}
