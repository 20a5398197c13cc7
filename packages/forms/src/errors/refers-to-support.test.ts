import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { referring } from './refers-to-support.ts';

const texts = JSON.parse(readFileSync(new URL('../../../i18n/src/locales/EN/errors.json', import.meta.url), 'utf8')) as Readonly<Record<string, string>>;

describe('referring', () => {
  it('has every text of an error that names customer service', () => {
    const naming = Object.keys(texts).filter((key) => key !== 'support.ask' && texts[key]?.includes('customer service') === true);
    expect(naming.toSorted()).toEqual([...referring].toSorted());
  });
});
