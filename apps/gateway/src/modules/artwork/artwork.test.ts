import Fastify from 'fastify';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { catalogueGame, catalogueGames, vendorMark } from '../games/catalogue/catalogue.ts';
import { catalogueVendors } from '../games/catalogue/vendors.ts';
import { artVersion, createArtDirectory, defaultPalettes, drawMark, drawPicture, fingerprint, registerArtwork, type ArtPalette } from './index.ts';
import { createLru } from './lru.ts';
import { paint, TILE_WIDTH } from './paint.ts';
import { huesOf } from './palette.ts';
import { oklch, toOklch } from './colour.ts';

const styles = Object.values(defaultPalettes);

/** Faults of a document as XML of our kind: elements nest, attributes are quoted and unique, nothing is escaped wrongly. */
function xmlFaults(text: string): string[] {
  const faults: string[] = [];
  const open: string[] = [];
  let rest = text;
  while (rest !== '') {
    const tag = /^<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<&]*")*)\s*(\/?)>/.exec(rest);
    if (tag === null) {
      faults.push(`not a tag: ${rest.slice(0, 60)}`);
      break;
    }
    const [whole, closing, name = '', attributes = '', empty] = tag;
    const names = [...attributes.matchAll(/([\w:-]+)=/g)].map((match) => match[1]);
    if (new Set(names).size !== names.length) faults.push(`an attribute twice: ${whole}`);
    if (closing === '/' && open.pop() !== name) faults.push(`</${name}> closes something else`);
    if (closing === '' && empty === '') open.push(name);
    rest = rest.slice(whole.length);
  }
  return [...faults, ...open.map((name) => `<${name}> is never closed`)];
}

describe('the artwork of the catalogue', () => {
  it.each(styles)('is well-formed, at most 12 KB, without scripts, broken numbers or outside references: $style', (palette) => {
    const faults = catalogueGames.flatMap(({ code, art }) => {
      const svg = drawPicture(art, palette);
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1] ?? '');
      const used = [...svg.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)].map((match) => match[1] ?? match[2] ?? '');
      return [
        ...xmlFaults(svg),
        ...(svg.length > 12_288 ? [`${svg.length} bytes`] : []),
        ...(/NaN|undefined|null|Infinity|<script|<foreignObject|<text|\son\w+=|javascript:/i.test(svg) ? ['something that must not be there'] : []),
        ...(/href="(?!#)|url\((?!#)/.test(svg) ? ['a reference outside'] : []),
        ...(new Set(ids).size === ids.length ? [] : [`ids twice: ${ids.filter((id, index) => ids.indexOf(id) !== index).join(' ')}`]),
        ...used.filter((id) => !ids.includes(id)).map((id) => `nothing has the id ${id}`),
      ].map((fault) => `${code}: ${fault}`);
    });
    expect(faults).toEqual([]);
  });

  it.each(styles)('shows no two neighbours of one structure, and hardly any two games: $style', (palette) => {
    const prints = catalogueGames.map(({ art }) => fingerprint(art, huesOf(palette)));
    expect(prints.filter((print, index) => index > 0 && print === prints[index - 1])).toEqual([]);
    expect(new Set(prints).size).toBeGreaterThan(620);
    expect(new Set(catalogueGames.map(({ art }) => drawPicture(art, palette))).size).toBe(catalogueGames.length);
  });

  it('never stands beside the same emblem in a vendor of slots', () => {
    for (const vendor of catalogueVendors.filter(({ type }) => type === 'RNG')) {
      const emblems = catalogueGames.filter((game) => game.vendor === vendor).map(({ art }) => art.emblem);
      expect(emblems.filter((emblem, index) => emblem === emblems[index - 1])).toEqual([]);
    }
  });

  it('is the same whenever it is drawn', () => {
    const first = catalogueGames.slice(0, 60).map(({ art }) => drawPicture(art, defaultPalettes.coastal));
    expect(catalogueGames.slice(0, 60).map(({ art }) => drawPicture(art, defaultPalettes.coastal))).toEqual(first);
  });

  it('takes its colours from the brand', () => {
    const art = catalogueGames[0]!.art;
    const other: ArtPalette = { ...defaultPalettes.celestial, base: '#301022', accents: ['#ff5577'] };
    expect(drawPicture(art, other)).not.toBe(drawPicture(art, defaultPalettes.celestial));
  });

  it('draws banners with companions in every format, ids kept apart', () => {
    const subject = { seed: 'banner', emblem: 'seven', scene: 'peaks', companions: ['cards', 'gem', 'crown'] } as const;
    for (const palette of styles) {
      for (const format of ['wide', 'compact', 'card'] as const) {
        const svg = drawPicture(subject, palette, format);
        const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
        expect(xmlFaults(svg)).toEqual([]);
        expect(new Set(ids).size).toBe(ids.length);
        expect(svg.length).toBeLessThan(22_000);
      }
    }
  });

  it('draws a mark for every vendor', () => {
    for (const { code, mark } of catalogueVendors) expect(xmlFaults(drawMark({ seed: code, ...mark }, defaultPalettes.coastal))).toEqual([]);
  });
});

describe('colours', () => {
  it('go to OKLCH and back', () => {
    for (const hex of ['#000000', '#ffffff', '#123456', '#fedcba', '#00ff88']) {
      const { l, c, h } = toOklch(hex);
      expect(oklch(l, c, h)).toBe(hex);
    }
    expect(() => toOklch('red')).toThrow(RangeError);
  });
});

describe('the artwork server', () => {
  const palettes = new Map([['NORTH', defaultPalettes.celestial], ['SHORE', { ...defaultPalettes.coastal, base: '#fff7e8' }]]);
  const directory = createArtDirectory(palettes);
  const build = () => {
    const app = Fastify();
    registerArtwork(app, { directory, vendorMark, gameSubject: (code) => catalogueGame(code)?.art, promoSubject: (code) => (code === 'welcome' ? { seed: code, emblem: 'gem', scene: 'peaks' } : undefined) });
    return app;
  };

  it('serves each kind under a version for ever, in the merchant’s style', async () => {
    const app = build();
    const code = catalogueGames[3]!.code;
    const urls = [directory.game('NORTH', code), directory.game('SHORE', code), directory.gameSmall('NORTH', code), directory.vendor('SHORE', 'LUM'), directory.promo('NORTH', 'welcome', 'wide'), directory.game('NORTH', code).replace('.webp', '.svg')];
    expect(urls[0]).toBe(`/cdn/art/${artVersion(defaultPalettes.celestial)}/game/celestial/${code}.webp`);
    expect(urls[1]).toMatch(/\/coastal\//);
    for (const url of urls) {
      const answer = await app.inject({ url });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toMatch(url.endsWith('.webp') ? /^image\/webp$/ : /^image\/svg\+xml/);
      expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(answer.headers['content-security-policy']).toMatch(/default-src 'none'/);
      expect((await app.inject({ url })).rawPayload).toEqual(answer.rawPayload);
    }
    await app.close();
  });

  it('knows no other games, versions, styles, kinds or formats, and keeps no miss', async () => {
    const app = build();
    const good = directory.game('NORTH', catalogueGames[0]!.code);
    const bad = [good.replace('.webp', 'x.webp'), good.replace('.webp', '.small.svg'), good.replace('.webp', '.small.small.webp'), good.replace('.webp', 'x.small.webp'), good.replace('.webp', '.png'), directory.vendor('NORTH', 'LUM').replace('.svg', '.webp'), good.replace('/celestial/', '/coastal/'), good.replace(/art\/[^/]+/, 'art/9-zzz'), good.replace('/game/', '/film/'), directory.promo('NORTH', 'welcome', 'wide').replace('.wide', '.huge')];
    for (const url of bad) {
      const answer = await app.inject({ url });
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store']);
    }
    await app.close();
  });

  it('serves a tile at half the width as well', async () => {
    const app = build();
    const code = catalogueGames[3]!.code;
    const widths = await Promise.all([directory.game, directory.gameSmall].map(async (at) => (await sharp((await app.inject({ url: at('NORTH', code) })).rawPayload).metadata()).width));
    expect(widths).toEqual([TILE_WIDTH, TILE_WIDTH / 2]);
    await app.close();
  });

  it('paints a tile three wide by four high, in the colours it is drawn in', async () => {
    const palette = defaultPalettes.celestial;
    const svg = drawPicture(catalogueGames[3]!.art, palette);
    const { data, info } = await sharp(await paint(svg, TILE_WIDTH)).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([TILE_WIDTH, (TILE_WIDTH * 4) / 3]);
    const colours = new Set<string>();
    for (let at = 0; at < data.length; at += info.channels * 97) colours.add(`${data[at]! >> 4}.${data[at + 1]! >> 4}.${data[at + 2]! >> 4}`);
    expect(colours.size).toBeGreaterThan(30);
  });

  it('keeps what was used last', () => {
    const kept = createLru<number>(2);
    kept.set('a', 1);
    kept.set('b', 2);
    expect(kept.get('a')).toBe(1);
    kept.set('c', 3);
    expect([kept.get('a'), kept.get('b'), kept.get('c')]).toEqual([1, undefined, 3]);
  });
});
