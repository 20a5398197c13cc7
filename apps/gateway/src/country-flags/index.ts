import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { renderFlag } from './render-flag.ts';

interface Flag {
  readonly png: Buffer;
  readonly etag: string;
}

/** A flag changes with its country only. */
const KEPT_SECONDS = 30 * 86_400;

/**
 * Serves `/TCG_PROD_IMAGES/COUNTRY_FLAG/{countryCode}.png`. Each flag is drawn on its first request and then cached:
 * all of them together are a quarter of a megabyte.
 */
export function registerCountryFlags(app: FastifyInstance): void {
  const drawn = new Map<string, Promise<Flag | undefined>>();

  async function draw(code: string): Promise<Flag | undefined> {
    const png = await renderFlag(code);
    return png === undefined ? undefined : { png, etag: `"${createHash('sha256').update(png).digest('base64url').slice(0, 16)}"` };
  }

  app.get<{ Params: { code: string } }>('/TCG_PROD_IMAGES/COUNTRY_FLAG/:code([A-Z]{2}).png', async ({ params: { code }, headers }, reply) => {
    const flag = drawn.get(code) ?? draw(code);
    drawn.set(code, flag);
    const found = await flag.catch((error: unknown) => {
      drawn.delete(code);
      throw error;
    });
    void reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');
    if (found === undefined) return reply.status(404).type('text/plain; charset=utf-8').header('cache-control', 'no-store').send('');
    void reply.header('cache-control', `public, max-age=${KEPT_SECONDS}`).header('etag', found.etag);
    if (headers['if-none-match'] === found.etag) return reply.status(304).send();
    return reply.type('image/png').send(found.png);
  });
}
