import { describe, expect, it } from 'vitest';
import { looseFields, requestFields } from './written-fields.ts';

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

  it('returns that a field may be null', () => {
    expect(requestFields('register')).toContain('`termsVersion` (text, at most 32 characters, or null)');
  });

  it('returns nothing for a call that takes nothing', () => {
    expect(requestFields('logout')).toBeUndefined();
  });
});

describe('looseFields', () => {
  it('returns which fields of an answer may be null or left out, also below lists', () => {
    expect(looseFields('systemStatus')).toBe('May be null: `country`, `contactUrl`.');
    expect(looseFields('hotGames')).toMatch(/^May be null: .*`list\[\]\.rtp`.*\. May be left out: .*`list\[\]\.imageSmall`/);
  });

  it('returns nothing when every field is there', () => {
    expect(looseFields('logout')).toBeUndefined();
  });
});
