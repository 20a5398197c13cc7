import { isoFormat } from './iso-format.ts';

const HAS_ZONE = /(?:Z|[+-]\d{2}:?\d{2})$/;

/** The clock of a zone at a moment, as milliseconds that UTC would show the same at. */
function clockAt(time: number, timeZone: string): number {
  const shown = isoFormat(timeZone, 'moment').format(time);
  return Date.parse(`${shown.replace(' ', 'T')}Z`);
}

/**
 * The moment of an ISO 8601 text, by the clock of the zone where it states none. An hour that the clock has twice is the first of the
 * two; one that it skips is as much later as the clock was put forward.
 */
export function merchantInstant(text: string, timeZone: string): Date {
  if (HAS_ZONE.test(text)) return new Date(text);
  const wanted = Date.parse(`${text}Z`);
  const whole = Math.floor(wanted / 1_000) * 1_000;
  // The zone's offset half a day around: one of the two is in force at the moment.
  const [before, after] = [-43_200_000, 43_200_000].map((shift) => clockAt(whole + shift, timeZone) - (whole + shift)) as [number, number];
  const candidates = [before, after].map((offset) => whole - offset).toSorted((one, other) => one - other);
  const found = candidates.find((time) => clockAt(time, timeZone) === whole) ?? whole - before;
  return new Date(found + (wanted - whole));
}
