import type { ResponseOf } from '@livery/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCaller } from '../../../../test-support/caller.ts';
import { secondGateway, testGateway, type TestGateway } from '../../../../test-support/gateway.ts';
import { testEngine } from '../../../../test-support/database.ts';
import { operatorCodeOf, operatorHelpers } from '../../../../test-support/operator-helpers.ts';
import { NORTH, SOUTH } from '../../../../test-support/test-fleet.ts';

let gateway: TestGateway;
let ops: ReturnType<typeof operatorHelpers>;
let content: string;
let risk: string;
beforeAll(async () => {
  gateway = await testGateway();
  ops = operatorHelpers(gateway);
  content = await ops.open('cora', ['content']);
  risk = await ops.open('rita', ['risk']);
});
afterAll(() => gateway.stop());

const read = async (topic: string, language = 'EN', merchant = NORTH): Promise<ResponseOf<'helpCenter'>['entries'][number] | undefined> => {
  const { body } = await createCaller(gateway, merchant)<ResponseOf<'helpCenter'>>('helpCenter', {}, { language });
  return body.success ? body.value.entries.find(({ id }) => id === topic) : undefined;
};
type Effect = 'help:write' | 'help:discard' | 'help:publish' | 'help:take-back';
const call = (name: Effect, request: object, merchant = NORTH) => ops.call(name, { language: 'EN', reason: 'planned', ...request }, { token: content, merchant });
const effect = async (name: Effect, request: object) => (await ops.valueOf(name, { language: 'EN', reason: 'planned', ...request }, { token: content })).effect;
const show = (topic: string, language = 'EN') => ops.valueOf('help:show', { topic, language }, { token: content });
const words = (title: string) => ({ title, content: `<p>${title} in our words.</p>` });

describe('help:publish', () => {
  it('shows players a draft that they did not read before, and help:take-back each version before it, at last the text of the product', async () => {
    const product = await read('terms');
    await effect('help:write', { topic: 'terms', ...words('First') });
    expect(await read('terms')).toEqual(product);
    expect(await effect('help:publish', { topic: 'terms' })).toMatchObject({ before: { version: null, title: product?.title }, after: { version: 1, title: 'First' } });
    expect([await read('terms'), await read('terms', 'EN', SOUTH)]).toMatchObject([{ title: 'First', content: '<p>First in our words.</p>' }, { title: product?.title }]);
    await effect('help:write', { topic: 'terms', ...words('Second') });
    await effect('help:publish', { topic: 'terms' });
    expect([(await read('terms'))?.title, (await show('terms')).versions.map(({ version, title }) => `${version} ${title}`)]).toEqual(['Second', ['2 Second', '1 First']]);
    expect(await effect('help:take-back', { topic: 'terms' })).toMatchObject({ before: { version: 2, title: 'Second' }, after: { version: 1, title: 'First' } });
    expect((await read('terms'))?.title).toBe('First');
    await effect('help:take-back', { topic: 'terms' });
    expect(await read('terms')).toEqual(product);
    expect((await show('terms')).source).toBe('product');
    expect(operatorCodeOf(await call('help:take-back', { topic: 'terms' }))).toBe('STATE_CONFLICT');
  });

  it('publishes a version that was published before, which undoes a take-back', async () => {
    await effect('help:publish', { topic: 'terms', version: 2 });
    expect((await read('terms'))?.title).toBe('Second');
    expect([operatorCodeOf(await call('help:publish', { topic: 'terms', version: 2 })), operatorCodeOf(await call('help:publish', { topic: 'terms', version: 9 })), operatorCodeOf(await call('help:publish', { topic: 'terms' }))]).toEqual(['STATE_CONFLICT', 'NOT_FOUND', 'STATE_CONFLICT']);
    const { entries } = await ops.valueOf('trail:list', { subject: 'help:terms:EN' }, { token: risk });
    expect(entries.map(({ action }) => action).toReversed()).toEqual(['help:write', 'help:publish', 'help:write', 'help:publish', 'help:take-back', 'help:take-back', 'help:publish']);
    expect(entries[0]).toMatchObject({ operator: 'cora', before: { version: null }, after: { version: 2, title: 'Second', content: '<p>Second in our words.</p>' } });
  });

  it('keeps a text that the merchant had from before there were versions', async () => {
    await gateway.db.query.updateTable('help_entry').set({ title: 'Written long ago' }).where('tenant_id', '=', NORTH).where('id', '=', 'faq').where('language', '=', 'EN').execute();
    expect(await show('faq')).toMatchObject({ source: 'merchant', version: null });
    await effect('help:write', { topic: 'faq', ...words('New') });
    expect(await effect('help:publish', { topic: 'faq' })).toMatchObject({ after: { version: 2 } });
    await effect('help:take-back', { topic: 'faq' });
    expect([(await read('faq'))?.title, (await show('faq')).version]).toEqual(['Written long ago', 1]);
  });

  it.runIf(testEngine === 'postgres')('is not undone when a gateway starts, which writes the texts of the product that are missing', async () => {
    const again = await secondGateway(gateway);
    expect((await read('terms'))?.title).toBe('Second');
    await again.close();
    await again.db.close();
  });
});

describe('help:write', () => {
  it('stores nothing that could run, in the draft and at the players', async () => {
    const { shown } = await ops.valueOf('help:write', { topic: 'rules', language: 'EN', reason: 'planned', title: '<b>Rules</b>', content: '<h3 onclick="x()">A<script>alert(1)</script></h3><a href="javascript:x">b</a><img src=x onerror=x><iframe src="https://x.example"></iframe>' }, { token: content });
    expect(shown).toEqual({ language: 'EN', title: 'Rules', content: '<h3>A</h3><a>b</a>' });
    await effect('help:publish', { topic: 'rules' });
    expect(await read('rules')).toEqual({ id: 'rules', title: 'Rules', content: '<h3>A</h3><a>b</a>' });
  });

  it('shows with a dry run what players would read, and writes nothing', async () => {
    expect(await effect('help:write', { topic: 'about', ...words('Not yet'), dryRun: true })).toMatchObject({ outcome: 'dryRun', trail: null });
    expect((await show('about')).draft).toBeNull();
  });

  it.each([
    ['language', { language: 'VI' }],
    ['title', { title: '<b></b>' }],
    ['content', { content: '<script>alert(1)</script>' }],
  ])('rejects a wrong %s and names it', async (field, changes) => {
    expect((await call('help:write', { topic: 'about', ...words('Wrong'), ...changes })).body).toMatchObject({ code: 'VALIDATION_FAILED', value: { fields: [{ field }] } });
  });

  it('rejects a topic that the help centre has not', async () => {
    expect(operatorCodeOf(await call('help:write', { topic: 'weather', ...words('Sunny') }))).toBe('NOT_FOUND');
  });
});

describe('help:discard', () => {
  it('throws a draft away', async () => {
    await effect('help:write', { topic: 'about', ...words('Never') });
    expect(await effect('help:discard', { topic: 'about' })).toMatchObject({ before: { draft: { title: 'Never' } }, after: { draft: null } });
    expect(operatorCodeOf(await call('help:discard', { topic: 'about' }))).toBe('STATE_CONFLICT');
  });
});

describe('help:preview', () => {
  it('shows the help centre of a language with every draft in it, and changes nothing', async () => {
    await effect('help:write', { topic: 'contact', language: 'TY', ...words('సంప్రదింపు') });
    const { entries } = await ops.valueOf('help:preview', { language: 'TY' }, { token: content });
    expect(entries.find(({ topic }) => topic === 'contact')).toMatchObject({ draft: true, title: 'సంప్రదింపు' });
    expect(entries.find(({ topic }) => topic === 'privacy')).toMatchObject({ draft: false, title: 'గోప్యత' });
    expect((await read('contact', 'TY'))?.title).toBe('సంప్రదించండి');
    const all = await ops.valueOf('help:list', { language: 'TY' }, { token: content });
    expect(all.texts.find(({ topic }) => topic === 'contact')).toEqual({ topic: 'contact', language: 'TY', source: 'product', version: null, draft: true, title: 'సంప్రదించండి' });
    expect(all.texts.map(({ topic }) => topic)).toEqual(entries.map(({ topic }) => topic));
  });
});
