import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountHelpers, codeOf, PASSWORD } from '../../../test-support/account-helpers.ts';
import { registration } from '../../../test-support/caller.ts';
import { testClock } from '../../../test-support/clock.ts';
import { testGateway, type TestGateway } from '../../../test-support/gateway.ts';
import { CHECKS } from '../../../test-support/jobs.ts';
import { playAt } from '../../../test-support/played.ts';
import { NORTH } from '../../../test-support/test-fleet.ts';

const DAY = 86_400_000;
const clock = testClock();
let gateway: TestGateway;
let accounts: ReturnType<typeof accountHelpers>;
let made = 0;

beforeAll(async () => {
  gateway = await testGateway({ clock });
  accounts = accountHelpers(gateway);
  await gateway.settings.set(NORTH, 'registrationsPerHour', 1_000);
});
afterAll(() => gateway.stop());

const address = (): string => `198.51.${100 + Math.floor(made / 200)}.${(made % 200) + 1}`;
const today = (): string => new Date(clock.now()).toISOString().slice(0, 10);

/** Somebody, logged in; an agent unless stated. */
async function somebody({ parentId, type = 1, rate }: { readonly parentId?: string; readonly type?: 0 | 1; readonly rate?: number } = {}) {
  made += 1;
  const username = `teammate${made}`;
  const id = await accounts.open(username, { type, parentId, gift: { reason: 'welcome', amount: '1000' } });
  if (rate !== undefined) await gateway.db.transaction((tx) => gateway.people.agents.tree.setRate(tx, NORTH, { memberId: id, ppm: rate, since: new Date(clock.now()) }));
  const { token } = await accounts.valueOf('login', { username, password: PASSWORD, type: 'username' }, { ip: address() });
  clock.advance(5);
  return {
    id, username, token,
    team: (request: object = {}) => accounts.valueOf('agentTeam', request, { token }),
    call: (name: Parameters<typeof accounts.call>[0], request: object = {}, key?: string) => accounts.call(name, request, { token, ...(key === undefined ? {} : { idempotencyKey: key }) }),
    overview: () => accounts.valueOf('agentOverview', {}, { token }),
    link: async (request: object = {}) => (await accounts.valueOf('agentLinkMake', { rate: '1', ...request }, { token, idempotencyKey: randomUUID() })).link,
    plays: (name: string, stake: number, prize: number) => playAt(gateway, id, name, { stake, prize }),
  };
}
async function joins(affiliateCode: string) {
  made += 1;
  const username = `joined${made}`;
  const answer = await accounts.call('register', registration(username, { affiliateCode }), { ip: address() });
  return { code: codeOf(answer), member: await gateway.members.byUsername(NORTH, username) };
}

describe('agentTeam call', () => {
  it('returns the direct downline with counts, rates and figures, newest first, and its pages', async () => {
    const top = await somebody({ rate: 20_000 });
    const agent = await somebody({ parentId: top.id, rate: 12_500 });
    const player = await somebody({ parentId: agent.id, type: 0 });
    const other = await somebody({ parentId: top.id, type: 0 });
    await player.plays('one', 1_000, 400);
    await agent.plays('two', 500, 0);
    await gateway.people.agents.teamDays.countRecent();
    const { members, path, rate, next } = await top.team();
    expect([path, rate, next]).toEqual([[{ id: top.id, account: top.username }], '2', null]);
    expect(members.map(({ account, rate: own, isDirect, direct, team }) => ({ account, own, isDirect, direct, team }))).toEqual([
      { account: other.username, own: '0', isDirect: true, direct: 0, team: 0 },
      { account: agent.username, own: '1.25', isDirect: true, direct: 1, team: 1 },
    ]);
    expect(members[1]).toMatchObject({ own: { turnover: '5.00', validBet: '5.00', profit: '-5.00' }, figures: { bets: 1, active: 1, turnover: '10.00', prizes: '4.00', activity: '1000.00', profit: '994.00', validBet: '6.00' } });
    const first = await top.team({ limit: 1 });
    const second = await top.team({ limit: 1, before: first.next });
    expect([...first.members, ...second.members].map(({ account }) => account)).toEqual([other.username, agent.username]);
    expect(second.next).toBeNull();
  });

  it('is sorted by joining, rate, or what each team came to, with totals of everybody below', async () => {
    const top = await somebody({ rate: 20_000 });
    const [quiet, busy, idle] = [await somebody({ parentId: top.id, rate: 12_500 }), await somebody({ parentId: top.id, rate: 5_000 }), await somebody({ parentId: top.id, rate: 15_000 })];
    await (await somebody({ parentId: quiet.id, type: 0 })).plays('one', 1_000, 400);
    await (await somebody({ parentId: busy.id, type: 0 })).plays('two', 3_000, 9_000);
    await gateway.people.agents.teamDays.countRecent();
    const order = async (request: object) => {
      const found: string[] = [];
      for (let cursor: string | null | undefined; cursor !== null; ) {
        const page = await top.team({ ...request, limit: 1, ...(cursor === undefined ? {} : { before: cursor }) });
        found.push(...page.members.map(({ account }) => account));
        cursor = page.next;
      }
      return found;
    };
    const names = (...those: { readonly username: string }[]) => those.map(({ username }) => username);
    expect(await order({ sort: 'joined', order: 'up' })).toEqual(names(quiet, busy, idle));
    expect(await order({ sort: 'turnover' })).toEqual(names(busy, quiet, idle));
    expect(await order({ sort: 'profit', order: 'up' })).toEqual(names(idle, quiet, busy));
    expect(await order({ sort: 'rate' })).toEqual(names(idle, quiet, busy));
    const { totals, unsorted, members } = await top.team();
    expect([unsorted, totals?.members, totals?.direct, totals?.figures.turnover]).toEqual([false, 5, 3, '40.00']);
    expect(members.reduce((sum, { figures }) => sum + Number(figures.turnover), 0)).toBe(40);
    expect((await top.team({ name: 'teammate' })).totals).toBeNull();
  });

  it('drills down inside the own team alone: whoever is elsewhere, above or nobody is refused alike', async () => {
    const top = await somebody();
    const agent = await somebody({ parentId: top.id });
    const player = await somebody({ parentId: agent.id, type: 0 });
    const stranger = await somebody();
    const inside = await top.team({ of: agent.id });
    expect([inside.path.map(({ account }) => account), inside.members.map(({ account, isDirect }) => ({ account, isDirect }))]).toEqual([[top.username, agent.username], [{ account: player.username, isDirect: false }]]);
    for (const of of [stranger.id, top.id, gateway.db.newId()]) {
      expect((await agent.call('agentTeam', { of })).body).toMatchObject({ success: false, code: 'VALIDATION_FAILED', value: { fields: [{ field: 'of', rule: 'invalid' }] } });
    }
  });

  it('finds accounts of the team by how they begin, in any case, and no others', async () => {
    const top = await somebody();
    const agent = await somebody({ parentId: top.id });
    const player = await somebody({ parentId: agent.id, type: 0 });
    const stranger = await somebody();
    const find = async (name: string) => (await top.team({ name })).members.map(({ account }) => account);
    expect([await find(player.username.toUpperCase()), await find(stranger.username), await find(top.username), await find('team%'), await find('teammate')]).toEqual([[player.username], [], [], [], [agent.username, player.username].toSorted()]);
    expect(await top.team({ name: 'teammate', limit: 1 })).toMatchObject({ more: true, next: null });
  });

  it('is refused to players, and where the merchant has no agents', async () => {
    const player = await somebody({ type: 0 });
    const agent = await somebody();
    for (const name of ['agentTeam', 'agentOverview', 'agentLinks'] as const) expect(codeOf(await player.call(name))).toBe('NOT_AN_AGENT');
    await gateway.settings.set(NORTH, 'whitelabel', { agentPolicy: false });
    for (const name of ['agentTeam', 'agentOverview', 'agentLinks'] as const) expect(codeOf(await agent.call(name))).toBe('FUNCTION_DISABLED');
    await gateway.settings.set(NORTH, 'whitelabel', {});
  });
});

describe('agentOverview call', () => {
  it('sums the whole team by day, without the agent itself', async () => {
    const top = await somebody({ rate: 15_000 });
    const agent = await somebody({ parentId: top.id });
    const player = await somebody({ parentId: agent.id, type: 0 });
    await player.plays('a', 1_000, 2_500);
    await agent.plays('b', 2_000, 0);
    await top.plays('c', 9_000, 0);
    await gateway.people.agents.teamDays.countRecent();
    const figures = { joined: 2, active: 2, bets: 2, turnover: '30.00', validBet: '30.00', prizes: '25.00', rebates: '0.00', activity: '2000.00', profit: '1995.00', fees: '0.00', deposits: '0.00', withdrawals: '0.00' };
    expect(await top.overview()).toMatchObject({ members: 2, direct: 1, rate: '1.5', countedAt: new Date(clock.now()).toISOString(), totals: figures, days: [{ day: today(), ...figures }] });
  });

  it('has those below a stake a day not as active', async () => {
    await gateway.settings.set(NORTH, 'activeTurnover', '20');
    const top = await somebody();
    const [one, two] = [await somebody({ parentId: top.id, type: 0 }), await somebody({ parentId: top.id, type: 0 })];
    await one.plays('a', 1_999, 0);
    await two.plays('a', 2_000, 0);
    await gateway.people.agents.teamDays.countRecent();
    expect((await top.overview()).totals.active).toBe(1);
    await gateway.settings.set(NORTH, 'activeTurnover', '1');
  });

  it('counts a day once however often, and anew where a bet of it was taken back, also weeks later', async () => {
    const top = await somebody();
    const player = await somebody({ parentId: top.id, type: 0 });
    const bet = await player.plays('late', 3_000, 0);
    await Promise.all([gateway.people.agents.teamDays.countRecent(), gateway.people.agents.teamDays.countRecent()]);
    await gateway.people.agents.teamDays.countRecent();
    expect((await top.overview()).totals).toMatchObject({ bets: 1, turnover: '30.00' });
    clock.advance(DAY);
    await gateway.jobs.catchUp(CHECKS);
    clock.advance(20 * DAY);
    await gateway.jobs.catchUp(CHECKS);
    await bet.rollBack();
    clock.advance(DAY);
    await gateway.jobs.catchUp(CHECKS);
    await gateway.jobs.catchUp(CHECKS);
    const { token } = await accounts.valueOf('login', { username: top.username, password: PASSWORD, type: 'username' }, { ip: address() });
    expect((await accounts.valueOf('agentOverview', {}, { token })).totals).toMatchObject({ bets: 0, turnover: '0.00' });
    const runs = await gateway.db.query.selectFrom('job_run').select('period').where('tenant_id', '=', NORTH).where('job', '=', 'team-days').execute();
    expect(new Set(runs.map(({ period }) => period)).size).toBe(runs.length);
    expect(runs.length).toBeGreaterThanOrEqual(22);
  });

  it('counts a day for those who were uplines on it, whatever was moved since', async () => {
    const [from, to] = [await somebody(), await somebody()];
    const player = await somebody({ parentId: from.id, type: 0 });
    await player.plays('before', 1_000, 0);
    const tomorrow = new Date(Date.parse(today()) + DAY);
    expect(await gateway.db.transaction((tx) => gateway.people.agents.tree.move(tx, NORTH, { memberId: player.id, toId: to.id, since: tomorrow }))).toBe('done');
    clock.advance(DAY);
    await gateway.people.resume();
    await gateway.people.agents.teamDays.countRecent();
    const turnover = async (who: typeof from) => {
      const { token } = await accounts.valueOf('login', { username: who.username, password: PASSWORD, type: 'username' }, { ip: address() });
      return (await accounts.valueOf('agentOverview', {}, { token })).totals.turnover;
    };
    expect([await turnover(from), await turnover(to)]).toEqual(['10.00', '0.00']);
  });
});

describe('agentRate call', () => {
  it('sets the rate of a direct downline between its own downline\'s and the caller\'s', async () => {
    const top = await somebody({ rate: 20_000 });
    const agent = await somebody({ parentId: top.id });
    const below = await somebody({ parentId: agent.id });
    const set = (who: typeof top, memberId: string, rate: string) => who.call('agentRate', { memberId, rate });
    expect((await set(top, agent.id, '1.2345')).body).toMatchObject({ value: { rate: '1.2345' } });
    expect(codeOf(await set(agent, below.id, '1'))).toBe('OK');
    expect([codeOf(await set(top, agent.id, '2.0001')), codeOf(await set(top, agent.id, '0.9999')), codeOf(await set(top, agent.id, '101'))]).toEqual(['VALIDATION_FAILED', 'LIMIT_EXCEEDED', 'VALIDATION_FAILED']);
    for (const id of [below.id, top.id, gateway.db.newId(), (await somebody()).id]) expect((await set(top, id, '1')).body).toMatchObject({ code: 'VALIDATION_FAILED', value: { fields: [{ field: 'memberId', rule: 'invalid' }] } });
  });

  it('is limited, since registrations wait for each', async () => {
    const top = await somebody({ rate: 20_000 });
    const agent = await somebody({ parentId: top.id });
    const codes: string[] = [];
    for (let time = 0; time <= 60; time += 1) codes.push(codeOf(await top.call('agentRate', { memberId: agent.id, rate: '1' })));
    expect([new Set(codes.slice(0, 60)), codes[60]]).toEqual([new Set(['OK']), 'TOO_MANY_REQUESTS']);
  });
});

describe('links of an agent', () => {
  it('bring a new member into its downline with the link\'s rate, as player or agent', async () => {
    const top = await somebody({ rate: 20_000 });
    const [link, agentLink] = [await top.link({ rate: '1.5', note: 'friends' }), await top.link({ type: 1 })];
    expect(link).toMatchObject({ code: expect.stringMatching(/^[2-9B-DF-HJ-NP-TV-Z]{10}$/), rate: '1.5', type: 0, state: 'open', uses: 0, note: 'friends' });
    expect(await accounts.valueOf('affiliate', { code: link.code.toLowerCase() })).toEqual({ code: link.code });
    const [player, agent] = [await joins(link.code.toLowerCase()), await joins(agentLink.code)];
    expect([player.code, player.member, agent.member]).toMatchObject(['OK', { parentId: top.id, type: 0 }, { parentId: top.id, type: 1 }]);
    expect((await top.team()).members.map(({ account, rate }) => ({ account, rate }))).toEqual([{ account: agent.member?.username, rate: '1' }, { account: player.member?.username, rate: '1.5' }]);
    expect((await accounts.valueOf('agentLinks', {}, { token: top.token })).links.map(({ uses }) => uses)).toEqual([1, 1]);
  });

  it('are used as often as they may be, also by several at once', async () => {
    const top = await somebody({ rate: 20_000 });
    const { code } = await top.link({ mostUses: 2 });
    expect((await Promise.all([joins(code), joins(code), joins(code), joins(code)])).map((joined) => joined.code).toSorted()).toEqual(['AFFILIATE_CODE_INVALID', 'AFFILIATE_CODE_INVALID', 'OK', 'OK']);
    expect((await accounts.valueOf('agentLinks', {}, { token: top.token })).links).toMatchObject([{ state: 'used', uses: 2 }]);
    expect((await top.team()).members).toHaveLength(2);
  });

  it('end by their agent, and no other, by their time, and with its account', async () => {
    const [top, other] = [await somebody({ rate: 20_000 }), await somebody()];
    const [ended, timed, blocked] = [await top.link(), await top.link({ days: 1 }), await top.link()];
    expect((await other.call('agentLinkEnd', { id: ended.id })).body).toMatchObject({ code: 'VALIDATION_FAILED', value: { fields: [{ field: 'id' }] } });
    expect((await top.call('agentLinkEnd', { id: ended.id })).body).toMatchObject({ value: { link: { state: 'ended' } } });
    expect((await joins(ended.code)).code).toBe('AFFILIATE_CODE_INVALID');
    expect((await accounts.valueOf('agentLinks', {}, { token: other.token })).links).toEqual([]);
    clock.advance(DAY);
    expect((await joins(timed.code)).code).toBe('AFFILIATE_CODE_INVALID');
    await gateway.members.setStatus(NORTH, top.id, 'blocked');
    expect((await joins(blocked.code)).code).toBe('AFFILIATE_CODE_INVALID');
  });

  it('are good for nothing while the merchant has no agents, and from their end on for a registration that is under way', async () => {
    const top = await somebody({ rate: 10_000 });
    const [link, timed] = [await top.link(), await top.link({ days: 1 })];
    await gateway.settings.set(NORTH, 'whitelabel', { agentPolicy: false });
    expect([(await joins(link.code)).code, codeOf(await accounts.call('affiliate', { code: link.code }))]).toEqual(['AFFILIATE_CODE_INVALID', 'AFFILIATE_CODE_INVALID']);
    await gateway.settings.set(NORTH, 'whitelabel', {});
    expect((await joins(link.code)).code).toBe('OK');
    const invitation = await gateway.people.agents.links.byCode(NORTH, timed.code);
    clock.advance(DAY);
    await expect(gateway.db.transaction(async (tx) => invitation?.joined(tx, top.id))).rejects.toMatchObject({ code: 'AFFILIATE_CODE_INVALID' });
  });

  it('have no higher rate than their agent, and are made once for a key', async () => {
    const top = await somebody({ rate: 10_000 });
    expect((await top.call('agentLinkMake', { rate: '1.0001' }, randomUUID())).body).toMatchObject({ code: 'VALIDATION_FAILED', value: { fields: [{ field: 'rate' }] } });
    const key = randomUUID();
    await Promise.all([top.call('agentLinkMake', { rate: '1' }, key), top.call('agentLinkMake', { rate: '1' }, key)]);
    expect((await accounts.valueOf('agentLinks', {}, { token: top.token })).links).toHaveLength(1);
  });
});

describe('agentOpenAccount call', () => {
  const taken = (username: string) => ({ username, password: PASSWORD, rate: '0.5' });
  const consent = { ageConfirmed: true, termsVersion: '2026-01' };
  const change = { oldPassword: PASSWORD, newPassword: 'Another-horse-8', confirmNewPassword: 'Another-horse-8' };
  const logIn = async (username: string, password = PASSWORD) => accounts.valueOf('login', { username, password, type: 'username' }, { ip: address() });
  const stored = (username: string) => gateway.db.query.selectFrom('member').select(['opened_by', 'terms_version', 'mobile', 'mobile_verified_at']).where('tenant_id', '=', NORTH).where('username', '=', username).executeTakeFirstOrThrow();

  it('opens an account in the downline that does nothing before its holder has set its own password and accepted the terms', async () => {
    const top = await somebody({ rate: 10_000 });
    expect((await top.call('agentOpenAccount', taken('byhand01'), randomUUID())).body).toMatchObject({ value: { account: 'byhand01', rate: '0.5' } });
    const { token, passwordTemporary, firstTimeLogin } = await logIn('byhand01');
    expect([passwordTemporary, firstTimeLogin, codeOf(await accounts.call('balance', {}, { token }))]).toEqual([true, true, 'PASSWORD_CHANGE_REQUIRED']);
    expect((await accounts.valueOf('memberInfo', {}, { token })).firstPassword).toBe(true);
    const changes = async (more: object) => codeOf(await accounts.call('changePassword', { ...change, ...more }, { token }));
    expect([await changes({}), await changes({ ageConfirmed: true }), await changes({ ...consent, termsVersion: '1999' })]).toEqual(['AGE_NOT_CONFIRMED', 'TERMS_NOT_ACCEPTED', 'TERMS_NOT_ACCEPTED']);
    expect(await stored('byhand01')).toMatchObject({ opened_by: top.id, terms_version: null });
    expect(await changes(consent)).toBe('OK');
    expect(await stored('byhand01')).toMatchObject({ opened_by: null, terms_version: '2026-01', mobile: null });
    expect(await accounts.valueOf('balance', {}, { token })).toMatchObject({ available: '0.00' });
    expect((await accounts.valueOf('memberInfo', {}, { token })).firstPassword).toBe(false);
    expect((await top.team()).members).toMatchObject([{ account: 'byhand01', rate: '0.5', type: 0 }]);
    // What the upline knows is good for nothing any more, and later changes ask for no consent.
    expect(codeOf(await accounts.call('login', { username: 'byhand01', password: PASSWORD, type: 'username' }, { ip: address() }))).toBe('LOGIN_FAILED');
    expect(codeOf(await accounts.call('changePassword', { oldPassword: 'Another-horse-8', newPassword: PASSWORD, confirmNewPassword: PASSWORD }, { token }))).toBe('OK');
  });

  it('asks the holder for a proved number where registrations do', async () => {
    const top = await somebody({ rate: 10_000 });
    await top.call('agentOpenAccount', taken('byhand02'), randomUUID());
    await gateway.settings.set(NORTH, 'whitelabel', { registrationSmsVerification: true });
    await gateway.settings.set(NORTH, 'registerFields', [{ field: 'mobileNum', enabled: true, required: true }]);
    const { token } = await logIn('byhand02');
    const changes = (more: object) => accounts.call('changePassword', { ...change, ...consent, ...more }, { token });
    const number = { mobileNum: '9171230009', countryDialingCode: '+63' };
    const { mobileNum: mobileNo, countryDialingCode } = number;
    expect((await changes({})).body).toMatchObject({ code: 'VALIDATION_FAILED', value: { fields: [{ field: 'mobileNum', rule: 'required' }] } });
    await accounts.call('smsRegister', { mobileNo, countryDialingCode }, { ip: address() });
    expect([codeOf(await changes({ ...number, verificationCode: '000000' })), codeOf(await changes({ ...number, verificationCode: await accounts.codeSentTo('+639171230009') }))]).toEqual(['CODE_INVALID', 'OK']);
    expect(await stored('byhand02')).toMatchObject({ opened_by: null, mobile: '+639171230009', mobile_verified_at: expect.any(Date) });
    await gateway.settings.set(NORTH, 'whitelabel', {});
    await gateway.settings.set(NORTH, 'registerFields', []);
  });

  it('is limited by agent and day, by address as registrations are, and closed with them', async () => {
    const top = await somebody({ rate: 10_000 });
    const open = async (username: string, ip: string) => codeOf(await accounts.call('agentOpenAccount', taken(username), { token: top.token, idempotencyKey: randomUUID(), ip }));
    await gateway.settings.set(NORTH, 'agentAccountsPerDay', 2);
    const answers = [await open('limited1', '198.51.9.1'), await open('limited2', '198.51.9.2'), await open('limited3', '198.51.9.3')];
    await gateway.settings.set(NORTH, 'agentAccountsPerDay', 50);
    await gateway.settings.set(NORTH, 'registrationsPerHour', 2);
    answers.push(await open('limited4', '198.51.9.4'), codeOf(await accounts.call('register', registration('limited5'), { ip: '198.51.9.4' })), await open('limited6', '198.51.9.4'));
    await gateway.settings.set(NORTH, 'registrationsPerHour', 1_000);
    await gateway.settings.set(NORTH, 'registrationOpen', false);
    answers.push(await open('limited7', '198.51.9.7'));
    await gateway.settings.set(NORTH, 'registrationOpen', true);
    expect(answers).toEqual(['OK', 'OK', 'TOO_MANY_REQUESTS', 'OK', 'OK', 'TOO_MANY_REQUESTS', 'REGISTRATION_CLOSED']);
  });

  it('refuses names that are taken or wrong, and rates above the own one', async () => {
    const top = await somebody({ rate: 10_000 });
    const open = (request: object) => top.call('agentOpenAccount', { ...taken('byhand03'), ...request }, randomUUID());
    expect(codeOf(await open({}))).toBe('OK');
    expect([codeOf(await open({ username: 'BYHAND03' })), codeOf(await open({ username: '1' })), codeOf(await open({ username: 'byhand04', rate: '1.1' })), codeOf(await open({ username: 'byhand04', password: 'x' }))]).toEqual(['USERNAME_TAKEN', 'VALIDATION_FAILED', 'VALIDATION_FAILED', 'VALIDATION_FAILED']);
    expect((await sql<{ count: number }>`select count(*)::int as count from member where username_key = 'byhand04'`.execute(gateway.db.query)).rows).toEqual([{ count: 0 }]);
  });
});
