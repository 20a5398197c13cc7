import type { FastifyInstance, FastifyReply } from 'fastify';
import { drawMark, drawPicture } from './draw.ts';
import { createLru } from './lru.ts';
import { artStyles, artVersion, defaultPalettes, type ArtPalette } from './palette.ts';
import type { EmblemName } from './emblems/index.ts';
import type { ArtSubject } from './plan.ts';
import type { CanvasName } from './styles/frame.ts';

/** Where a merchant's artwork is found. */
export interface ArtDirectory {
  /** Address prefix of a merchant's pictures, such as `/cdn/art/1-k3j9x/`; kinds and styles follow. */
  readonly game: (merchant: string, code: string) => string;
  readonly vendor: (merchant: string, code: string) => string;
  readonly promo: (merchant: string, code: string, format: 'wide' | 'compact' | 'card') => string;
  readonly palette: (version: string) => ArtPalette | undefined;
}

/** The addresses of every merchant's artwork; merchants without a palette have the first style's own. */
export function createArtDirectory(palettes: ReadonlyMap<string, ArtPalette>): ArtDirectory {
  const standard = defaultPalettes.celestial;
  const versions = new Map([...Object.values(defaultPalettes), ...palettes.values()].map((palette) => [artVersion(palette), palette]));
  const at = (merchant: string, kind: string, file: string): string => {
    const palette = palettes.get(merchant) ?? standard;
    return `/cdn/art/${artVersion(palette)}/${kind}/${palette.style}/${file}.svg`;
  };
  return {
    game: (merchant, code) => at(merchant, 'game', code),
    vendor: (merchant, code) => at(merchant, 'vendor', code),
    promo: (merchant, code, format) => at(merchant, 'promo', `${code}.${format}`),
    palette: (version) => versions.get(version),
  };
}

/** What pictures are drawn from. */
export interface ArtworkDeps {
  readonly directory: ArtDirectory;
  readonly gameSubject: (code: string) => ArtSubject | undefined;
  readonly vendorMark: (code: string) => { readonly emblem: EmblemName; readonly hue: number } | undefined;
  readonly promoSubject: (code: string) => ArtSubject | undefined;
}

interface Params {
  readonly version: string;
  readonly kind: string;
  readonly style: string;
  readonly file: string;
}

const FORMATS: Readonly<Record<string, CanvasName>> = { wide: 'wide', compact: 'compact', card: 'card' };
/** Pictures kept: a few megabytes. */
const KEPT = 1500;

function draw({ kind, file }: Params, palette: ArtPalette, deps: ArtworkDeps): string | undefined {
  const name = file.slice(0, -'.svg'.length);
  if (kind === 'game') {
    const subject = deps.gameSubject(name);
    return subject === undefined ? undefined : drawPicture(subject, palette);
  }
  if (kind === 'vendor') {
    const mark = deps.vendorMark(name);
    return mark === undefined ? undefined : drawMark({ seed: name, ...mark }, palette);
  }
  if (kind !== 'promo') return undefined;
  const dot = name.lastIndexOf('.');
  const format = FORMATS[name.slice(dot + 1)];
  const subject = deps.promoSubject(name.slice(0, dot));
  return format === undefined || subject === undefined ? undefined : drawPicture(subject, palette, format);
}

/**
 * Serves `/cdn/art/<version>/<kind>/<style>/<file>.svg`: kinds `game`, `vendor` and `promo` (`<code>.wide`,
 * `.compact` or `.card`). The version names generator and palette, so an address never changes its picture.
 */
export function registerArtwork(app: FastifyInstance, deps: ArtworkDeps): void {
  const drawn = createLru<string>(KEPT);
  const missing = (reply: FastifyReply): FastifyReply => reply.status(404).header('cache-control', 'no-store').send('');
  app.get<{ Params: Params }>('/cdn/art/:version/:kind/:style/:file', async ({ params }, reply) => {
    const palette = deps.directory.palette(params.version);
    if (palette === undefined || palette.style !== params.style || !artStyles.includes(palette.style) || !params.file.endsWith('.svg')) return missing(reply);
    const key = `${params.version}/${params.kind}/${params.file}`;
    const svg = drawn.get(key) ?? draw(params, palette, deps);
    if (svg === undefined) return missing(reply);
    drawn.set(key, svg);
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('access-control-allow-origin', '*')
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      .type('image/svg+xml; charset=utf-8')
      .send(svg);
  });
}
