import { describe, expect, it } from 'vitest';
import { lineOfKey } from './key-line.ts';

const config = `import { defineBrand } from '@livery/brand-kit';
const company = {
  legalName: 'Pier Ltd',
};
const shared = { currency: { code: 'EUR' } };

export default defineBrand({
  identity: {
    name: 'Pier',
    company,
    domains: [
      'pier.example',
      'quay.example',
    ],
  },
  ...shared,
});
`;

describe('lineOfKey', () => {
  it.each([
    ['a key', 'identity.name', 9],
    ['an item of a list', 'identity.domains.1', 13],
    ['a key of a constant', 'identity.company.legalName', 3],
    ['a key of a spread constant', 'currency.code', 5],
    ['a missing key, as that of the object that lacks it', 'identity.merchantCode', 8],
    ['a missing item, as that of its list', 'identity.domains.2', 11],
    ['a part of a text, as that of the text', 'identity.name.first', 9],
  ])('returns the line of %s', (_, keyPath, line) => {
    expect(lineOfKey(config, keyPath, 'ts')).toBe(line);
  });

  it('returns the line of the default export when it does not have the first part of the key', () => {
    expect(lineOfKey(config, 'languages.default', 'ts')).toBe(7);
    expect(lineOfKey('{\n  "brand": {}\n}\n', 'shell.title', 'json')).toBe(1);
  });

  it('returns undefined when the file has no default export, or cannot be parsed', () => {
    expect(lineOfKey('export const other = 1;\n', 'languages', 'ts')).toBeUndefined();
    expect(lineOfKey('export default {', 'languages', 'ts')).toBeUndefined();
  });

  it('returns the line in a named export and behind "satisfies" and "as const"', () => {
    expect(lineOfKey("export const other = 1;\nexport const base = {\n  space: {\n    '4': '1rem',\n  },\n} as const satisfies object;\n", 'space.4', 'ts')).toBe(4);
  });

  it('returns the line of the last of two keys with one name, which counts', () => {
    expect(lineOfKey('export default {\n  a: 1,\n  a: 2,\n};\n', 'a', 'ts')).toBe(3);
  });

  it('returns the line in JSON of a key with dots', () => {
    const json = '{\n  "brand": {\n    "headline": "x"\n  },\n  "shell": {\n    "header.logIn": "y"\n  }\n}\n';
    expect(lineOfKey(json, 'shell.header.logIn', 'json')).toBe(6);
    expect(lineOfKey(json, 'brand.tagline', 'json')).toBe(2);
  });

  it('returns the line of the default export for constants that name one another', () => {
    expect(lineOfKey('const a = b;\nconst b = a;\nexport default a;\n', 'x', 'ts')).toBe(3);
  });
});
