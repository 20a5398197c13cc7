import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { scaffoldBrand } from '@livery/brand-build';
import { describe, expect, it } from 'vitest';
import { validBrands } from './valid-brands.ts';

const voice = { headline: 'A quay', tagline: 'And ships', callToAction: 'Board', footerDescription: 'A harbour.', seoTitle: 'Harbour', seoDescription: 'A harbour for games.' };
const given = (id: string) => ({ name: id, merchantCode: id.toUpperCase(), domain: `${id}.example`, email: `care@${id}.example`, company: `${id} Ltd`, currency: 'EUR', voice });

describe('validBrands', () => {
  it('returns the brands without faults and the ids of the others', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'livery-storybook-'));
    try {
      for (const id of ['pier', 'quay', 'wreck']) await scaffoldBrand(join(folder, id), given(id));
      writeFileSync(join(folder, 'quay', 'theme.ts'), 'export default {};');
      writeFileSync(join(folder, 'wreck', 'theme.ts'), 'export default {');
      const { valid, leftOut } = await validBrands(folder);
      expect(valid.map(({ source }) => source.id)).toEqual(['pier']);
      expect(leftOut).toEqual(['quay', 'wreck']);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
