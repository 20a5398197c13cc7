import type { OperatorCallName, ResponseOf } from '@livery/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCaller } from '../../../../test-support/caller.ts';
import { testGateway, type TestGateway } from '../../../../test-support/gateway.ts';
import { operatorCodeOf, operatorHelpers } from '../../../../test-support/operator-helpers.ts';
import { NORTH, SOUTH } from '../../../../test-support/test-fleet.ts';

let gateway: TestGateway;
let ops: ReturnType<typeof operatorHelpers>;
let content: string;
let risk: string;
beforeAll(async () => {
  gateway = await testGateway();
  ops = operatorHelpers(gateway);
  await gateway.settings.set(NORTH, 'imageCDNs', ['https://pictures.north.example']);
});
afterAll(() => gateway.stop());

const DAY = 86_400_000;
const inDays = (days: number): string => new Date(gateway.clock.now() + days * DAY).toISOString();
const readBanners = async (language = 'EN', merchant = NORTH): Promise<ResponseOf<'banners'>['list']> => {
  const { body } = await createCaller(gateway, merchant)<ResponseOf<'banners'>>('banners', { group: 'w_announcement' }, { language });
  return body.success ? body.value.list : [];
};
const readPromotions = async (language = 'EN', merchant = NORTH): Promise<ResponseOf<'availablePromotions'>> => {
  const { body } = await createCaller(gateway, merchant)<ResponseOf<'availablePromotions'>>('availablePromotions', {}, { language });
  return body.success ? body.value : { count: Number.NaN, list: [] };
};

describe.each([
  { kind: 'banner', words: { title: 'Spring cup', text: 'Ride with us.', action: 'Ride' }, more: { link: '/rng?page=SWD' }, read: readBanners },
  { kind: 'promotion', words: { title: 'Spring cup', summary: 'Ride with us.' }, more: {}, read: async (language?: string, merchant?: string) => (await readPromotions(language, merchant)).list },
] as const)('calls about a $kind', ({ kind, words, more, read }) => {
  beforeAll(async () => {
    content = await ops.open(`cora-${kind}`, ['content']);
    risk = await ops.open(`rita-${kind}`, ['risk']);
  });
  const name = (what: string) => `${kind}s:${what}` as OperatorCallName & `${string}s:translate`;
  const call = (what: string, request: object, merchant = NORTH, token = content) => ops.call(name(what), { reason: 'planned', ...request }, { token, merchant });
  const effect = async (what: string, request: object) => (await ops.valueOf(name(what), { reason: 'planned', ...request }, { token: content })).effect;
  const add = (id: string, request: object = {}) => call('add', { id, language: 'EN', ...words, ...more, ...request });
  const list = async (merchant = NORTH) => {
    const { body } = await ops.call(name('list'), {}, { token: content, merchant });
    return (body.success ? (body.value as unknown as Record<string, { id: string; state: string; texts: { language: string }[] }[]>)[`${kind}s`] : undefined) ?? [];
  };
  const shown = async (language?: string, merchant?: string) => (await read(language, merchant)).map(({ id, title }) => `${id}: ${title}`);

  it('add one that players see at once, without markup, in the trail with all that it is, until withdraw; schedule brings it back', async () => {
    const added = await add('spring', { title: '<b onclick="x()">Spring</b> <script>alert(1)</script>cup' });
    expect(added.body).toMatchObject({ success: true, value: { shown: { language: 'EN', title: 'Spring cup' }, effect: { outcome: 'done', subject: `${kind}:spring` } } });
    expect([await shown(), await shown('EN', SOUTH), (await list())[0], await list(SOUTH)]).toMatchObject([['spring: Spring cup'], [], { id: 'spring', state: 'shown' }, []]);
    const { entries } = await ops.valueOf('trail:list', { subject: `${kind}:spring` }, { token: risk });
    expect(entries).toMatchObject([{ operator: `cora-${kind}`, action: `${kind}s:add`, reason: 'planned', before: {}, after: { ...words, startsAt: inDays(0), endsAt: null, image: null } }]);
    const withdrawn = await effect('withdraw', { id: 'spring' });
    expect([withdrawn.before, withdrawn.after, await shown(), (await list())[0]?.state]).toEqual([{ startsAt: inDays(0), endsAt: null }, { startsAt: expect.any(String) as string, endsAt: inDays(0) }, [], 'ended']);
    expect(operatorCodeOf(await call('withdraw', { id: 'spring' }))).toBe('STATE_CONFLICT');
    await effect('schedule', { id: 'spring', startsAt: inDays(0) });
    expect(await shown()).toEqual(['spring: Spring cup']);
  });

  it('show with a dry run what players would read, and write nothing', async () => {
    const before = [await list(), (await ops.valueOf('trail:list', {}, { token: risk })).entries.length];
    const answer = await add('preview', { title: 'A &amp; <i>B</i>', dryRun: true });
    expect(answer.body).toMatchObject({ value: { shown: { title: 'A & B' }, effect: { outcome: 'dryRun', trail: null } } });
    expect([await list(), (await ops.valueOf('trail:list', {}, { token: risk })).entries.length]).toEqual(before);
  });

  it('schedule one by the clock of the merchant', async () => {
    const zone = gateway.tenants.byMerchant(NORTH)?.timeZone ?? 'UTC';
    const tomorrow = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' }).format(gateway.clock.now() + DAY).replace(' ', 'T');
    expect((await add('later', { startsAt: tomorrow, endsAt: inDays(2) })).body).toMatchObject({ value: { effect: { after: { startsAt: inDays(1), endsAt: inDays(2) } } } });
    expect([(await shown()).length, (await list()).find(({ id }) => id === 'later')?.state]).toEqual([1, 'scheduled']);
    gateway.clock.advance(DAY);
    expect(await shown()).toEqual(['spring: Spring cup', 'later: Spring cup']);
    gateway.clock.advance(DAY);
    expect(await shown()).toEqual(['spring: Spring cup']);
    [content, risk] = [await ops.open(`carl-${kind}`, ['content']), await ops.open(`rolf-${kind}`, ['risk'])];
    expect(operatorCodeOf(await call('schedule', { id: 'later', startsAt: inDays(3), endsAt: inDays(2) }))).toBe('VALIDATION_FAILED');
  });

  it('translate one, and take a text away again; not the one that all others read', async () => {
    expect(await effect('translate', { id: 'spring', language: 'TY', ...words, title: 'వసంతం' })).toMatchObject({ before: { text: null }, after: { text: { language: 'TY', title: 'వసంతం' } } });
    expect([await shown('TY'), await shown('EN')]).toEqual([['spring: వసంతం'], ['spring: Spring cup']]);
    expect(await effect('remove-text', { id: 'spring', language: 'TY' })).toMatchObject({ before: { text: { language: 'TY', title: 'వసంతం' } }, after: { text: null } });
    expect(await shown('TY')).toEqual(['spring: Spring cup']);
    for (const language of ['TY', 'EN']) expect(operatorCodeOf(await call('remove-text', { id: 'spring', language }))).toBe('STATE_CONFLICT');
    expect(await shown()).toEqual(['spring: Spring cup']);
  });

  it('order them, and put the order back', async () => {
    for (const id of ['summer', 'autumn']) await add(id, { title: id });
    const { before, after } = await effect('order', { ids: ['autumn', 'spring'] });
    expect([before, after]).toEqual([{ order: ['spring', 'later', 'summer', 'autumn'] }, { order: ['autumn', 'spring', 'later', 'summer'] }]);
    expect(await shown()).toEqual(['autumn: autumn', 'spring: Spring cup', 'summer: summer']);
    await effect('order', { ids: before['order'] as string[] });
    expect(await shown()).toEqual(['spring: Spring cup', 'summer: summer', 'autumn: autumn']);
    expect([operatorCodeOf(await call('order', { ids: ['nobody'] })), operatorCodeOf(await call('order', { ids: ['spring', 'spring'] }))]).toEqual(['NOT_FOUND', 'VALIDATION_FAILED']);
  });

  it('show a picture of the merchant, and the drawn one again', async () => {
    const picture = 'https://pictures.north.example/spring.webp';
    const [drawn] = await read();
    expect(await effect('change', { id: 'spring', image: picture })).toMatchObject({ before: { image: null }, after: { image: picture } });
    expect((await read())[0]).toMatchObject(kind === 'banner' ? { image: picture, imageCompact: picture } : { image: picture });
    await effect('change', { id: 'spring', image: 'drawn' });
    expect((await read())[0]).toEqual(drawn);
  });

  it.each([
    'https://elsewhere.example/x.webp', 'http://pictures.north.example/x.webp', '//elsewhere.example/x.webp', '/\\elsewhere.example/x.webp', '/a/../../x.webp', 'javascript:alert(1)', 'data:image/svg+xml,<svg/>', 'https://me@pictures.north.example/x.webp', 'https://pictures.north.example.evil.example/x.webp', '/x.webp" onerror="x',
  ])('refuse the address of a picture that pages would not load: %s', async (image) => {
    for (const answer of [await call('change', { id: 'spring', image }), await add('wrong', { image })]) expect(answer.body).toMatchObject({ code: 'VALIDATION_FAILED', value: { fields: [{ field: 'image' }] } });
    expect((await list()).some(({ id }) => id === 'wrong')).toBe(false);
  });

  it.each([
    ['language', { language: 'VI' }],
    ['title', { title: '<b></b>' }],
    ['endsAt', { endsAt: '2020-01-01T00:00Z' }],
    ['id', { id: 'Not an id' }],
    ['startsAt', { startsAt: '2026-02-30T08:00' }],
  ])('refuse a wrong %s and name it', async (field, changes) => {
    expect((await add('wrong', changes)).body).toMatchObject({ code: 'VALIDATION_FAILED', value: { fields: [{ field }] } });
  });

  it('refuse an id that is taken, one that is not there, and that of another merchant', async () => {
    expect(operatorCodeOf(await add('spring'))).toBe('STATE_CONFLICT');
    for (const [what, request] of [['translate', { language: 'EN', ...words }], ['remove-text', { language: 'EN' }], ['change', { image: 'drawn' }], ['schedule', { startsAt: inDays(0) }], ['withdraw', {}], ['order', { ids: ['spring'] }]] as const) {
      expect([what, operatorCodeOf(await call(what, { id: 'spring', ...request }, SOUTH))]).toEqual([what, 'NOT_FOUND']);
    }
  });
});

describe('banners:change', () => {
  it('changes the link and the picture of phones alone, and refuses a link that leaves the site', async () => {
    const change = (request: object) => ops.call('banners:change', { id: 'spring', reason: 'planned', ...request }, { token: content });
    await change({ link: '/promotions', imageCompact: '/promo/small.webp' });
    expect((await readBanners())[0]).toMatchObject({ link: '/promotions', imageCompact: '/promo/small.webp', image: expect.stringContaining('wide') as string });
    for (const link of ['https://elsewhere.example', '//elsewhere.example', '/\\elsewhere.example', 'javascript:alert(1)']) expect(operatorCodeOf(await change({ link }))).toBe('VALIDATION_FAILED');
    expect(operatorCodeOf(await change({}))).toBe('VALIDATION_FAILED');
  });
});
