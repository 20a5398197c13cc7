import { setTimeout as delay } from 'node:timers/promises';
import { calls } from '@livery/contracts';
import { everything } from '@livery/test-config';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountHelpers, PASSWORD } from '../../test-support/account-helpers.ts';
import type { OfferedKey } from '../../test-support/caller.ts';
import { testEngine } from '../../test-support/database.ts';
import type { GatewayProcess } from '../../test-support/gateway-process.ts';
import { ownServer, type OwnServer } from '../../test-support/own-server.ts';
import { persistentVendor, type PersistentVendor } from '../../test-support/persistent-vendor.ts';
import { VENDOR_KEY_ID, VENDOR_SECRET } from '../../test-support/player.ts';
import { siteVisitor, type SiteVisitor } from '../../test-support/site-visitor.ts';
import { NORTH } from '../../test-support/test-fleet.ts';
import { differencesOf, seatPlayers, type SeatedPlayers } from '../../test-support/vendor-books.ts';

const GATEWAYS = 3;
const PLAYERS = 8;
/** How often the database is restarted; each time when so many more calls were acknowledged. */
const RESTARTS = Number(process.env['LIVERY_RESTARTS'] ?? 100);
const CALLS_BETWEEN = 40;
const GONE_MS = Number(process.env['LIVERY_GONE_MS'] ?? 60_000);
/** Within which everything works again once the database is back. */
const BACK_WITHIN_MS = 10_000;
const STORY_MS = 900_000;
const POLL_MS = 20;
/** What people may be told meanwhile. */
const RETRIABLE = new Set(['200 OK', '200 page', '503 UNAVAILABLE, with Retry-After']);

const inWords = (counts: ReadonlyMap<string, number>): string => [...counts].toSorted(([, a], [, b]) => b - a).map(([what, times]) => `${times} × ${what}`).join(', ');

// A database that is restarted a hundred times takes minutes, and a minute without one takes a minute: not for every merge.
describe.runIf(testEngine === 'postgres' && everything())('gateways whose database stops', () => {
  let server: OwnServer;
  let gateways: readonly GatewayProcess[];
  let players: SeatedPlayers;
  let visitors: readonly SiteVisitor[];
  let turn = 0;
  const next = (): string => gateways[turn++ % GATEWAYS]?.origin ?? '';

  beforeAll(async () => {
    server = await ownServer();
    gateways = await Promise.all(Array.from({ length: GATEWAYS }, () => server.serve({ METRICS_HOST: 'localhost' })));
    players = await seatPlayers(server.gateway, Array.from({ length: PLAYERS }, (_, index) => `outage${index}`));
    await accountHelpers(server.gateway).open('visitor1');
    const offered = await fetch(`${next()}${calls.cryptoKey.path}`, { headers: { 'x-merchant-code': NORTH } });
    const { value: key } = (await offered.json()) as { readonly value: OfferedKey };
    visitors = gateways.map(({ origin }) => siteVisitor(() => origin, key));
  }, STORY_MS);
  afterAll(() => server.stop(), STORY_MS);

  const vendors: PersistentVendor[] = [];
  function vendorOf(): PersistentVendor {
    const vendor = persistentVendor({ merchant: NORTH, vendor: players.vendor, key: () => ({ id: VENDOR_KEY_ID, secret: VENDOR_SECRET }), origin: next });
    vendors.push(vendor);
    return vendor;
  }

  it(`lose nothing acknowledged while it is restarted ${RESTARTS} times under load, and live on`, async () => {
    const vendor = vendorOf();
    const stop = new AbortController();
    const playing = players.seats.map((seat) => vendor.play(seat));
    const [first, second, third] = visitors;
    const looking = Promise.all([
      first?.keep(() => first.ask('systemStatus'), stop.signal, 50),
      second?.keep(() => second.page(), stop.signal, 50),
      third?.keep(() => third.ask('announcements'), stop.signal, 50),
    ]);
    for (let restart = 0; restart < RESTARTS; restart++) {
      const before = vendor.acknowledged.size;
      while (vendor.acknowledged.size < before + CALLS_BETWEEN) await delay(POLL_MS);
      await server.cluster.halt(restart % 2 === 0 ? 'fast' : 'immediate');
      await server.cluster.resume();
    }
    vendor.stop();
    await Promise.all(playing);
    stop.abort();
    const seen = await looking;
    expect(gateways.map((gateway) => gateway.isRunning())).toEqual(gateways.map(() => true));
    // With what the gateways wrote of calls that they took for unsigned.
    expect([Object.fromEntries(vendor.foreign), gateways.flatMap(({ written }) => written().match(/^.*not signed as it must be.*$/gm) ?? [])]).toEqual([{}, []]);
    expect(vendor.answers.get('no answer')).toBeUndefined();
    for (const counted of seen) expect([...(counted?.keys() ?? [])].filter((kind) => !RETRIABLE.has(kind))).toEqual([]);
    expect(await differencesOf(server.gateway, players, vendors)).toEqual([]);
    process.stdout.write(`${RESTARTS} restarts: ${vendor.acknowledged.size} calls acknowledged; ${inWords(vendor.answers)}. The site: ${seen.map((counts) => inWords(counts ?? new Map())).join('; ')}\n`);
  }, STORY_MS);

  it(`say that they are not ready while it is gone for ${GONE_MS / 1000} s, and recover by themselves`, async () => {
    const vendor = vendorOf();
    const stop = new AbortController();
    const playing = players.seats.map((seat) => vendor.play(seat));
    while (vendor.acknowledged.size < CALLS_BETWEEN) await delay(POLL_MS);
    await server.cluster.halt('immediate');
    const began = performance.now();
    await delay(1_500);
    const statuses = (path: string) => Promise.all(gateways.map(async ({ origin }) => (await fetch(`${origin}${path}`)).status));
    const watching = Promise.all(visitors.flatMap((visitor) => [
      visitor.keep(() => visitor.page(), stop.signal, 200),
      visitor.keep(() => visitor.ask('systemStatus'), stop.signal, 200),
      visitor.keep(() => visitor.login('visitor1', PASSWORD), stop.signal, 500),
    ]));
    while (performance.now() - began < GONE_MS) {
      expect([await statuses('/readyz'), await statuses('/healthz')]).toEqual([gateways.map(() => 503), gateways.map(() => 200)]);
      await delay(500);
    }
    const refused = await visitors[0]?.login('visitor1', PASSWORD);
    expect(refused).toMatchObject({ status: 503, code: 'UNAVAILABLE', text: expect.stringContaining('Please try again in a moment.') });
    stop.abort();
    const kinds = new Set((await watching).flatMap((counted) => [...counted.keys()]));
    // A login is no call to be repeated by a program: it says so to the person alone. What is in memory is still told.
    expect([...kinds].filter((kind) => !RETRIABLE.has(kind) && kind !== '503 UNAVAILABLE')).toEqual([]);

    await server.cluster.resume();
    const back = performance.now();
    await expect.poll(() => statuses('/readyz'), { timeout: BACK_WITHIN_MS, interval: 50 }).toEqual(gateways.map(() => 200));
    const readyMs = Math.round(performance.now() - back);
    const before = vendor.acknowledged.size;
    await expect.poll(() => vendor.acknowledged.size, { timeout: BACK_WITHIN_MS, interval: 50 }).toBeGreaterThan(before + CALLS_BETWEEN);
    for (const visitor of visitors) expect(await visitor.login('visitor1', PASSWORD)).toMatchObject({ status: 200, code: 'OK' });
    vendor.stop();
    await Promise.all(playing);
    expect(gateways.map((gateway) => gateway.isRunning())).toEqual(gateways.map(() => true));
    expect(Object.fromEntries(vendor.foreign)).toEqual({});
    expect(await differencesOf(server.gateway, players, vendors)).toEqual([]);
    process.stdout.write(`Gone for ${GONE_MS / 1000} s: ready again ${readyMs} ms after the server; ${inWords(vendor.answers)}\n`);
  }, STORY_MS);
});
