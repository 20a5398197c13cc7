import { describe, expect, it } from 'vitest';
import { placeholdersOf } from './placeholders.ts';
import { pseudoCatalogue } from './pseudo.ts';

const english = { greet: 'Hello {{name}}, read <b>this</b>', item_one: '{{count}} item', item_other: '{{count}} items' };

describe('pseudoCatalogue', () => {
  it('lengthens and accents, leaving placeholders and tags alone', () => {
    const { greet = '' } = pseudoCatalogue('XA', english);
    expect(greet).toContain('{{name}}');
    expect(greet).toContain('<b>');
    expect(greet.length).toBeGreaterThan(english.greet.length * 1.3);
    expect(greet.replace(/\{\{name\}\}|<\/?b>/g, '')).not.toMatch(/[A-Za-z]/);
  });

  it('reverses each word, and fills every plural form of its tag', () => {
    const rtl = pseudoCatalogue('XB', english);
    expect(rtl['greet']).toContain('\u202EHello\u202C');
    expect(
      Object.keys(rtl)
        .filter((key) => key.startsWith('item_'))
        .sort(),
    ).toEqual(['few', 'many', 'one', 'other', 'two', 'zero'].map((form) => `item_${form}`));
    for (const text of Object.values(rtl)) expect(placeholdersOf(text).length).toBe(1);
  });
});
