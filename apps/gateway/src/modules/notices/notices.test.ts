import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testClock } from '../../../test-support/clock.ts';
import { testDatabase, type TestDatabase } from '../../../test-support/database.ts';
import { NORTH, SOUTH, testFleet } from '../../../test-support/test-fleet.ts';
import type { Tenant } from '../../platform/http/index.ts';
import { createArtDirectory, promotionSubject } from '@livery/demo-artwork';
import { adoptFleet } from '../tenant/index.ts';
import { createWallet } from '../wallet/index.ts';
import { cleanHtml, cleanLine } from '../../platform/html/index.ts';
import { noticesHandlers, typesFor } from './handlers.ts';
import { maskName } from './mask.ts';
import { createNotices, type Notices } from './notices.ts';

const HOUR = 3_600_000;
const clock = testClock();
let db: TestDatabase;
let notices: Notices;
let north: Tenant;
let south: Tenant;

beforeAll(async () => {
  db = await testDatabase({ clock });
  const tenants = await adoptFleet(testFleet, { db, wallet: createWallet({ db, events: { balanceChanged: () => undefined } }) });
  north = tenants.byMerchant(NORTH)!;
  south = tenants.byMerchant(SOUTH)!;
  notices = createNotices(db);
});
afterAll(() => db.close());

const at = (hours: number): Date => new Date(clock.now() + hours * HOUR);
const both = (title: string) => ({ EN: { title, content: `<p>${title}</p>` } });

describe('announcements', () => {
  it('are those open now, newest first, of the kinds asked for, and of the merchant alone', async () => {
    await notices.announce(NORTH, { type: 'B', publishedAt: at(-5), texts: both('older') });
    await notices.announce(NORTH, { type: 'H', publishedAt: at(-1), texts: both('newer') });
    await notices.announce(NORTH, { type: 'B', publishedAt: at(1), texts: both('tomorrow') });
    await notices.announce(NORTH, { type: 'B', publishedAt: at(-9), endsAt: at(-1), texts: both('over') });
    await notices.announce(SOUTH, { type: 'B', publishedAt: at(-2), texts: both('elsewhere') });
    const titles = async (types: ('B' | 'H')[], tenant = north) => (await notices.announcements(tenant, 'EN', types)).map(({ title }) => title);
    expect(await titles(['B', 'H'])).toEqual(['newer', 'older']);
    expect(await titles(['B'])).toEqual(['older']);
    expect(await titles(['B', 'H'], south)).toEqual(['elsewhere']);
    expect(await titles([])).toEqual([]);
    clock.advance(2 * HOUR);
    expect(await titles(['B'])).toEqual(['tomorrow', 'older']);
    clock.advance(-2 * HOUR);
  });

  it("come in the language asked for, else the merchant's own, else English", async () => {
    const texts = { EN: { title: 'Hello', content: 'Hello' }, TY: { title: 'హలో', content: 'హలో' }, VI: { title: 'Chào', content: 'Chào' } };
    await notices.announce(NORTH, { type: 'PR', publishedAt: at(-1), texts });
    const title = async (language: string, tenant = north) => (await notices.announcements(tenant, language, ['PR']))[0]?.title;
    expect(await title('TY')).toBe('హలో');
    expect(await title('FR')).toBe('Hello');
    expect(await title('FR', { ...north, defaultLanguage: 'VI' })).toBe('Chào');
    expect(await title('FR', { ...north, defaultLanguage: 'DE' })).toBe('Hello');
  });

  it('are stored sanitised, whole or not at all', async () => {
    const texts = { EN: { title: '<b>Big</b> & bold', content: '<p onclick="x()">Hi<script>alert(1)</script></p><a href="javascript:x">no</a>' } };
    await notices.announce(NORTH, { type: 'PU', publishedAt: at(-1), texts });
    const [found] = await notices.announcements(north, 'EN', ['PU']);
    expect(found).toMatchObject({ title: 'Big & bold', content: '<p>Hi</p><a>no</a>' });
    await expect(notices.announce(NORTH, { type: 'PU', publishedAt: at(-1), texts: {} })).rejects.toThrow(RangeError);
    await expect(notices.announce(NORTH, { type: 'PU', publishedAt: at(-1), endsAt: at(-2), texts })).rejects.toThrow();
    expect(await notices.announcements(north, 'EN', ['PU'])).toHaveLength(1);
  });
});

describe('sanitised HTML', () => {
  it.each([
    ['<p>text <strong>bold</strong> <em>soft</em></p><ul><li>one</li></ul>', '<p>text <strong>bold</strong> <em>soft</em></p><ul><li>one</li></ul>'],
    ['<img src=x onerror=alert(1)>', ''],
    ['<svg><script>alert(1)</script></svg>', ''],
    ['<style>*{display:none}</style><p>a</p>', '<p>a</p>'],
    ['<p style="position:fixed">a</p>', '<p>a</p>'],
    ['<iframe src="https://evil.example"></iframe>', ''],
    ['<a href="//evil.example">a</a>', '<a>a</a>'],
    ['<a href="data:text/html,x">a</a>', '<a>a</a>'],
    ['<a href="https://help.example/a?b=1" target="_blank">a</a>', '<a href="https://help.example/a?b=1">a</a>'],
    ['<a href="/rng">slots</a>', '<a href="/rng">slots</a>'],
    ['<form action="/x"><input name=a><button>b</button></form>', 'b'],
    ['<<p>a</p>', '&lt;<p>a</p>'],
  ])('%s', (given, wanted) => {
    expect(cleanHtml(given)).toBe(wanted);
  });

  it('is plain text in a title', () => {
    expect(cleanLine('  <i>A</i>  & B\n<script>x</script>')).toBe('A & B');
  });
});

describe('banners and promotions', () => {
  it('are those of the group that are open now, in order', async () => {
    const banner = { group: 'w_announcement', link: '/rng', texts: { EN: { title: 'T', text: 'x', action: 'Go' } } } as const;
    await notices.putBanner(NORTH, { ...banner, id: 'second', position: 2, startsAt: at(-1) });
    await notices.putBanner(NORTH, { ...banner, id: 'first', position: 1, startsAt: at(-1), endsAt: at(5) });
    await notices.putBanner(NORTH, { ...banner, id: 'later', position: 3, startsAt: at(1) });
    await notices.putBanner(NORTH, { ...banner, id: 'elsewhere', group: 'other', position: 1, startsAt: at(-1) });
    const ids = async (group: string, tenant = north) => (await notices.banners(tenant, 'EN', group)).map(({ id }) => id);
    expect(await ids('w_announcement')).toEqual(['first', 'second']);
    expect(await ids('other')).toEqual(['elsewhere']);
    expect(await ids('w_announcement', south)).toEqual([]);
    clock.advance(6 * HOUR);
    expect(await ids('w_announcement')).toEqual(['second', 'later']);
    clock.advance(-6 * HOUR);
  });

  it('are replaced when they are written again', async () => {
    const promotion = { id: 'spring', position: 1, startsAt: at(-1), texts: { EN: { title: 'Spring', summary: 's' } } };
    await notices.putPromotion(NORTH, promotion);
    await notices.putPromotion(NORTH, { ...promotion, endsAt: at(3), texts: { EN: { title: 'Late spring', summary: 's' } } });
    expect(await notices.promotions(north, 'TY')).toEqual([{ id: 'spring', title: 'Late spring', summary: 's', image: null, endsAt: at(3) }]);
    clock.advance(4 * HOUR);
    expect(await notices.promotions(north, 'TY')).toEqual([]);
    clock.advance(-4 * HOUR);
  });

  it('link to no other site', async () => {
    const banner = { id: 'away', group: 'g', position: 1, startsAt: at(-1), texts: { EN: { title: 'T', text: 'x', action: 'Go' } } };
    await expect(notices.putBanner(NORTH, { ...banner, link: '//evil.example' })).rejects.toThrow();
  });

  it('take their picture from their id', () => {
    expect(promotionSubject('welcome-weekend')).toMatchObject({ emblem: 'seven' });
    expect(promotionSubject('an-operator-wrote-this')).toMatchObject({ seed: 'an-operator-wrote-this' });
    expect(promotionSubject('../x')).toBeUndefined();
  });
});

describe('kinds of announcement', () => {
  const brand = { announcements: { types: ['B', 'PL', 'PR'], defaultExecution: 'B' } };
  it.each([
    [{}, true, ['B']],
    [{}, false, ['B']],
    [{ types: 'PL,PR,H' }, true, ['PL', 'PR']],
    [{ types: 'B,PL,PR', execution: 'B' as const }, true, ['B', 'PL', 'PR']],
    [{ types: 'B,PL,PR', execution: 'B' as const }, false, ['B', 'PR']],
    [{ execution: 'PR' as const }, true, ['PR']],
    [{ execution: 'PL' as const }, false, []],
    [{ execution: 'H' as const }, true, []],
  ])('asked for %j, logged in %s, return %j', (asked, loggedIn, wanted) => {
    expect(typesFor(brand, asked, loggedIn)).toEqual(wanted);
  });
});

describe('winners board', () => {
  it('masks names', () => {
    expect(['anneliese7', 'demo', 'abc', 'x', '', 'నాగేశ్వర'].map(maskName)).toEqual(['an***7', 'de***o', 'a***', 'x***', '***', `${Array.from('నాగేశ్వర').slice(0, 2).join('')}***${Array.from('నాగేశ్వర').at(-1)}`]);
  });

  it('shows prizes, games and no more of a player, where the brand enables it', async () => {
    const win = { id: 'w1', username: 'anneliese7', vendor: 'LUM', gameCode: 'lum-moonlit-wolves', prize: 123_456n, currency: 'PHP', at: at(-1) };
    const handlers = noticesHandlers({ notices, images: createArtDirectory(new Map()), clock, gameName: () => 'Moonlit Wolves', wins: { largest: async () => [win] } });
    const visitor = { language: 'EN', ip: '::1', country: null, origin: 'http://x', requestId: 'r', session: undefined, member: undefined, idempotencyKey: undefined, once: undefined, request: undefined } as const;
    const { list } = await handlers.winners({ ...visitor, tenant: north });
    expect(list).toEqual([{ id: 'w1', player: 'an***7', prize: '1234.56', currency: 'PHP', at: at(-1).toISOString(), game: { gameId: 'lum-moonlit-wolves', name: 'Moonlit Wolves', vassalage: 'LUM', image: expect.stringMatching(/^\/cdn\/art\//) as string } }]);
    expect((await handlers.winners({ ...visitor, tenant: { ...north, features: { winnersBoard: false } } })).list).toEqual([]);
  });
});
