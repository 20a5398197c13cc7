import { tokenColour } from '@livery/brand-kit';
import type { Brand, Theme } from '@livery/brand-kit';
import { languageOf } from '@livery/i18n/tooling';
import type { ServedFile } from './files.ts';
import { shortHash } from './hash.ts';
import type { BrandIcons } from './icons.ts';

/** What a browser needs to install a brand's site like an app. */
export function manifestOf(brand: Brand, theme: Theme, icons: BrandIcons): ServedFile {
  const [scheme] = brand.schemes;
  const words = brand.voice[brand.languages.default];
  const { tag, direction } = languageOf(brand.languages.default, brand.languages.remap);
  const canvas = tokenColour(theme, scheme, 'color.bg.canvas').slice(0, 7);
  const manifest = {
    id: '/',
    name: brand.identity.name,
    short_name: brand.identity.name,
    description: words?.seoDescription ?? '',
    lang: tag,
    dir: direction,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: canvas,
    background_color: canvas,
    icons: [
      ...icons.sizes.map(({ url, width }) => ({ src: url, sizes: `${width}x${width}`, type: 'image/png', purpose: 'any' })),
      { src: icons.maskable.url, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: brand.assets.favicon, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
  };
  const content = Buffer.from(`${JSON.stringify(manifest)}\n`);
  const path = `brands/${brand.id}/site-${shortHash(content)}.webmanifest`;
  return { path, url: `/${path}`, content };
}
