import { describe, expect, it } from 'vitest';
import { looseFields, meanings, neededBy, requestFields } from './written-fields.ts';

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

  it('returns what a field means, where its schema says it', () => {
    expect(requestFields('changePassword')).toContain('`newPassword` (text, at least 1, at most 128 characters: by the rule of the field `password` of registerSettings)');
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

describe('meanings', () => {
  it('returns what fields of an answer mean, also below lists, as their schemas describe them', () => {
    expect(meanings('systemStatus')).toBe('- `status`: 0 where the site is open, 1 where it is closed for maintenance, 2 where it is not offered in the region of the visitor');
    expect(meanings('memberInfo')).toContain('- `type`: 0 for a player, 1, 2, 41 or 42 for an agent, 4 for a trial account');
    expect(meanings('helpCenter')).toMatch(/^- `entries\[\]\.id`: anchor .*footer\.help/);
    expect(meanings('permission')).toMatch(/^- `registration\.termsVersion`: .*TERMS_NOT_ACCEPTED/m);
  });

  it('returns nothing where none is described', () => {
    expect(meanings('logout')).toBeUndefined();
  });
});

describe('neededBy', () => {
  it('returns token, seal, key and module of a call', () => {
    expect(neededBy('register')).toBe('Token: sent where there is one; sealed: yes; `Idempotency-Key`: needed; `X-Module-Id`: `WPS`.');
    expect(neededBy('security')).toBe('Token: needed; sealed: no; `Idempotency-Key`: none; `X-Module-Id`: `WPS`.');
    expect(neededBy('announcements')).toMatch(/^Token: sent where there is one; .*`MCSFE`\.$/);
  });
});
