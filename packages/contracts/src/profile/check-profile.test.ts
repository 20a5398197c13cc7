import { describe, expect, it } from 'vitest';
import { birthdayBounds, checkProfile } from './check-profile.ts';
import type { ProfileEntry } from './check-profile.ts';

const limits = { minimumAge: 21, today: '2026-03-10' };
const entry = (over: Partial<ProfileEntry>): ProfileEntry => ({ field: 'birthday', enabled: true, required: false, fixed: false, acceptedPattern: null, patternId: null, minLength: null, maxLength: null, value: null, ...over });
const faults = (over: Partial<ProfileEntry>, value: string | undefined) => checkProfile([entry(over)], { [over.field ?? 'birthday']: value }, limits).map(({ rule }) => rule);

describe('checkProfile', () => {
  it.each([
    ['2005-03-10', []],
    ['2005-03-11', ['invalid']],
    ['2004-02-29', []],
    ['2003-02-29', ['invalid']],
    ['1901-03-11', []],
    ['1901-03-10', ['invalid']],
    ['', []],
  ])('returns for the birthday %s, at an age of 21: %j', (value, expected) => {
    expect(faults({}, value)).toEqual(expected);
  });

  it('returns no fault for the last day of birth that is possible', () => {
    const { after, last } = birthdayBounds(limits);
    expect([faults({}, after), faults({}, last)]).toEqual([['invalid'], []]);
  });

  it('returns no fault for a field that is left out and known, and one where it is required and unknown', () => {
    expect([faults({ required: true, value: '1990-01-01' }, undefined), faults({ required: true }, undefined)]).toEqual([[], ['required']]);
  });

  it('returns a fault for another value of a fixed field, and none for the same', () => {
    expect([faults({ fixed: true, value: '1990-01-01' }, '1990-01-02'), faults({ fixed: true, value: '1990-01-01' }, '1990-01-01'), faults({ fixed: true }, '1990-01-02')]).toEqual([['invalid'], [], []]);
  });

  it('returns no fault of a field that is not asked for', () => {
    expect(faults({ enabled: false, required: true }, 'x')).toEqual([]);
  });
});
