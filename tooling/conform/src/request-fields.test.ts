import { describe, expect, it } from 'vitest';
import { requestFields } from './request-fields.ts';

describe('requestFields', () => {
  it('returns what must be there and what may, each with its rule', () => {
    expect(requestFields('clientErrors')).toBe(
      'Takes `message` (text, at most 500 characters); `page` (text, at most 300 characters); `release` (text, at most 100 characters, by `^[\\w.-]*$`). May be given `stack` (text, at most 4000 characters).',
    );
    expect(requestFields('systemStatus')).toBe('May be given `url` (text, at most 2000 characters).');
  });

  it('returns values to choose from', () => {
    expect(requestFields('announcements')).toContain('`execution` (`B`, `PL`, `PU`, `PR`, `H`)');
  });

  it('returns nothing for a call that takes nothing', () => {
    expect(requestFields('logout')).toBeUndefined();
  });
});
