import type { ResponseOf } from '@livery/contracts';
import Fastify from 'fastify';
import { PNG } from 'pngjs';
import { afterAll, describe, expect, it } from 'vitest';
import { countries } from '../modules/settings/countries.ts';
import { registerCountryFlags } from './index.ts';

const app = Fastify();
registerCountryFlags(app);
afterAll(() => app.close());

const get = (file: string, headers: Record<string, string> = {}) => app.inject({ url: `/TCG_PROD_IMAGES/COUNTRY_FLAG/${file}`, headers });

describe('country flags', () => {
  it('exist for every country of the countries call', async () => {
    const pictures = new Map<string, string>();
    for (const { countryCode } of countries satisfies readonly ResponseOf<'countries'>['countries'][number][]) {
      const { statusCode, headers, rawPayload } = await get(`${countryCode}.png`);
      expect([countryCode, statusCode, headers['content-type']]).toEqual([countryCode, 200, 'image/png']);
      pictures.set(countryCode, rawPayload.toString('base64'));
    }
    // Territories that fly their country's flag.
    expect(new Set(pictures.values()).size).toBeGreaterThan(countries.length - 20);
  });

  it("are pictures in the format of the picker's flags, with the country's colours", async () => {
    const { width, height, data } = PNG.sync.read((await get('JP.png')).rawPayload);
    expect([width, height]).toEqual([72, 48]);
    const at = (x: number, y: number) => [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)];
    const [red = 0, green = 255, blue = 255, alpha] = at(36, 24);
    expect([red > 150, green < 60, blue < 80, alpha]).toEqual([true, true, true, 255]);
    expect(at(4, 4)).toEqual([255, 255, 255, 255]);
  });

  it('are cached by browsers, and answer 304 to a revalidation', async () => {
    const { headers } = await get('PH.png');
    expect(headers['cache-control']).toBe('public, max-age=2592000');
    const again = await get('PH.png', { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  });

  it.each(['ZZ.png', 'ph.png', 'PHL.png', 'PH.svg', '..%2F..%2Fpackage.png', '%2e%2e.png'])('answer 404 for %s', async (file) => {
    expect((await get(file)).statusCode).toBe(404);
  });
});
