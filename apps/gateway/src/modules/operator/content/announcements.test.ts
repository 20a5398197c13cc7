import { randomUUID } from 'node:crypto';
import type { ResponseOf } from '@livery/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCaller, registration } from '../../../../test-support/caller.ts';
import { eventsOf, type OpenEvents, readEvents, type ReadEvent } from '../../../../test-support/event-reader.ts';
import type { TestGateway } from '../../../../test-support/gateway.ts';
import { operatorDesk, type AccountHelpers, type OperatorHelpers } from '../../../../test-support/operator-desk.ts';
import { operatorCodeOf } from '../../../../test-support/operator-helpers.ts';
import { NORTH, SOUTH } from '../../../../test-support/test-fleet.ts';

let gateway: TestGateway;
let ops: OperatorHelpers;
let accounts: AccountHelpers;
let content: string;
let player: string;
let listen: OpenEvents;
let next: () => Promise<ReadEvent | undefined>;

beforeAll(async () => {
  ({ gateway, ops, accounts, tokens: { cora: content } } = await operatorDesk({ cora: ['content'] }));
  await gateway.settings.set(NORTH, 'welcomeCredit', '0');
  player = (await accounts.valueOf('register', registration('reader01'))).token;
  listen = await eventsOf(gateway);
  next = readEvents(await listen(NORTH, player));
  await next();
});
afterAll(() => gateway.stop());

const DAY = 86_400_000;
const inDays = (days: number): string => new Date(gateway.clock.now() + days * DAY).toISOString();
const words = { type: 'B', language: 'EN', title: 'Tonight', content: '<p>Read it.</p>', reason: 'planned' };
const write = async (changes: object = {}) => ops.valueOf('announcements:write', { ...words, ...changes }, { token: content });
const listed = async (type = 'B', merchant = NORTH) => (await ops.valueOf('announcements:list', { type }, { token: content, merchant })).announcements;
const read = async (type: string, language = 'EN'): Promise<ResponseOf<'announcements'>['list']> => {
  const { body } = await createCaller(gateway, NORTH)<ResponseOf<'announcements'>>('announcements', { types: type, platform: 'W', execution: 'B' }, { token: player, language });
  return body.success ? body.value.list : [];
};

describe('announcements:write', () => {
  it.each(['B', 'PL', 'PU', 'PR', 'H'])('writes one of type %s that players see at once, in the trail, until announcements:withdraw', async (type) => {
    const { id, shown, effect } = await write({ type, title: '<b>Big</b> & bold', content: '<p onclick="x()">Hi<script>alert(1)</script> <a href="javascript:x">no</a></p>' });
    expect(await next()).toEqual({ name: 'announcement', data: { id } });
    expect(shown).toEqual({ language: 'EN', title: 'Big & bold', content: '<p>Hi <a>no</a></p>' });
    expect(await read(type)).toMatchObject([{ id, title: shown.title, content: shown.content }]);
    expect(await listed(type)).toMatchObject([{ id, state: 'shown', endsAt: null, texts: [shown] }]);
    expect(await listed(type, SOUTH)).toEqual([]);
    const risk = await ops.open(`rita-${type}`, ['risk']);
    expect((await ops.valueOf('trail:list', { subject: `announcement:${id}` }, { token: risk })).entries).toMatchObject([{ operator: 'cora', action: 'announcements:write', reason: 'planned', after: effect.after }]);

    await ops.valueOf('announcements:withdraw', { id, reason: 'a mistake' }, { token: content });
    expect([await next(), await read(type), (await listed(type))[0]?.state]).toEqual([{ name: 'announcement', data: { id } }, [], 'ended']);
    expect(operatorCodeOf(await ops.call('announcements:withdraw', { id, reason: 'again' }, { token: content }))).toBe('STATE_CONFLICT');
  });

  it('shows with --dry-run what players would see, and writes nothing', async () => {
    const before = await listed();
    const { shown, effect } = await write({ content: '<p>Hi<img src=x></p>', dryRun: true });
    expect([shown.content, effect.outcome, effect.trail]).toEqual(['<p>Hi</p>', 'dryRun', null]);
    expect(await listed()).toEqual(before);
    // No event either: the next is that of another.
    const { id } = await write();
    expect(await next()).toEqual({ name: 'announcement', data: { id } });
    await ops.valueOf('announcements:withdraw', { id, reason: 'over' }, { token: content });
    await next();
  });

  it.each([
    ['language', { language: 'VI' }],
    ['title', { title: '<b></b>' }],
    ['content', { content: '<script>alert(1)</script>' }],
    ['content', { content: '<p> </p>' }],
    ['endsAt', { endsAt: '2020-01-01T00:00:00Z' }],
    ['type', { type: 'X' }],
  ])('rejects a wrong %s and names it: %j', async (field, changes) => {
    const { body } = await ops.call('announcements:write', { ...words, ...changes }, { token: content });
    expect(body).toMatchObject({ code: 'VALIDATION_FAILED', value: { fields: [{ field }] } });
  });

  it('rejects roles without the permission', async () => {
    for (const role of ['support', 'finance', 'risk'] as const) expect(operatorCodeOf(await ops.call('announcements:write', words, { token: await ops.open(`of-${role}`, [role]) }))).toBe('FORBIDDEN');
  });
});

describe('announcements:translate', () => {
  it('writes the text of another language, or in place of one', async () => {
    const { id } = await write({ type: 'H' });
    await next();
    const translate = async (language: string, title: string, dryRun = false) => (await ops.valueOf('announcements:translate', { ...words, id, language, title, dryRun }, { token: content })).effect;
    expect(await translate('TY', 'not yet', true)).toMatchObject({ outcome: 'dryRun', before: { title: null }, after: { title: 'not yet' } });
    await translate('TY', 'ఈ రాత్రి');
    expect(await translate('EN', 'This night')).toMatchObject({ before: { title: 'Tonight' }, after: { title: 'This night' } });
    expect([await next(), await next()]).toEqual([{ name: 'announcement', data: { id } }, { name: 'announcement', data: { id } }]);
    expect([(await read('H'))[0]?.title, (await read('H', 'TY'))[0]?.title]).toEqual(['This night', 'ఈ రాత్రి']);
    expect(operatorCodeOf(await ops.call('announcements:translate', { ...words, id }, { token: content, merchant: SOUTH }))).toBe('NOT_FOUND');
    expect(operatorCodeOf(await ops.call('announcements:translate', { ...words, id: randomUUID() }, { token: content }))).toBe('NOT_FOUND');
  });
});

describe('announcements:remove-text', () => {
  it('takes the text of one language away, so that players read it in the language of the merchant', async () => {
    const { id } = await write({ type: 'PL' });
    await ops.valueOf('announcements:translate', { ...words, id, language: 'TY', title: 'ఈ రాత్రి' }, { token: content });
    const remove = (language: string) => ops.call('announcements:remove-text', { id, language, reason: 'a wrong word' }, { token: content });
    expect((await read('PL', 'TY'))[0]?.title).toBe('ఈ రాత్రి');
    // That it was written, and translated.
    await next();
    await next();
    expect((await remove('TY')).body).toMatchObject({ success: true, value: { effect: { before: { language: 'TY', title: 'ఈ రాత్రి' }, after: { language: 'TY', title: null } } } });
    expect([await next(), (await read('PL', 'TY'))[0]?.title, (await listed('PL'))[0]?.texts.map(({ language }) => language)]).toEqual([{ name: 'announcement', data: { id } }, 'Tonight', ['EN']]);
    expect([operatorCodeOf(await remove('TY')), operatorCodeOf(await remove('EN'))]).toEqual(['STATE_CONFLICT', 'STATE_CONFLICT']);
    expect((await read('PL'))[0]?.title).toBe('Tonight');
  });
});

describe('announcements:schedule', () => {
  it('shows an announcement from one moment to another alone, also one that was to come later', async () => {
    const { id } = await write({ type: 'PR', publishedAt: inDays(2), endsAt: inDays(3) });
    await next();
    expect([await read('PR'), (await listed('PR'))[0]]).toMatchObject([[], { id, state: 'scheduled', publishedAt: inDays(2), endsAt: inDays(3) }]);
    const schedule = (publishedAt: string, endsAt: string) => ops.call('announcements:schedule', { id, publishedAt, endsAt, reason: 'earlier' }, { token: content });
    expect((await schedule(inDays(-1), inDays(1))).body).toMatchObject({ success: true, value: { effect: { before: { publishedAt: inDays(2) }, after: { publishedAt: inDays(-1), endsAt: inDays(1) } } } });
    expect([await next(), (await read('PR')).map((each) => each.id)]).toEqual([{ name: 'announcement', data: { id } }, [id]]);
    expect([operatorCodeOf(await schedule(inDays(1), inDays(1))), operatorCodeOf(await schedule('soon', inDays(1)))]).toEqual(['VALIDATION_FAILED', 'VALIDATION_FAILED']);
    await schedule(inDays(2), inDays(3));
    await ops.valueOf('announcements:withdraw', { id, reason: 'cancelled' }, { token: content });
    expect((await listed('PR')).find((each) => each.id === id)?.state).toBe('ended');
  });

  it('tells open pages when a scheduled one begins and ends, by the clock of the merchant, once each', async () => {
    const MINUTE = 60_000;
    const { token } = await accounts.valueOf('register', registration('reader02'));
    const nextOf = readEvents(await listen(NORTH, token));
    await nextOf();
    const byItsClock = (minutes: number): string => new Intl.DateTimeFormat('sv-SE', { timeZone: gateway.tenants.byMerchant(NORTH)?.timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(gateway.clock.now() + minutes * MINUTE).replace(' ', 'T');
    const begins = new Date(gateway.clock.now() + 5 * MINUTE).toISOString();
    const { id, effect } = await write({ type: 'PU', publishedAt: byItsClock(5), endsAt: byItsClock(10) });
    expect(effect.after['publishedAt']).toBe(begins);
    const event = { name: 'announcement', data: { id } };
    // That it was written.
    expect([await nextOf(), await read('PU')]).toEqual([event, []]);
    gateway.clock.advance(5 * MINUTE);
    await Promise.all([gateway.announcementNews.tell(), gateway.announcementNews.tell()]);
    expect([await nextOf(), (await read('PU')).map((each) => each.id)]).toEqual([event, [id]]);
    gateway.clock.advance(5 * MINUTE);
    await gateway.announcementNews.tell();
    expect([await nextOf(), await read('PU')]).toEqual([event, []]);
    await gateway.announcementNews.tell();
    // Nothing stands before the event of another.
    const other = await write();
    expect(await nextOf()).toEqual({ name: 'announcement', data: { id: other.id } });
  });
});
