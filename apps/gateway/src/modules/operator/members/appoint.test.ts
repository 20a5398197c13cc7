import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, PASSWORD } from '../../../../test-support/account-helpers.ts';
import { registration } from '../../../../test-support/caller.ts';
import type { TestGateway } from '../../../../test-support/gateway.ts';
import { operatorDesk, type AccountHelpers, type OperatorHelpers } from '../../../../test-support/operator-desk.ts';
import { operatorCodeOf } from '../../../../test-support/operator-helpers.ts';
import { NORTH, SOUTH, testFleet } from '../../../../test-support/test-fleet.ts';

const reason = 'ticket 21: first agent';
const OWN = 'team.north.example';
const fleet = { ...testFleet, brands: testFleet.brands.map((brand) => (brand.merchantCode === NORTH ? { ...brand, domains: ['www.north.example', OWN] } : brand)) };
let gateway: TestGateway;
let ops: OperatorHelpers;
let accounts: AccountHelpers;
let rita: string;
let adam: string;
let sam: string;

beforeAll(async () => {
  ({ gateway, ops, accounts, tokens: { rita, adam, sam } } = await operatorDesk({ rita: ['risk'], adam: ['admin'], sam: ['support', 'finance'] }, { fleet }));
});
afterAll(() => gateway.stop());

const appoint = (memberId: string, more: object = {}, token = rita) => ops.call('agents:appoint', { memberId, reason, ...more }, { token });
const fieldRefused = (field: string) => ({ code: 'VALIDATION_FAILED', value: { fields: [{ field }] } });
const trailOf = async (memberId: string) => (await ops.valueOf('trail:list', {}, { token: rita })).entries.filter(({ subject }) => subject === `member:${memberId}`);
const stored = async (memberId: string) => (await ops.valueOf('members:show', { memberId }, { token: sam })).member;
const login = async (username: string): Promise<string> => (await accounts.valueOf('login', { username, password: PASSWORD, type: 'username' })).token;
const agentCentre = async (token: string) => codeOf(await accounts.call('agentOverview', {}, { token }));
const registers = async (username: string, changes: object) => codeOf(await accounts.call('register', registration(username, changes)));

describe('agents:appoint', () => {
  it('makes an agent of a registered player, who invites by its code and by links from then on, with the session that is open', async () => {
    const { token } = await accounts.valueOf('register', registration('firstagent'));
    const { id } = await accounts.valueOf('memberInfo', {}, { token });
    expect([await agentCentre(token), await registers('tooearly1', { affiliateCode: 'Team22' })]).toEqual(['NOT_AN_AGENT', 'AFFILIATE_CODE_INVALID']);
    const { effect } = await ops.valueOf('agents:appoint', { memberId: id, percent: '2.5', affiliateCode: 'Team22', reason }, { token: rita });
    expect(effect).toMatchObject({
      outcome: 'done', subject: `member:${id}`,
      before: { account: 'firstagent', type: 0, percent: '0', affiliateCode: null }, after: { account: 'firstagent', type: 1, percent: '2.5', affiliateCode: 'Team22', affiliateDomain: null },
    });
    expect([await agentCentre(token), (await accounts.valueOf('memberInfo', {}, { token })).type, await agentCentre(await login('firstagent'))]).toEqual(['OK', 1, 'OK']);
    expect(codeOf(await accounts.call('referral', {}, { token }))).toBe('FORBIDDEN');
    const { link } = await accounts.valueOf('agentLinkMake', { rate: '1.5', type: 1 }, { token, idempotencyKey: randomUUID() });
    expect([await registers('bylink01', { affiliateCode: link.code }), await registers('bycode01', { affiliateCode: 'team22' })]).toEqual(['OK', 'OK']);
    const { members, rate } = await accounts.valueOf('agentTeam', {}, { token });
    expect([rate, members.map(({ account, type, rate: own }) => `${account} ${type} ${own}`).toSorted()]).toEqual(['2.5', ['bycode01 0 0', 'bylink01 1 1.5']]);
    expect(await trailOf(id)).toMatchObject([{ action: 'agents:appoint', reason, before: { type: 0 }, after: { type: 1, percent: '2.5', affiliateCode: 'Team22' } }]);
  });

  it('has a code and links that are valid on its own domain alone, where it is given one', async () => {
    const id = await accounts.open('domainagent');
    expect((await appoint(id, { type: '42', affiliateCode: 'Own22', affiliateDomain: 'TEAM.north.example' }, adam)).body).toMatchObject({ value: { effect: { after: { type: 42, affiliateDomain: OWN } } } });
    expect([await registers('elsewhere1', { affiliateCode: 'Own22' }), await registers('onitsown1', { affiliateCode: 'own22', domain: OWN })]).toEqual(['AFFILIATE_CODE_INVALID', 'OK']);
    expect(await stored(id)).toMatchObject({ type: 42, affiliateCode: 'Own22', affiliateDomain: OWN });
    const second = await accounts.open('domaintwo');
    expect((await appoint(second, { affiliateCode: 'Own23', affiliateDomain: OWN })).body).toMatchObject(fieldRefused('affiliateDomain'));
  });

  it('leaves the rate that an account has, and gives none above that of its upline', async () => {
    const top = await accounts.open('ratetop', { type: 1 });
    await ops.valueOf('agents:rate', { memberId: top, percent: '2', reason }, { token: rita });
    const [keeps, more] = [await accounts.open('ratekeeps', { parentId: top }), await accounts.open('ratemore', { parentId: top })];
    await ops.valueOf('agents:rate', { memberId: keeps, percent: '1.25', reason }, { token: rita });
    expect((await appoint(keeps)).body).toMatchObject({ value: { effect: { before: { percent: '1.25' }, after: { type: 1, percent: '1.25' } } } });
    expect((await appoint(more, { percent: '2.0001' })).body).toMatchObject(fieldRefused('percent'));
    expect((await appoint(more, { percent: '100.5' })).body).toMatchObject(fieldRefused('percent'));
    expect([(await stored(more)).type, await trailOf(more)]).toEqual([0, []]);
    expect((await appoint(more, { percent: '2' })).body).toMatchObject({ value: { effect: { after: { percent: '2' } } } });
  });

  it('is refused for trial accounts, agents, blocked members, members of other merchants, and operators who manage none', async () => {
    const trial = await accounts.open('trialone', { type: 4, passwordHash: null });
    expect((await appoint(trial)).body).toMatchObject(fieldRefused('memberId'));
    const member = await accounts.open('oncealone');
    expect(operatorCodeOf(await ops.call('agents:appoint', { memberId: member, reason }, { token: rita, merchant: SOUTH }))).toBe('NOT_FOUND');
    expect([operatorCodeOf(await appoint(member, {}, sam)), operatorCodeOf(await appoint(randomUUID())), operatorCodeOf(await appoint(member, { type: '4' }))]).toEqual(['FORBIDDEN', 'NOT_FOUND', 'VALIDATION_FAILED']);
    await gateway.members.setStatus(NORTH, member, 'blocked');
    expect(operatorCodeOf(await appoint(member))).toBe('STATE_CONFLICT');
    await gateway.members.setStatus(NORTH, member, 'active');
    expect([operatorCodeOf(await appoint(member)), operatorCodeOf(await appoint(member)), operatorCodeOf(await appoint(member, { type: '2' }))]).toEqual(['OK', 'STATE_CONFLICT', 'STATE_CONFLICT']);
    expect([(await stored(member)).type, (await trailOf(member)).map(({ action }) => action)]).toEqual([1, ['agents:appoint']]);
  });

  it('is refused where no agent may log in, since the holder would be locked out', async () => {
    const id = await accounts.open('lockedout');
    await gateway.settings.set(NORTH, 'signInAudience', 'members');
    expect(operatorCodeOf(await appoint(id))).toBe('STATE_CONFLICT');
    await gateway.settings.set(NORTH, 'signInAudience', 'everyone');
    expect([codeOf(await accounts.call('login', { username: 'lockedout', password: PASSWORD, type: 'username' })), (await stored(id)).type]).toEqual(['OK', 0]);
  });

  it('is refused where the merchant has no agent centre, since the holder would get nothing for what it loses as a player', async () => {
    const id = await accounts.open('nocentre');
    await gateway.settings.set(NORTH, 'whitelabel', { agentPolicy: false });
    expect((await appoint(id)).body).toMatchObject({ code: 'STATE_CONFLICT', message: expect.stringContaining('toggles:set --toggle agentPolicy --state on') });
    expect([(await stored(id)).type, await trailOf(id)]).toEqual([0, []]);
    await gateway.settings.set(NORTH, 'whitelabel', {});
    expect(operatorCodeOf(await appoint(id))).toBe('OK');
  });

  it('takes no code of another agent or of a link, and no domain that would end what others invite with', async () => {
    const owner = await accounts.open('codeowner');
    expect(operatorCodeOf(await appoint(owner, { percent: '1', affiliateCode: 'Taken22' }))).toBe('OK');
    const { link } = await accounts.valueOf('agentLinkMake', { rate: '1' }, { token: await login('codeowner'), idempotencyKey: randomUUID() });
    const id = await accounts.open('codeseeker');
    for (const affiliateCode of ['TAKEN22', link.code.toLowerCase(), 'a', 'two words', 'None', 'x'.repeat(33)]) expect((await appoint(id, { affiliateCode })).body).toMatchObject(fieldRefused('affiliateCode'));
    for (const affiliateDomain of ['www.north.example', 'www.south.example', 'nobody.example']) expect((await appoint(id, { affiliateCode: 'Free33', affiliateDomain })).body).toMatchObject(fieldRefused('affiliateDomain'));
    expect((await appoint(id, { affiliateDomain: OWN })).body).toMatchObject(fieldRefused('affiliateDomain'));
    expect([(await stored(id)).type, (await stored(id)).affiliateCode, await trailOf(id)]).toEqual([0, null, []]);
  });

  it('takes no code that a player invites friends with, and lets an agent keep the one that it had as a player', async () => {
    const player = await accounts.open('inviter01');
    const { code } = await accounts.valueOf('referral', {}, { token: await login('inviter01') });
    const id = await accounts.open('codeseeker2');
    expect((await appoint(id, { affiliateCode: code.toLowerCase() })).body).toMatchObject(fieldRefused('affiliateCode'));
    expect(operatorCodeOf(await appoint(player, { affiliateCode: code }))).toBe('OK');
    expect([await registers('byoldcode1', { affiliateCode: code }), (await gateway.members.byUsername(NORTH, 'byoldcode1'))?.parentId]).toEqual(['OK', player]);
  });

  it('gives the code of another merchant’s agent', async () => {
    const south = gateway.tenants.byMerchant(SOUTH);
    if (south === undefined) throw new Error('The fleet of tests has lost its merchant.');
    await gateway.db.transaction((tx) => gateway.members.open(tx, south, { username: 'southagent', type: 1, passwordHash: null, affiliateCode: 'Both22' }));
    expect(operatorCodeOf(await appoint(await accounts.open('northagent'), { affiliateCode: 'Both22' }))).toBe('OK');
  });

  it('changes nothing in a dry run', async () => {
    const id = await accounts.open('dryagent');
    expect((await appoint(id, { percent: '1', affiliateCode: 'Dry22', dryRun: true })).body).toMatchObject({ value: { effect: { outcome: 'dryRun', after: { type: 1, percent: '1', affiliateCode: 'Dry22' } } } });
    expect([(await stored(id)).type, (await ops.valueOf('agents:show', { memberId: id }, { token: sam })).rates, await trailOf(id)]).toEqual([0, [], []]);
    expect(operatorCodeOf(await appoint(await accounts.open('dryother'), { affiliateCode: 'Dry22' }))).toBe('OK');
  });

  it('is done once when two operators ask at the same time, with the rate and the code of one of them', async () => {
    const id = await accounts.open('twiceasked');
    const answers = await Promise.all([appoint(id, { type: '1', percent: '1', affiliateCode: 'Twice1' }), appoint(id, { type: '2', percent: '2', affiliateCode: 'Twice2' }, adam), appoint(id, { type: '41' })]);
    expect(answers.map(operatorCodeOf).toSorted()).toEqual(['OK', 'STATE_CONFLICT', 'STATE_CONFLICT']);
    const { type, affiliateCode } = await stored(id);
    const { member: { rate } } = await ops.valueOf('agents:show', { memberId: id }, { token: sam });
    expect(['1 Twice1 1', '2 Twice2 2', '41 null 0']).toContain(`${type} ${affiliateCode} ${rate}`);
    expect(await trailOf(id)).toHaveLength(1);
  });

  it('is done for one of two members when both are to get a code at the same time', async () => {
    const [one, two] = [await accounts.open('samecode1'), await accounts.open('samecode2')];
    const answers = await Promise.all([appoint(one, { affiliateCode: 'Same22' }), appoint(two, { affiliateCode: 'SAME22' }, adam)]);
    expect(answers.map(operatorCodeOf).toSorted()).toEqual(['OK', 'VALIDATION_FAILED']);
    expect((await stored(one)).type + (await stored(two)).type).toBe(1);
  });
});
