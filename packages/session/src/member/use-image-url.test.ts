import { describe, expect, it } from 'vitest';
import { imageUrl } from './use-image-url.ts';

describe('imageUrl', () => {
  it.each([
    ['/a/b.svg', ['https://cdn.test/'], 'https://cdn.test/a/b.svg'],
    ['a/b.svg', ['https://cdn.test/x', 'https://other'], 'https://cdn.test/x/a/b.svg'],
    ['/a.svg', [], '/a.svg'],
    ['https://elsewhere/a.svg', ['https://cdn.test'], 'https://elsewhere/a.svg'],
    ['data:image/png;base64,x', ['https://cdn.test'], 'data:image/png;base64,x'],
  ])('returns for %s with %j: %s', (path, cdns, url) => {
    expect(imageUrl(path, cdns)).toBe(url);
  });
});
