/** Minutes that a clock is ahead of UTC at a moment. */
export type ClockOffset = (at: Date) => number;

const partOf = (tag: string, timeZone: string, at: Date, timeZoneName: Intl.DateTimeFormatOptions['timeZoneName']): string =>
  new Intl.DateTimeFormat(tag, { timeZone, timeZoneName }).formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

/** The offset of an IANA time zone. */
export const offsetOf =
  (timeZone: string): ClockOffset =>
  (at) => {
    const [, sign, hours, minutes] = /([+-])(\d+):(\d+)/.exec(partOf('en', timeZone, at, 'longOffset')) ?? [];
    return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
  };

/** The offset of the visitor's clock. */
export const ownOffset: ClockOffset = (at) => -at.getTimezoneOffset();

/** Whether two clocks have had the same offset for the twelve months that records go back: some zones differ in summer alone. */
export function clocksAgree(left: ClockOffset, right: ClockOffset, now: number): boolean {
  const today = new Date(now);
  const months = Array.from({ length: 12 }, (_, back) => new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - back, 1)));
  return [today, ...months].every((at) => left(at) === right(at));
}

/** A zone's name without the season, and its present offset: `Central European Time`, `GMT+1`. */
export function zoneWords(tag: string, timeZone: string, now: number): { readonly zone: string; readonly offset: string } {
  const at = new Date(now);
  const generic = partOf(tag, timeZone, at, 'longGeneric');
  // UTC has a name only in its long form.
  return { zone: /\d/.test(generic) ? partOf(tag, timeZone, at, 'long') : generic, offset: partOf(tag, timeZone, at, 'shortOffset') };
}
