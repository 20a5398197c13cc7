import { dateWords } from '@livery/i18n';
import type { FormatOptions } from '@livery/i18n';

/** Minutes that a clock is ahead of UTC at a moment. */
export type ClockOffset = (at: Date) => number;

type ZoneForm = Intl.DateTimeFormatOptions['timeZoneName'];

/** Names a zone at a moment. Its format is made once: making one takes longer than using it a hundred times. */
function zoneNamer(tag: string, options: FormatOptions, timeZone: string, timeZoneName: ZoneForm): (at: Date) => string {
  const format = dateWords(tag, options, { timeZone, timeZoneName });
  return (at) => format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** The offset of an IANA time zone. */
export function offsetOf(timeZone: string): ClockOffset {
  const name = zoneNamer('en', {}, timeZone, 'longOffset');
  return (at) => {
    const [, sign, hours, minutes] = /([+-])(\d+):(\d+)/.exec(name(at)) ?? [];
    return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
  };
}

/** The offset of the visitor's clock. */
export const ownOffset: ClockOffset = (at) => -at.getTimezoneOffset();

/** Whether two clocks have had the same offset for the twelve months that records go back: some zones differ in summer alone. */
export function clocksAgree(left: ClockOffset, right: ClockOffset, now: number): boolean {
  const today = new Date(now);
  const months = Array.from({ length: 12 }, (_, back) => new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - back, 1)));
  return [today, ...months].every((at) => left(at) === right(at));
}

/** A zone's name without the season, and its present offset: `Central European Time`, `GMT+1`. */
export function zoneWords(tag: string, options: FormatOptions, timeZone: string, now: number): { readonly zone: string; readonly offset: string } {
  const at = new Date(now);
  const named = (form: ZoneForm) => zoneNamer(tag, options, timeZone, form)(at);
  const generic = named('longGeneric');
  // UTC has a name only in its long form.
  return { zone: /\d/.test(generic) ? named('long') : generic, offset: named('shortOffset') };
}
