import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import type { ServedFile } from './files.ts';
import { keepLatest } from '../latest.ts';
import { shortHash } from './hash.ts';

/** Pictures of a brand for places that take no SVG. */
export interface BrandIcons {
  /** Home screen of an iPhone or iPad: 180 px, opaque. */
  readonly apple: ServedFile;
  /** Icons of the manifest, by width in pixels. */
  readonly sizes: readonly (ServedFile & { readonly width: number })[];
  /** For launchers that cut a shape out of it: 512 px, the mark within the inner 80 %. */
  readonly maskable: ServedFile;
  /** For shared links: 1200 × 630 px. */
  readonly share: ServedFile;
}

/** Where the icons are drawn from. */
export interface IconSources {
  /** Path of the favicon, an SVG. */
  readonly favicon: string;
  /** Path of the hero's picture, an SVG or a raster image. */
  readonly hero: string;
  /** Background behind transparent parts: `#rrggbb`. */
  readonly background: string;
  /** The brand's folder below `dist/`, such as `brands/harbour`. */
  readonly home: string;
}

const MANIFEST_WIDTHS = [192, 512] as const;
const SHARE = { width: 1200, height: 630 } as const;

/** Draws a picture once for the same input; those of a dozen brands are kept. */
const renderOnce = keepLatest<Promise<Buffer>>(64);

/**
 * Returns a picture that fills a width and a height in pixels: an SVG is drawn as large as it is needed, whatever size it
 * states for itself. The brand check refuses shapes for which that would be without bounds.
 */
async function pictureFor(content: Buffer, width: number, height: number): Promise<Sharp> {
  const { format, width: ownWidth, height: ownHeight } = await sharp(content, { limitInputPixels: false }).metadata();
  if (format !== 'svg') return sharp(content);
  const scale = Math.max(width / ownWidth, height / ownHeight);
  // 72 dots per inch draw an SVG at its own size; sharp takes 1 to 100,000.
  return sharp(content, { density: Math.min(Math.max(72 * scale, 1), 100_000), limitInputPixels: false });
}

/** Draws a brand's icons from its favicon, and the picture of shared links from its hero. */
export async function drawIcons({ favicon, hero, background, home }: IconSources): Promise<BrandIcons> {
  const [mark, scene] = await Promise.all([readFile(favicon), readFile(hero)]);
  const key = `${shortHash(mark)}${background}`;
  const square = (width: number, inner: number): Promise<Buffer> =>
    renderOnce(`${key}-${width}-${inner}`, async () => {
      const margin = Math.round((width - inner) / 2);
      const picture = await pictureFor(mark, inner, inner);
      return picture
        .resize(inner, inner, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
        .extend({ top: margin, bottom: width - inner - margin, left: margin, right: width - inner - margin, background })
        .flatten({ background })
        .png({ compressionLevel: 9 })
        .toBuffer();
    });
  const file = (name: string, extension: string, content: Buffer): ServedFile => {
    const path = `${home}/${name}-${shortHash(content)}.${extension}`;
    return { path, url: `/${path}`, content };
  };
  const [apple, maskable, share, ...sizes] = await Promise.all([
    square(180, 180),
    square(512, 410),
    renderOnce(`${shortHash(scene)}${background}-share`, async () => {
      const picture = await pictureFor(scene, SHARE.width, SHARE.height);
      return picture.resize(SHARE.width, SHARE.height, { fit: 'cover' }).flatten({ background }).jpeg({ quality: 82 }).toBuffer();
    }),
    ...MANIFEST_WIDTHS.map((width) => square(width, width)),
  ]);
  return {
    apple: file('icon-180', 'png', apple),
    maskable: file('icon-maskable', 'png', maskable),
    share: file('share', 'jpg', share),
    sizes: sizes.map((content, index) => {
      const width = MANIFEST_WIDTHS[index] ?? 0;
      return { ...file(`icon-${width}`, 'png', content), width };
    }),
  };
}
