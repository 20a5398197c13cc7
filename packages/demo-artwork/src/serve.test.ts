import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { artVersion, defaultPalettes } from './palette.ts';
import type { ArtSubject } from './plan.ts';
import { TILE_WIDTH } from './rasterize.ts';
import { createArtDirectory, registerArtwork } from './serve.ts';

describe('registerArtwork', () => {
  const palettes = new Map([['NORTH', defaultPalettes.celestial], ['SHORE', { ...defaultPalettes.coastal, base: '#fff7e8' }]]);
  const directory = createArtDirectory(palettes);
  const games: Readonly<Record<string, ArtSubject>> = {
    'moonlit-wolves': { seed: 'moonlit-wolves', emblem: 'wolf', scene: 'peaks' },
    'pearl-bay': { seed: 'pearl-bay', emblem: 'pearls', scene: 'islands' },
  };
  const vendorMark = (code: string) => (code === 'LUM' ? ({ emblem: 'lantern', hue: 40 } as const) : undefined);
  const build = (changes: { readonly takeDrawing?: () => Promise<void>; readonly folder?: string } = {}) => {
    const app = Fastify();
    registerArtwork(app, { ...changes, directory, vendorMark, gameSubject: (code) => games[code], promoSubject: (code) => (code === 'welcome' ? { seed: code, emblem: 'gem', scene: 'peaks' } : undefined) });
    return app;
  };

  it('serves every kind of picture with an immutable cache header, in the merchant’s style', async () => {
    const app = build();
    const code = 'moonlit-wolves';
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

  it('returns 404 without caching for unknown games, versions, styles, kinds and formats', async () => {
    const app = build();
    const good = directory.game('NORTH', 'pearl-bay');
    const bad = [good.replace('.webp', 'x.webp'), good.replace('.webp', '.small.svg'), good.replace('.webp', '.small.small.webp'), good.replace('.webp', 'x.small.webp'), good.replace('.webp', '.png'), directory.vendor('NORTH', 'LUM').replace('.svg', '.webp'), good.replace('/celestial/', '/coastal/'), good.replace(/art\/[^/]+/, 'art/9-zzz'), good.replace('/game/', '/film/'), directory.promo('NORTH', 'welcome', 'wide').replace('.wide', '.huge')];
    for (const url of bad) {
      const answer = await app.inject({ url });
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store']);
    }
    await app.close();
  });

  it('asks before it draws, and for nothing that is kept', async () => {
    const takeDrawing = vi.fn(async () => undefined);
    const app = build({ takeDrawing });
    const urls = [directory.game('NORTH', 'pearl-bay'), directory.vendor('NORTH', 'LUM')];
    for (const url of [...urls, ...urls]) expect((await app.inject({ url })).statusCode).toBe(200);
    expect(takeDrawing).toHaveBeenCalledTimes(2);
    takeDrawing.mockRejectedValue(Object.assign(new Error('too many'), { statusCode: 429 }));
    expect((await app.inject({ url: directory.game('NORTH', 'moonlit-wolves') })).statusCode).toBe(429);
    expect((await app.inject({ url: directory.game('NORTH', 'pearl-bay') })).statusCode).toBe(200);
    await app.close();
  });

  it('removes pictures of palettes that no merchant has', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'livery-artwork-'));
    const version = artVersion(defaultPalettes.coastal);
    for (const name of ['2-gone', version]) {
      mkdirSync(join(folder, name, 'game'), { recursive: true });
      writeFileSync(join(folder, name, 'game', 'a.webp'), 'x');
    }
    const app = build({ folder });
    await vi.waitFor(() => expect(readdirSync(folder)).toEqual([version]));
    await app.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('serves a tile at full and at half width', async () => {
    const app = build();
    const code = 'moonlit-wolves';
    const widths = await Promise.all([directory.game, directory.gameSmall].map(async (at) => (await sharp((await app.inject({ url: at('NORTH', code) })).rawPayload).metadata()).width));
    expect(widths).toEqual([TILE_WIDTH, TILE_WIDTH / 2]);
    await app.close();
  });
});
