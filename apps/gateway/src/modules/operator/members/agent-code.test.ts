import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, PASSWORD } from '../../../../test-support/account-helpers.ts';
import { registration } from '../../../../test-support/caller.ts';
import type { TestGateway } from '../../../../test-support/gateway.ts';
import { operatorDesk, type AccountHelpers, type OperatorHelpers } from '../../../../test-support/operator-desk.ts';
import { operatorCodeOf } from '../../../../test-support/operator-helpers.ts';
import { NORTH, SOUTH, testFleet } from '../../../../test-support/test-fleet.ts';

const reason = 'ticket 40: agreed with the agent';
const [FIRST, OWN, OTHER] = ['www.north.example', 'team.north.example', 'crew.north.example'] as const;
const fleet = { ...testFleet, brands: testFleet.brands.map((brand) => (brand.merchantCode === NORTH ? { ...brand, domains: [FIRST, OWN, OTHER] } : brand)) };
let gateway: TestGateway;
let ops: OperatorHelpers;
let accounts: AccountHelpers;
let rita: string;
let sam: string;

beforeAll(async () => {
  ({ gateway, ops, accounts, tokens: { rita, sam } } = await operatorDesk({ rita: ['risk'], sam: ['support', 'finance'] }, { fleet }));
});
afterAll(() => gateway.stop());

const setCode = (memberId: string, asked: object, token = rita) => ops.call('agents:code', { memberId, reason, ...asked }, { token });
const agent = async (username: string, more: object = {}): Promise<string> => {
  const id = await accounts.open(username);
  await ops.valueOf('agents:appoint', { memberId: id, percent: '1', reason, ...more }, { token: rita });
  return id;
};
const fieldRefused = (field: string) => ({ code: 'VALIDATION_FAILED', value: { fields: [{ field }] } });
const stored = async (memberId: string) => {
  const { affiliateCode, affiliateDomain } = (await ops.valueOf('members:show', { memberId }, { token: sam })).member;
  return [affiliateCode, affiliateDomain];
};
const trailOf = async (memberId: string) => (await ops.valueOf('trail:list', {}, { token: rita })).entries.filter(({ subject, action }) => subject === `member:${memberId}` && action === 'agents:code');
const login = async (username: string): Promise<string> => (await accounts.valueOf('login', { username, password: PASSWORD, type: 'username' })).token;
const validOn = async (code: string, domain: string) => codeOf(await accounts.call('affiliate', { code, domain }));

describe('agents:code', () => {
  it('gives an agent another code, by which alone people register under it from then on, and takes it away', async () => {
    const id = await agent('recoded1', { affiliateCode: 'Before22' });
    expect((await setCode(id, { affiliateCode: 'After22' })).body).toMatchObject({
      value: { effect: { outcome: 'done', subject: `member:${id}`, before: { account: 'recoded1', affiliateCode: 'Before22', affiliateDomain: null }, after: { account: 'recoded1', affiliateCode: 'After22', affiliateDomain: null } } },
    });
    const registers = async (username: string, affiliateCode: string) => codeOf(await accounts.call('register', registration(username, { affiliateCode })));
    expect([await registers('byformer1', 'Before22'), await registers('bypresent1', 'after22'), (await gateway.members.byUsername(NORTH, 'bypresent1'))?.parentId]).toEqual(['AFFILIATE_CODE_INVALID', 'OK', id]);
    expect(operatorCodeOf(await setCode(id, { affiliateCode: 'AFTER22' }))).toBe('OK');
    expect(operatorCodeOf(await setCode(id, { affiliateCode: 'none' }))).toBe('OK');
    expect([await stored(id), await registers('bynone1', 'After22')]).toEqual([[null, null], 'AFFILIATE_CODE_INVALID']);
    expect(await trailOf(id)).toMatchObject([
      { reason, before: { affiliateCode: 'AFTER22' }, after: { affiliateCode: null } }, { before: { affiliateCode: 'After22' }, after: { affiliateCode: 'AFTER22' } }, { before: { affiliateCode: 'Before22' }, after: { affiliateCode: 'After22' } },
    ]);
  });

  it('takes back a wrong domain, on which the codes and links of others are valid again, and gives the right one', async () => {
    const id = await agent('wrongdomain', { affiliateCode: 'Wrong22', affiliateDomain: OWN });
    await agent('elsewhere', { affiliateCode: 'Else22' });
    const { link } = await accounts.valueOf('agentLinkMake', { rate: '0.5' }, { token: await login('elsewhere'), idempotencyKey: randomUUID() });
    const onOwn = async () => Promise.all(['Wrong22', 'Else22', link.code].map((code) => validOn(code, OWN)));
    expect([await onOwn(), await validOn('Wrong22', FIRST)]).toEqual([['OK', 'AFFILIATE_CODE_INVALID', 'AFFILIATE_CODE_INVALID'], 'AFFILIATE_CODE_INVALID']);
    expect(operatorCodeOf(await setCode(id, { affiliateDomain: 'none' }))).toBe('OK');
    expect([await onOwn(), await validOn('Wrong22', FIRST)]).toEqual([['OK', 'OK', 'OK'], 'OK']);
    expect((await setCode(id, { affiliateDomain: 'CREW.north.example' })).body).toMatchObject({ value: { effect: { before: { affiliateDomain: null }, after: { affiliateCode: 'Wrong22', affiliateDomain: OTHER } } } });
    expect([await validOn('Wrong22', OTHER), await validOn('Else22', OTHER), await stored(id)]).toEqual(['OK', 'AFFILIATE_CODE_INVALID', ['Wrong22', OTHER]]);
    expect(operatorCodeOf(await setCode(id, { affiliateCode: 'none', affiliateDomain: 'none' }))).toBe('OK');
    expect([await stored(id), await validOn('Else22', OTHER)]).toEqual([[null, null], 'OK']);
  });

  it('lets another agent have what a blocked one had', async () => {
    const [gone, next] = [await agent('goneagent', { affiliateCode: 'Gone33', affiliateDomain: OWN }), await agent('nextagent', { affiliateCode: 'Next33' })];
    const { link } = await accounts.valueOf('agentLinkMake', { rate: '0.5' }, { token: await login('goneagent'), idempotencyKey: randomUUID() });
    const ofGone = async () => [await validOn('Gone33', OWN), await validOn(link.code, OWN)];
    expect([await ofGone(), await validOn('Next33', OWN)]).toEqual([['OK', 'OK'], 'AFFILIATE_CODE_INVALID']);
    await gateway.members.setStatus(NORTH, gone, 'blocked');
    expect([await ofGone(), await validOn('Next33', OWN)]).toEqual([['AFFILIATE_CODE_INVALID', 'AFFILIATE_CODE_INVALID'], 'OK']);
    expect([(await setCode(next, { affiliateDomain: OWN })).body, (await setCode(next, { affiliateCode: 'gone33' })).body]).toMatchObject([fieldRefused('affiliateDomain'), fieldRefused('affiliateCode')]);
    expect([operatorCodeOf(await setCode(gone, { affiliateCode: 'none', affiliateDomain: 'none' })), operatorCodeOf(await setCode(next, { affiliateCode: 'Gone33', affiliateDomain: OWN }))]).toEqual(['OK', 'OK']);
    expect([await stored(next), await validOn('Gone33', OWN), await validOn('Gone33', FIRST)]).toEqual([['Gone33', OWN], 'OK', 'AFFILIATE_CODE_INVALID']);
    await ops.valueOf('agents:code', { memberId: next, affiliateDomain: 'none', reason }, { token: rita });
  });

  it('is refused by the rules by which agents are appointed', async () => {
    const [owner, id] = [await agent('ruleowner', { affiliateCode: 'Rule22', affiliateDomain: OTHER }), await agent('ruleseeker')];
    const { link } = await accounts.valueOf('agentLinkMake', { rate: '1' }, { token: await login('ruleowner'), idempotencyKey: randomUUID() });
    await accounts.open('ruleplayer');
    const { code: ofPlayer } = await accounts.valueOf('referral', {}, { token: await login('ruleplayer') });
    for (const affiliateCode of ['RULE22', link.code.toLowerCase(), ofPlayer.toLowerCase(), 'a', 'two words', 'x'.repeat(33), '']) expect((await setCode(id, { affiliateCode })).body, affiliateCode).toMatchObject(fieldRefused('affiliateCode'));
    for (const affiliateDomain of [FIRST, OTHER, 'www.south.example', 'nobody.example']) expect((await setCode(id, { affiliateCode: 'Free44', affiliateDomain })).body, affiliateDomain).toMatchObject(fieldRefused('affiliateDomain'));
    expect((await setCode(id, { affiliateDomain: OWN })).body).toMatchObject(fieldRefused('affiliateDomain'));
    expect((await setCode(owner, { affiliateCode: 'none' })).body).toMatchObject(fieldRefused('affiliateCode'));
    for (const nothing of [{}, { dryRun: true }]) expect(operatorCodeOf(await setCode(id, nothing))).toBe('VALIDATION_FAILED');
    for (const same of [{ affiliateCode: 'Rule22' }, { affiliateDomain: OTHER }, { affiliateCode: 'Rule22', affiliateDomain: OTHER }]) expect(operatorCodeOf(await setCode(owner, same))).toBe('STATE_CONFLICT');
    expect([await stored(id), await trailOf(id), await stored(owner), await trailOf(owner)]).toEqual([[null, null], [], ['Rule22', OTHER], []]);
  });

  it('gives an agent back the code that it invited friends by as a player', async () => {
    const player = await accounts.open('friendly1');
    const { code } = await accounts.valueOf('referral', {}, { token: await login('friendly1') });
    expect(operatorCodeOf(await setCode(player, { affiliateCode: code }))).toBe('STATE_CONFLICT');
    await ops.valueOf('agents:appoint', { memberId: player, reason }, { token: rita });
    expect([operatorCodeOf(await setCode(player, { affiliateCode: code })), await validOn(code, FIRST)]).toEqual(['OK', 'OK']);
  });

  it('is refused for players, trial accounts, members of other merchants, and operators who manage no agents', async () => {
    const [id, player, trial] = [await agent('whoagent'), await accounts.open('whoplayer'), await accounts.open('whotrial', { type: 4, passwordHash: null })];
    const asked = { affiliateCode: 'Who22' };
    expect([operatorCodeOf(await setCode(player, asked)), operatorCodeOf(await setCode(trial, asked)), operatorCodeOf(await setCode(randomUUID(), asked)), operatorCodeOf(await setCode(id, asked, sam))]).toEqual(['STATE_CONFLICT', 'STATE_CONFLICT', 'NOT_FOUND', 'FORBIDDEN']);
    expect(operatorCodeOf(await ops.call('agents:code', { memberId: id, ...asked, reason }, { token: rita, merchant: SOUTH }))).toBe('NOT_FOUND');
    expect([await stored(id), await stored(player)]).toEqual([[null, null], [null, null]]);
  });

  it('changes nothing in a dry run', async () => {
    const id = await agent('drycode', { affiliateCode: 'Dry55' });
    expect((await setCode(id, { affiliateCode: 'Dry66', affiliateDomain: OWN, dryRun: true })).body).toMatchObject({ value: { effect: { outcome: 'dryRun', after: { affiliateCode: 'Dry66', affiliateDomain: OWN } } } });
    expect([await stored(id), await trailOf(id)]).toEqual([['Dry55', null], []]);
  });

  it('writes down what each of two operators found, when they ask at the same time', async () => {
    const id = await agent('twocodes');
    await Promise.all([setCode(id, { affiliateCode: 'Two22' }), setCode(id, { affiliateCode: 'Two33' })]);
    const [last, first] = await trailOf(id);
    const [affiliateCode] = await stored(id);
    expect([first?.before, last?.before, last?.after]).toEqual([{ account: 'twocodes', affiliateCode: null, affiliateDomain: null }, first?.after, { account: 'twocodes', affiliateCode, affiliateDomain: null }]);
  });
});
