import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createCaller, registration } from '../../../test-support/caller.ts';
import { eventsOf, type OpenEvents, readEvents } from '../../../test-support/event-reader.ts';
import type { TestGateway } from '../../../test-support/gateway.ts';
import { operatorDesk, type AccountHelpers, type OperatorHelpers } from '../../../test-support/operator-desk.ts';
import { operatorCodeOf } from '../../../test-support/operator-helpers.ts';
import { NORTH, SOUTH } from '../../../test-support/test-fleet.ts';
import { modulesOf } from '../settings/index.ts';
import { inboxHandlers } from './handlers.ts';
import { createInbox } from './inbox.ts';
import { createInboxDelivery } from './inbox-delivery.ts';

let gateway: TestGateway;
let ops: OperatorHelpers;
let accounts: AccountHelpers;
let content: string;
let listen: OpenEvents;
let players = 0;

beforeAll(async () => {
  ({ gateway, ops, accounts, tokens: { cora: content } } = await operatorDesk({ cora: ['content'] }));
  await gateway.settings.set(NORTH, 'welcomeCredit', '0');
  listen = await eventsOf(gateway);
});
afterAll(() => gateway.stop());

interface Reader {
  readonly token: string;
  readonly id: string;
}
async function reader(): Promise<Reader> {
  players += 1;
  const { token } = await accounts.valueOf('register', registration(`mailbox${players}`));
  return { token, id: (await accounts.valueOf('memberInfo', undefined, { token })).id };
}
const words = { type: 'site', language: 'EN', title: 'Tonight', content: '<p>Read it.</p>', reason: 'planned' };
const write = (changes: object) => ops.valueOf('inbox:write', { ...words, ...changes }, { token: content });
const withdraw = (id: string) => ops.valueOf('inbox:withdraw', { id, reason: 'over' }, { token: content });
const inboxOf = ({ token }: Reader, request: object = {}, language = 'EN') => accounts.valueOf('inbox', request, { token, language });
const titles = async (who: Reader) => (await inboxOf(who)).records.map(({ title }) => title);
/** Waits for the delivery that began after the commit, which has no end of its own to wait for. */
const delivered = () => createInboxDelivery({ db: gateway.db, inboxChanged: () => undefined }).deliver();

describe('inbox:write', () => {
  it('reaches one member alone, cleaned, with links into the site alone, and in the trail', async () => {
    const [one, other] = [await reader(), await reader()];
    const { id, shown, reaches, effect } = await write({
      memberId: one.id, type: 'account', title: '<b>Your</b> account', link: '/member/securityCenter',
      content: '<p onclick="x()">See <a href="/promotions">this</a>, <a href="https://evil.example">that</a>, <a href="//evil.example">it</a><script>alert(1)</script></p>',
    });
    expect([reaches, shown.title, shown.content]).toEqual([1, 'Your account', '<p>See <a href="/promotions">this</a>, <a>that</a>, <a>it</a></p>']);
    const { records, unread } = await inboxOf(one);
    expect(records).toEqual([{ id, type: 'account', title: shown.title, content: shown.content, link: '/member/securityCenter', sentAt: new Date(gateway.clock.now()).toISOString(), read: false }]);
    expect(unread).toEqual({ count: 1, byType: { site: 0, account: 1, promotion: 0 } });
    expect(await titles(other)).toEqual([]);
    const risk = await ops.open('rita-inbox', ['risk']);
    expect((await ops.valueOf('trail:list', { subject: `message:${id}` }, { token: risk })).entries).toMatchObject([{ operator: 'cora', action: 'inbox:write', reason: 'planned', after: effect.after }]);
  });

  it('reaches all members who are there, with no row for each, and nobody who registers later', async () => {
    const early = await reader();
    gateway.clock.advance(1000);
    const { id } = await write({ to: 'all', title: 'To all' });
    gateway.clock.advance(1000);
    const late = await reader();
    expect([await titles(early), await titles(late)]).toEqual([['To all'], []]);
    const { count } = await gateway.db.query.selectFrom('inbox_mark').select(({ fn }) => fn.countAll<bigint>().as('count')).where('message_id', '=', id).executeTakeFirstOrThrow();
    expect(Number(count)).toBe(0);
    await withdraw(id);
    expect(await titles(early)).toEqual([]);
    expect(operatorCodeOf(await ops.call('inbox:withdraw', { id, reason: 'again' }, { token: content }))).toBe('STATE_CONFLICT');
  });

  it('reaches the members of a rank, kind or registration alone, in slices, each of them once', async () => {
    const some: Reader[] = [];
    for (let each = 0; each < 5; each += 1) some.push(await reader());
    const ranked = some.slice(0, 3);
    await gateway.db.query.updateTable('member').set({ rank_level: 7 }).where('tenant_id', '=', NORTH).where('id', 'in', ranked.map(({ id }) => id)).execute();
    const { id, reaches } = await write({ to: 'players', rankFrom: 7, title: 'For you' });
    const told: string[] = [];
    const delivery = createInboxDelivery({ db: gateway.db, slice: 2, inboxChanged: (_tenant, ids) => void told.push(...ids) });
    await Promise.all([delivery.deliver(), delivery.deliver(), delivered()]);
    await delivered();
    expect(reaches).toBe(3);
    expect(await Promise.all(some.map(titles))).toEqual([['For you'], ['For you'], ['For you'], [], []]);
    expect(new Set(told).size).toBe(told.length);
    expect((await ops.valueOf('inbox:list', {}, { token: content })).messages[0]).toMatchObject({ id, to: 'players, from rank 7', delivered: true, readBy: 0 });
    expect((await write({ to: 'agents', dryRun: true })).reaches).toBe(0);
    expect((await write({ to: 'players', registeredSince: new Date(gateway.clock.now() + 1000).toISOString(), dryRun: true })).reaches).toBe(0);
  });

  it('delivers what a gateway that died left half done', async () => {
    const some = [await reader(), await reader(), await reader()].toSorted((one, other) => (one.id < other.id ? -1 : 1));
    const ids = some.map(({ id }) => id);
    await gateway.db.query.updateTable('member').set({ rank_level: 9 }).where('tenant_id', '=', NORTH).where('id', 'in', ids).execute();
    const { id } = await write({ to: 'all', rankFrom: 9, title: 'Half' });
    await delivered();
    // As after the first slice: the rest was not written.
    await gateway.db.query.deleteFrom('inbox_mark').where('message_id', '=', id).where('member_id', 'in', ids.slice(1)).execute();
    await sql`update inbox_message set delivered_at = null, delivered_to = ${ids[0]} where id = ${id}`.execute(gateway.db.query);
    await delivered();
    expect(await Promise.all(some.map(titles))).toEqual([['Half'], ['Half'], ['Half']]);
  });

  it('shows with --dry-run what members would see, and writes nothing', async () => {
    const one = await reader();
    const { effect, reaches } = await write({ memberId: one.id, dryRun: true });
    expect([effect.outcome, reaches, await titles(one)]).toEqual(['dryRun', 1, []]);
  });

  it.each([
    ['to', {}],
    ['memberId', { to: 'all', memberId: '0198c0de-0000-7000-8000-000000000000' }],
    ['language', { to: 'all', language: 'VI' }],
    ['title', { to: 'all', title: '<b></b>' }],
    ['content', { to: 'all', content: '<script>alert(1)</script>' }],
    ['link', { to: 'all', link: 'https://evil.example/' }],
    ['link', { to: 'all', link: '//evil.example/' }],
  ])('rejects a wrong %s and names it: %j', async (field, changes) => {
    const { body } = await ops.call('inbox:write', { ...words, ...changes }, { token: content });
    expect(body).toMatchObject({ code: 'VALIDATION_FAILED', value: { fields: [{ field }] } });
  });

  it('rejects a member of another merchant and roles without the permission', async () => {
    const one = await reader();
    expect(operatorCodeOf(await ops.call('inbox:write', { ...words, memberId: one.id }, { token: content, merchant: SOUTH }))).toBe('NOT_FOUND');
    expect(operatorCodeOf(await ops.call('inbox:write', { ...words, memberId: randomUUID() }, { token: content }))).toBe('NOT_FOUND');
    for (const role of ['support', 'finance', 'risk'] as const) expect(operatorCodeOf(await ops.call('inbox:write', { ...words, to: 'all' }, { token: await ops.open(`mail-${role}`, [role]) }))).toBe('FORBIDDEN');
  });
});

describe('inbox:translate', () => {
  it('writes the text of another language, which members of it read', async () => {
    const one = await reader();
    const { id } = await write({ memberId: one.id });
    const translated = await ops.valueOf('inbox:translate', { id, language: 'TY', title: 'ఈ రాత్రి', content: '<p>చదవండి.</p>', reason: 'planned' }, { token: content });
    expect(translated.effect).toMatchObject({ before: { title: null }, after: { title: 'ఈ రాత్రి' } });
    expect([(await inboxOf(one, {}, 'TY')).records[0]?.title, (await inboxOf(one)).records[0]?.title]).toEqual(['ఈ రాత్రి', 'Tonight']);
  });
});

describe('the inbox of a member', () => {
  it('marks messages as read and deletes them, of either kind, once and for the member alone', async () => {
    const [one, other] = [await reader(), await reader()];
    gateway.clock.advance(1000);
    const { id: toAll } = await write({ to: 'all', title: 'All', type: 'promotion' });
    const { id: own } = await write({ memberId: one.id, title: 'Own', type: 'account' });
    const count = async ({ token }: Reader) => (await accounts.valueOf('unreadCount', undefined, { token })).count;
    expect([await count(one), await count(other)]).toEqual([2, 1]);
    // Another member's message is nobody else's to read or to delete.
    expect(await accounts.valueOf('readMessages', { ids: [own] }, { token: other.token })).toMatchObject({ count: 1 });
    expect(await accounts.valueOf('deleteMessages', { ids: [own] }, { token: other.token })).toMatchObject({ count: 1 });
    expect(await titles(one)).toEqual(expect.arrayContaining(['All', 'Own']));
    expect(await accounts.valueOf('readMessages', { ids: [own] }, { token: one.token })).toEqual({ count: 1, byType: { site: 0, account: 0, promotion: 1 } });
    expect(await accounts.valueOf('readMessages', {}, { token: one.token })).toMatchObject({ count: 0 });
    expect((await inboxOf(one)).records.map(({ read }) => read)).toEqual([true, true]);
    expect(await count(other)).toBe(1);
    await accounts.valueOf('deleteMessages', { ids: [own, toAll] }, { token: one.token });
    expect([await titles(one), await titles(other)]).toEqual([[], ['All']]);
    expect((await inboxOf(other, { type: 'account' })).records).toEqual([]);
    await withdraw(toAll);
  });

  it('tells open pages the new number, also those of the same member elsewhere', async () => {
    const one = await reader();
    const next = readEvents(await listen(NORTH, one.token));
    await next();
    const { id } = await write({ memberId: one.id });
    expect(await next()).toEqual({ name: 'unread', data: { count: 1 } });
    await accounts.valueOf('readMessages', { ids: [id] }, { token: one.token });
    expect(await next()).toEqual({ name: 'unread', data: { count: 0 } });
    gateway.clock.advance(1000);
    const all = await write({ to: 'all' });
    expect(await next()).toEqual({ name: 'unread', data: { count: 1 } });
    await withdraw(all.id);
    expect(await next()).toEqual({ name: 'unread', data: { count: 0 } });
  });

  it('tells open pages nothing where no message was there to read or to delete', async () => {
    const [one, other] = [await reader(), await reader()];
    const { id } = await write({ memberId: one.id });
    const { id: foreign } = await write({ memberId: other.id });
    await accounts.valueOf('readMessages', { ids: [id] }, { token: one.token });
    const published = vi.fn<(tenantId: string, memberIds: readonly string[]) => void>();
    const handlers = inboxHandlers({ inbox: createInbox(gateway.db), site: { modules: async (tenant) => modulesOf(tenant, {}) }, inboxChanged: published });
    const ask = (name: 'readMessages' | 'deleteMessages', ids: string[]) => handlers[name]({ request: { ids }, tenant: gateway.tenants.byMerchant(NORTH), member: { id: one.id } } as never);
    for (const ids of [[id], [foreign], [randomUUID()]]) await ask('readMessages', ids);
    for (const ids of [[foreign], [randomUUID()]]) await ask('deleteMessages', ids);
    expect(published).not.toHaveBeenCalled();
    await ask('deleteMessages', [id]);
    await ask('deleteMessages', [id]);
    expect(published.mock.calls).toEqual([[NORTH, [one.id]]]);
  });

  it('is paged, latest first', async () => {
    const one = await reader();
    for (const title of ['first', 'second', 'third']) {
      gateway.clock.advance(1000);
      await write({ memberId: one.id, title });
    }
    const page = async (pageNo: number) => {
      const { records, totalPages, total } = await inboxOf(one, { pageNo, pageSize: 2 });
      return { titles: records.map(({ title }) => title), totalPages, total };
    };
    expect([await page(1), await page(2)]).toEqual([
      { titles: ['third', 'second'], totalPages: 2, total: 3 },
      { titles: ['first'], totalPages: 2, total: 3 },
    ]);
  });

  it('is not there for visitors, and for nobody where the merchant has no member centre', async () => {
    const one = await reader();
    const { token } = one;
    await write({ memberId: one.id, title: 'Kept' });
    const [{ id } = { id: '' }] = (await inboxOf(one)).records;
    const call = createCaller(gateway, NORTH);
    expect((await call('unreadCount', undefined)).body).toMatchObject({ code: 'NOT_LOGGED_IN' });
    await gateway.settings.set(NORTH, 'whitelabel', { memberCentre: false });
    for (const name of ['unreadCount', 'inbox'] as const) expect((await call(name, {}, { token })).body).toMatchObject({ code: 'FUNCTION_DISABLED' });
    for (const name of ['readMessages', 'deleteMessages'] as const) expect((await call(name, { ids: [id] }, { token })).body).toMatchObject({ code: 'FUNCTION_DISABLED' });
    await gateway.settings.set(NORTH, 'whitelabel', {});
    expect((await call('unreadCount', undefined, { token })).body).toMatchObject({ success: true });
    // Nothing was read or deleted meanwhile.
    expect((await inboxOf(one)).records).toMatchObject([{ id, title: 'Kept', read: false }]);
  });

  it('has nothing of another merchant', async () => {
    const one = await reader();
    gateway.clock.advance(1000);
    const { id } = await ops.valueOf('inbox:write', { ...words, to: 'all', title: 'Elsewhere' }, { token: content, merchant: SOUTH });
    expect(await titles(one)).toEqual([]);
    expect(await accounts.valueOf('readMessages', { ids: [id] }, { token: one.token })).toMatchObject({ count: 0 });
    expect((await ops.valueOf('inbox:list', {}, { token: content, merchant: SOUTH })).messages).toMatchObject([{ id, to: 'all', readBy: 0 }]);
  });

  it('loses messages of more than a year, with every mark on them', async () => {
    const one = await reader();
    const { id } = await write({ memberId: one.id, title: 'Old' });
    gateway.clock.advance(366 * 86_400_000);
    expect(await gateway.sweep()).toEqual([]);
    const left = await gateway.db.query.selectFrom('inbox_message').select('id').where('id', '=', id).execute();
    expect(left).toEqual([]);
  });
});
