import type { FieldFault } from '../envelope.ts';
import { checkField } from '../registration/check-fields.ts';
import type { ResponseOf } from '../schemas.ts';
import { incomeSources } from './profile-fields.ts';
import type { ProfileField } from './profile-fields.ts';

/** A field of a profile with the merchant's rule and what is known. */
export type ProfileEntry = ResponseOf<'profile'>['fields'][number];
/** What a profile form holds, by field. */
export type ProfileValues = Readonly<Partial<Record<ProfileField, string | undefined>>>;

/** What values are measured against. */
export interface ProfileLimits {
  readonly minimumAge: number;
  /** The present day, `YYYY-MM-DD`. */
  readonly today: string;
}

const isDay = (text: string): boolean => {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
};

/** Between which days somebody was born who is old enough, and not older than anybody has been: after the first, until the last. */
export function birthdayBounds({ minimumAge, today }: ProfileLimits): { readonly after: string; readonly last: string } {
  const years = (count: number) => `${String(Number(today.slice(0, 4)) - count).padStart(4, '0')}${today.slice(4)}`;
  return { after: years(125), last: years(minimumAge) };
}

/** A day of birth that exists and is possible. */
function isBirthday(text: string, limits: ProfileLimits): boolean {
  const { after, last } = birthdayBounds(limits);
  return isDay(text) && text <= last && text > after;
}

function isPossible(field: ProfileField, value: string, limits: ProfileLimits): boolean {
  switch (field) {
    case 'birthday':
      return isBirthday(value, limits);
    case 'nationality':
      return /^[A-Z]{2}$/.test(value);
    case 'incomeSource':
      return incomeSources.some((source) => source === value);
    default:
      return true;
  }
}

/** Whether a field stays as it was first given. */
export function isFixed({ fixed, value }: Pick<ProfileEntry, 'fixed' | 'value'>): boolean {
  return fixed && value !== null && value !== '';
}

/**
 * Every fault of a profile under the merchant's rules, in the order of the form. Both sides call this one function. A field that is left
 * out stays as it is known; one that is fixed may be sent as it is.
 */
export function checkProfile(entries: readonly ProfileEntry[], values: ProfileValues, limits: ProfileLimits): FieldFault[] {
  return entries.flatMap((entry): FieldFault[] => {
    const { field, value: known } = entry;
    if (!entry.enabled) return [];
    const value = values[field] ?? known ?? '';
    if (isFixed(entry)) return value === known ? [] : [{ field, rule: 'invalid' }];
    const fault = checkField(entry, value);
    if (fault !== undefined) return [fault];
    return value === '' || isPossible(field, value, limits) ? [] : [{ field, rule: 'invalid' }];
  });
}
