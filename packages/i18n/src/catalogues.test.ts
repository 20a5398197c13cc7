import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { checkLanguage } from './tooling/check-language.ts';
import { builtKeys } from './tooling/built-keys.ts';
import { duplicateKeys } from './tooling/duplicates.ts';
import { faultText } from './tooling/faults.ts';
import { placeholderTypes } from './tooling/placeholder-types.ts';
import { readLanguage, translatedLanguages } from './tooling/read.ts';
import { unusedKeys, usedWords } from './tooling/usage.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const english = readLanguage('EN');

/** What the brand build writes into the page: the message of a site that does not start. */
const pageTexts = join(root, 'tooling/brand-build/src/page');

function shippedFolders(): string[] {
  return ['packages', 'apps'].flatMap((group) =>
    readdirSync(join(root, group))
      .filter((name) => name !== 'testing' && name !== 'storybook')
      .map((name) => join(root, group, name, 'src'))
      .filter((folder) => existsSync(folder)),
  );
}

describe('catalogues', () => {
  it.each(translatedLanguages())('contain in %s every key, plural form and placeholder, and nothing empty', (code) => {
    expect(checkLanguage(code, readLanguage(code), english).map(faultText)).toEqual([]);
  });

  it('contain each key once in a file', () => {
    expect(duplicateKeys().map(faultText)).toEqual([]);
  });

  it('contain no unused key', () => {
    expect(unusedKeys(english, usedWords([...shippedFolders(), pageTexts])).map(faultText)).toEqual([]);
  });

  it('are read by whole keys, never by keys put together from parts', () => {
    expect(builtKeys(shippedFolders(), root)).toEqual([]);
  });

  it('have placeholder types that are up to date (else run `npm run write-types`)', () => {
    for (const [name, text] of Object.entries(placeholderTypes(english))) {
      const written = readFileSync(new URL(`./catalogue/${name}`, import.meta.url), 'utf8');
      expect(written).toBe(text);
    }
  });
});
