import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { avatarMark } from './avatars.ts';
import { drawMark, drawPicture } from './draw.ts';
import { TILE_WIDTH } from './rasterize.ts';
import { createRasterCache } from './raster-cache.ts';
import { artVersion, defaultPalettes, type ArtPalette } from './palette.ts';
import type { EmblemName } from './emblems/emblems.ts';
import type { ArtSubject } from './plan.ts';
import type { CanvasName } from './styles/frame.ts';

/** Artwork URLs by merchant. */
export interface ArtDirectory {
  /** URL of a game's tile, as WebP. */
  readonly game: (merchant: string, code: string) => string;
  /** URL of the tile at half the width. */
  readonly gameSmall: (merchant: string, code: string) => string;
  /** URL of a vendor's logo, as SVG because it is shown at many sizes. */
  readonly vendor: (merchant: string, code: string) => string;
  /** URL of a picture that an account shows, as SVG. */
  readonly avatar: (merchant: string, code: string) => string;
  /** URL of a banner or promotion card, as SVG because it can fill a screen. */
  readonly promo: (merchant: string, code: string, format: 'wide' | 'compact' | 'card') => string;
  readonly palette: (version: string) => ArtPalette | undefined;
}

/** File name suffix of half-width pictures. */
const SMALL = '.small';

/** Creates the directory of artwork URLs; merchants without a palette use the first style's default. */
export function createArtDirectory(palettes: ReadonlyMap<string, ArtPalette>): ArtDirectory {
  const standard = defaultPalettes.celestial;
  const versions = new Map([...Object.values(defaultPalettes), ...palettes.values()].map((palette) => [artVersion(palette), palette]));
  const at = (merchant: string, kind: string, file: string, type = 'svg'): string => {
    const palette = palettes.get(merchant) ?? standard;
    return `/cdn/art/${artVersion(palette)}/${kind}/${palette.style}/${file}.${type}`;
  };
  return {
    game: (merchant, code) => at(merchant, 'game', code, 'webp'),
    gameSmall: (merchant, code) => at(merchant, 'game', `${code}${SMALL}`, 'webp'),
    vendor: (merchant, code) => at(merchant, 'vendor', code),
    avatar: (merchant, code) => at(merchant, 'avatar', code),
    promo: (merchant, code, format) => at(merchant, 'promo', `${code}.${format}`),
    palette: (version) => versions.get(version),
  };
}

/** Looks up subjects of pictures by code. */
export interface ArtworkDeps {
  readonly directory: ArtDirectory;
  readonly gameSubject: (code: string) => ArtSubject | undefined;
  readonly vendorMark: (code: string) => { readonly emblem: EmblemName; readonly hue: number } | undefined;
  readonly promoSubject: (code: string) => ArtSubject | undefined;
  /** Folder that keeps rasterized pictures across restarts; without it they are rasterized again. */
  readonly folder?: string | undefined;
  /** Called before a picture is drawn that nobody has kept; what it throws is the answer. */
  readonly takeDrawing?: ((request: FastifyRequest) => Promise<void>) | undefined;
}

interface Params {
  readonly version: string;
  readonly kind: string;
  readonly style: string;
  readonly file: string;
}

const FORMATS: Readonly<Record<string, CanvasName>> = { wide: 'wide', compact: 'compact', card: 'card' };
/** Maximum number of drawings in memory, a few MB. */
const MAX_KEPT = 1500;

function draw(kind: string, name: string, palette: ArtPalette, deps: ArtworkDeps): string | undefined {
  if (kind === 'game') {
    const subject = deps.gameSubject(name);
    return subject === undefined ? undefined : drawPicture(subject, palette);
  }
  if (kind === 'vendor' || kind === 'avatar') {
    const mark = kind === 'vendor' ? deps.vendorMark(name) : avatarMark(name);
    return mark === undefined ? undefined : drawMark({ seed: name, ...mark }, palette);
  }
  if (kind !== 'promo') return undefined;
  const dot = name.lastIndexOf('.');
  const format = FORMATS[name.slice(dot + 1)];
  const subject = deps.promoSubject(name.slice(0, dot));
  return format === undefined || subject === undefined ? undefined : drawPicture(subject, palette, format);
}

/** Valid file names and types: SVG for every kind, WebP for games too. */
const FILE = /^(?<name>[A-Za-z0-9][A-Za-z0-9._-]*)\.(?<type>svg|webp)$/;

/**
 * Serves `/cdn/art/<version>/<kind>/<style>/<file>.svg`: kinds `game`, `vendor`, `avatar` and `promo` (`<code>.wide`,
 * `.compact` or `.card`); and games as `.webp` and, half as wide, `.small.webp`. The version names generator and palette,
 * so an address never changes its picture.
 */
export function registerArtwork(app: FastifyInstance, deps: ArtworkDeps): void {
  const drawings = new LRUCache<string, string>({ max: MAX_KEPT });
  const rasters = createRasterCache(deps.folder, { isKnown: (version) => deps.directory.palette(version) !== undefined });
  const missing = (reply: FastifyReply): FastifyReply => reply.status(404).header('cache-control', 'no-store').send('');
  app.get<{ Params: Params }>('/cdn/art/:version/:kind/:style/:file', async (request, reply) => {
    const { version, kind, style, file } = request.params;
    const palette = deps.directory.palette(version);
    const { name, type } = FILE.exec(file)?.groups ?? {};
    if (palette === undefined || palette.style !== style || name === undefined || (type === 'webp' && kind !== 'game')) return missing(reply);
    const small = type === 'webp' && name.endsWith(SMALL);
    const drawn = small ? name.slice(0, -SMALL.length) : name;
    const key = `${version}/${kind}/${drawn}`;
    const raster = `${version}/${kind}/${name}`;
    let picture: Buffer | string | undefined = type === 'webp' ? await rasters.kept(raster) : drawings.get(key);
    if (picture === undefined) {
      await deps.takeDrawing?.(request);
      const svg = drawings.get(key) ?? draw(kind, drawn, palette, deps);
      if (svg === undefined) return missing(reply);
      drawings.set(key, svg);
      picture = type === 'webp' ? await rasters.picture(raster, small ? TILE_WIDTH / 2 : TILE_WIDTH, () => svg) : svg;
    }
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('access-control-allow-origin', '*')
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      .type(type === 'webp' ? 'image/webp' : 'image/svg+xml; charset=utf-8')
      .send(picture);
  });
}
