import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadBrand } from '../load/load-brand.ts';
import { makeBrand } from '../test-support/make-brand.ts';
import { temporaryFolder } from '../test-support/temporary-folder.ts';
import { compileBrand } from './compile-brand.ts';

describe('manifestOf', () => {
  it("returns the brand's name, look and language for installing the site", async () => {
    using folder = temporaryFolder();
    await makeBrand(folder.path, 'harbour');
    const { brand, manifest, files } = await compileBrand(await loadBrand(join(folder.path, 'harbour')));
    const content = JSON.parse(Buffer.from(manifest.content).toString()) as Record<string, unknown>;
    expect(content).toMatchObject({ name: brand.identity.name, lang: 'en', dir: 'ltr', start_url: '/', display: 'standalone', icons: [{ sizes: '192x192', type: 'image/png' }, { sizes: '512x512', type: 'image/png' }, { purpose: 'maskable' }, { src: brand.assets.favicon }] });
    expect(content['theme_color']).toMatch(/^#[0-9a-f]{6}$/);
    expect(manifest.url).toMatch(/^\/brands\/harbour\/site-\w+\.webmanifest$/);
    expect(files).toContain(manifest);
  });
});
