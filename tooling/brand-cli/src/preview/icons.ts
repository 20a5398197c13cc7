import type { CompiledBrand } from '@livery/brand-build';
import { escapeHtml } from '@livery/brand-build';

/** The pictures of a brand that stand outside its pages, as a part of the preview's page. */
export function iconsPart({ brand, icons }: CompiledBrand): string {
  const picture = (title: string, url: string, width: number, more = ''): string =>
    `<figure><div class="ground${more}" data-scheme="light"><img src="${url}" width="${width}" alt="${escapeHtml(title)}"></div><figcaption>${escapeHtml(title)}</figcaption></figure>`;
  const onBoth = (title: string, url: string, width: number): string =>
    (['light', 'dark'] as const)
      .map((scheme) => `<figure><div class="ground" data-scheme="${scheme}"><img src="${url}" width="${width}" alt="${escapeHtml(`${title}, ${scheme}`)}"></div><figcaption>${escapeHtml(`${title}, ${scheme}`)}</figcaption></figure>`)
      .join('');
  return [
    onBoth('Browser tab', brand.assets.favicon, 32),
    onBoth('Browser tab, large', brand.assets.favicon, 96),
    ...(icons === undefined
      ? []
      : [
          picture('Home screen of an iPhone', icons.apple.url, 120),
          ...icons.sizes.map(({ url, width }) => picture(`Installed app, ${width} px`, url, Math.min(width, 160))),
          picture('Installed app, cut round', icons.maskable.url, 160, ' round'),
          picture('Shared link', icons.share.url, 480),
        ]),
  ].join('\n');
}
