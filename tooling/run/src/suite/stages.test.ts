import { describe, expect, it } from 'vitest';
import { withoutPostgres } from './stages.ts';

describe('withoutPostgres', () => {
  it('counts as skipped and says what to install when the fast tests run', () => {
    expect(withoutPostgres(false)).toMatchObject({ failed: 0, skipped: 1, report: expect.stringContaining('apt install postgresql') });
  });

  it('fails when all tests run', () => {
    expect(withoutPostgres(true)).toMatchObject({ failed: 1, skipped: 0, report: expect.stringContaining('apt install postgresql') });
  });
});
