import { describe, expect, it } from 'vitest';
import { storiesToRun, withoutPostgres } from './stages.ts';

describe('withoutPostgres', () => {
  it('counts as skipped and says what to install when the fast tests run', () => {
    expect(withoutPostgres(false)).toMatchObject({ failed: 0, skipped: 1, report: expect.stringContaining('apt install postgresql') });
  });

  it('fails when all tests run', () => {
    expect(withoutPostgres(true)).toMatchObject({ failed: 1, skipped: 0, report: expect.stringContaining('apt install postgresql') });
  });
});

describe('storiesToRun', () => {
  const whole = ['packages/account', 'packages/content', 'packages/forms', 'packages/member-centre', 'packages/ui-kit'];

  it('returns none when all packages would run', () => {
    expect(storiesToRun(whole, false)).toEqual([]);
  });

  it('returns every package when a change reaches a few, and when all tests run', () => {
    expect(storiesToRun(['packages/account', 'packages/member-centre'], false)).toEqual(['packages/account', 'packages/member-centre']);
    expect(storiesToRun(whole, true)).toEqual(whole);
  });
});
