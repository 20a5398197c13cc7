import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { scaffoldBrand } from '@livery/brand-build';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { watchBrand } from './hot-brand.ts';
import type { BrandState, HotBrand } from './hot-brand.ts';

const from = mkdtempSync(join(tmpdir(), 'livery-hot-'));
const voice = { headline: 'A quay', tagline: 'And ships', callToAction: 'Board', footerDescription: 'A harbour.', seoTitle: 'Harbour', seoDescription: 'A harbour for games.' };
let hot: HotBrand;

beforeAll(async () => {
  await scaffoldBrand(join(from, 'pier'), { name: 'Pier', merchantCode: 'PIER01', domain: 'pier.example', email: 'care@pier.example', company: 'Pier Ltd', currency: 'EUR', voice });
  hot = await watchBrand('pier', from);
}, 60_000);
afterAll(() => {
  hot.close();
  rmSync(from, { recursive: true, force: true });
});

/** The next state after an edit of a file. */
async function after(file: string, before: string, edited: string): Promise<BrandState> {
  const path = join(from, 'pier', file);
  const next = new Promise<BrandState>((resolve) => hot.onChange(resolve));
  writeFileSync(path, readFileSync(path, 'utf8').replace(before, () => edited));
  return next;
}
const themeOf = ({ compiled }: BrandState) => compiled?.themeFor('EN').css;

describe('watchBrand', () => {
  it('reads the folder at once', () => {
    expect(hot.state()).toMatchObject({ faults: [], current: true });
    expect(themeOf(hot.state())).toContain('--space-4:1rem');
  });

  it('reads it again after an edit, and knows when that was saved', async () => {
    const begun = Date.now();
    const state = await after('theme/base.ts', "4: '1rem'", "4: '1.125rem'");
    expect(themeOf(state)).toContain('--space-4:1.125rem');
    // File systems count in steps of their own.
    expect(state.savedAt).toBeGreaterThan(begun - 1000);
  });

  it('keeps the brand of before while an edit has faults, and names them', async () => {
    const state = await after('brand.config.ts', "name: 'Pier'", 'name: 7');
    expect(state).toMatchObject({ current: false, faults: [{ file: 'pier/brand.config.ts', keyPath: 'identity.name' }] });
    expect(state.compiled?.brand.identity.name).toBe('Pier');
    expect(await after('brand.config.ts', 'name: 7', "name: 'Quay'")).toMatchObject({ current: true, faults: [], compiled: { brand: { identity: { name: 'Quay' } } } });
  });
});
