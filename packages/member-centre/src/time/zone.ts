/** Minutes that a clock is ahead of UTC at a moment. */
export type ClockOffset = (at: Date) => number;

const partOf = (tag: string, timeZone: string, at: Date, timeZoneName: Intl.DateTimeFormatOptions['timeZoneName']): string =>
  new Intl.DateTimeFormat(tag, { timeZone, timeZoneName }).formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

/** How far the clocks of an IANA zone are ahead of UTC. */
export const offsetOf =
  (timeZone: string): ClockOffset =>
  (at) => {
    const [, sign, hours, minutes] = /([+-])(\d+):(\d+)/.exec(partOf('en', timeZone, at, 'longOffset')) ?? [];
    return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
  };

/** How far the clock of whoever looks at the page is ahead of UTC. */
export const ownOffset: ClockOffset = (at) => -at.getTimezoneOffset();

/** Whether two clocks have agreed for as long as records go back, twelve months: some zones part in summer alone. */
export function clocksAgree(left: ClockOffset, right: ClockOffset, now: number): boolean {
  const today = new Date(now);
  const months = Array.from({ length: 12 }, (_, back) => new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - back, 1)));
  return [today, ...months].every((at) => left(at) === right(at));
}

/** A zone as people call it, whatever the season, and its present distance from GMT: `Central European Time`, `GMT+1`. */
export function zoneWords(tag: string, timeZone: string, now: number): { readonly zone: string; readonly offset: string } {
  const at = new Date(now);
  const generic = partOf(tag, timeZone, at, 'longGeneric');
  // UTC has a name without a season only in its long form.
  return { zone: /\d/.test(generic) ? partOf(tag, timeZone, at, 'long') : generic, offset: partOf(tag, timeZone, at, 'shortOffset') };
}
