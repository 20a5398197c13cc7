import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brandsFolder, placeOf } from './load-fleet.ts';

describe('placeOf', () => {
  it.each([
    ['the repository’s brands', brandsFolder, 'brands/'],
    ['the repository’s brands with a slash at the end', `${brandsFolder}/`, 'brands/'],
    ['a folder below the working directory', join(process.cwd(), 'sites/north'), 'sites/north/'],
    ['a folder by a path from the working directory', './sites', 'sites/'],
    ['the working directory', process.cwd(), ''],
    ['a folder elsewhere', '/srv/sites', '/srv/sites/'],
  ])('returns how paths begin in %s', (_case, folder, place) => {
    expect(placeOf(folder)).toBe(place);
  });
});
