import type { CallName } from '@livery/contracts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountHelpers, codeOf, PASSWORD } from '../../../../test-support/account-helpers.ts';
import { testClock } from '../../../../test-support/clock.ts';
import { testGateway, type TestGateway } from '../../../../test-support/gateway.ts';
import { firstSlot, playAt } from '../../../../test-support/played.ts';
import { NORTH } from '../../../../test-support/test-fleet.ts';
import { createTeamBetting } from './betting.ts';
import { createTeamTransactions } from './transactions.ts';

const DAY = 86_400_000;
const clock = testClock();
let gateway: TestGateway;
let accounts: ReturnType<typeof accountHelpers>;
let made = 0;

beforeAll(async () => {
  gateway = await testGateway({ clock });
  accounts = accountHelpers(gateway);
});
afterAll(() => gateway.stop());

const dayAt = (time: number): string => new Date(time).toISOString().slice(0, 10);
async function open(parentId?: string, { type = 1, gift = '1000' }: { readonly type?: 0 | 1; readonly gift?: string } = {}) {
  made += 1;
  const username = `panelist${made}`;
  const id = await accounts.open(username, { type, parentId, gift: { reason: 'welcome', amount: gift } });
  clock.advance(5);
  return { id, username, plays: (name: string, stake: number, prize: number) => playAt(gateway, id, name, { stake, prize }) };
}
async function tokenOf(username: string): Promise<string> {
  made += 1;
  return (await accounts.valueOf('login', { username, password: PASSWORD, type: 'username' }, { ip: `198.51.${100 + Math.floor(made / 200)}.${(made % 200) + 1}` })).token;
}
const count = () => gateway.people.agents.teamDays.countRecent();
/** Money from one wallet to another, as a payment by a contract. */
async function pay(from: string, to: string, amount: bigint, reason: string, reference: string): Promise<void> {
  const [debit, credit] = [await gateway.wallet.balanceOf(NORTH, from, 'PHP'), await gateway.wallet.balanceOf(NORTH, to, 'PHP')];
  await gateway.db.transaction((tx) => gateway.wallet.post({ tenant: NORTH, key: `test:${reference}:${reason}`, reason, reference, legs: [{ debit: debit?.account ?? '', credit: credit?.account ?? '', amount }] }, tx));
}

/** A top agent, an agent and two players below it, and a player beside it, who all played on two days; a stranger too. */
async function family() {
  const top = await open();
  const agent = await open(top.id);
  const [one, two, beside, stranger] = [await open(agent.id, { type: 0 }), await open(agent.id, { type: 0 }), await open(top.id, { type: 0 }), await open()];
  await one.plays('a', 1_000, 400);
  await two.plays('b', 2_000, 5_000);
  await beside.plays('c', 300, 0);
  await agent.plays('d', 700, 0);
  await top.plays('e', 9_000, 0);
  await stranger.plays('f', 8_000, 0);
  clock.advance(DAY);
  await one.plays('g', 500, 0);
  await count();
  return { top, agent, one, two, beside, stranger, token: await tokenOf(top.username) };
}

describe('agentBetting call', () => {
  it('lists what the team bet by member, day, vendor and category, page by page, with totals that equal the bets', async () => {
    const { top, agent, one, two, beside, token } = await family();
    const { vendor, category } = await firstSlot(gateway);
    const ask = (request: object = {}) => accounts.valueOf('agentBetting', request, { token });
    const whole = await ask();
    const ids = [agent.id, one.id, two.id, beside.id];
    const { rows } = await sql<{ bets: number; turnover: string; valid: string; prizes: string }>`
      select count(*)::int as bets, (sum(stake) / 100.0)::numeric(20, 2)::text as turnover, (sum(valid_bet(stake, payout)) / 100.0)::numeric(20, 2)::text as valid, (sum(payout) / 100.0)::numeric(20, 2)::text as prizes
        from game_bet where tenant_id = ${NORTH} and state = 'settled' and member_id = any(${ids})`.execute(gateway.db.query);
    expect(whole.totals).toEqual({ bets: rows[0]?.bets, turnover: rows[0]?.turnover, validBet: rows[0]?.valid, prizes: rows[0]?.prizes, profit: '9.00' });
    expect(whole.parts).toEqual([{ vendor, category, ...whole.totals }]);
    expect(whole.lines.map(({ account, turnover }) => [account, turnover])).toEqual([[one.username, '5.00'], [beside.username, '3.00'], [two.username, '20.00'], [one.username, '10.00'], [agent.username, '7.00']]);
    const paged: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = await ask({ limit: 2, ...(cursor === undefined ? {} : { before: cursor }) });
      paged.push(...page.lines.map(({ account, day }) => `${account} ${day}`));
      cursor = page.next;
    }
    expect(paged).toEqual(whole.lines.map(({ account, day }) => `${account} ${day}`));
    // Every way of reading finds the same.
    const tenant = gateway.tenants.byMerchant(NORTH);
    const span = { from: whole.from, to: whole.to };
    if (tenant === undefined) throw new Error('The fleet of tests has lost its merchant.');
    const betting = createTeamBetting(gateway.db);
    for (const filter of [{ vendor: undefined, category: undefined }, { vendor, category }]) expect(await betting.lines(tenant, { kind: 'large', agentId: top.id }, span, filter, 100)).toEqual(await betting.lines(tenant, { kind: 'small', agentId: top.id }, span, filter, 100));
    expect((await ask({ vendor, category })).lines).toEqual(whole.lines);
    expect(await ask({ vendor: 'nobody' })).toMatchObject({ lines: [], totals: { bets: 0 }, parts: whole.parts });
    expect((await ask({ account: one.username.toUpperCase() })).totals).toEqual({ bets: 2, turnover: '15.00', validBet: '11.00', prizes: '4.00', profit: '-11.00' });
    expect((await ask({ from: whole.to, to: whole.to })).totals.turnover).toBe('5.00');
  });

  it('shows who is in the branch now alone: others, and whoever was moved away, are as nobody', async () => {
    const { agent, one, stranger, top, token } = await family();
    const below = await tokenOf(agent.username);
    for (const account of [stranger.username, top.username, 'nobody-at-all']) {
      for (const name of ['agentBetting', 'agentProfit', 'agentTransactions'] as const) expect((await accounts.call(name, { account }, { token: below })).body).toMatchObject({ code: 'VALIDATION_FAILED', value: { fields: [{ field: 'account', rule: 'invalid' }] } });
    }
    expect((await accounts.call('agentProfit', { of: stranger.id }, { token: below })).body).toMatchObject({ code: 'VALIDATION_FAILED', value: { fields: [{ field: 'of', rule: 'invalid' }] } });
    expect(await gateway.db.transaction((tx) => gateway.people.agents.tree.move(tx, NORTH, { memberId: one.id, toId: stranger.id, since: new Date(clock.now()) }))).toBe('done');
    for (const name of ['agentBetting', 'agentTransactions'] as const) {
      const { lines } = await accounts.valueOf(name, {}, { token });
      expect(lines.map(({ account }) => account)).not.toContain(one.username);
    }
    expect(codeOf(await accounts.call('agentBetting', { account: one.username }, { token }))).toBe('VALIDATION_FAILED');
  });

  it('sorts lines by what they come to, page by page, in every way of reading', async () => {
    const { top, one, two, beside, agent, token } = await family();
    const ask = (request: object = {}) => accounts.valueOf('agentBetting', request, { token });
    const whole = await ask({ sort: 'turnover', order: 'up' });
    expect([whole.unsorted, whole.lines.map(({ account, turnover }) => `${account} ${turnover}`)]).toEqual([false, [`${beside.username} 3.00`, `${one.username} 5.00`, `${agent.username} 7.00`, `${one.username} 10.00`, `${two.username} 20.00`]]);
    const paged: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = await ask({ sort: 'turnover', order: 'up', limit: 2, ...(cursor === undefined ? {} : { before: cursor }) });
      paged.push(...page.lines.map(({ account, turnover }) => `${account} ${turnover}`));
      cursor = page.next;
    }
    expect(paged).toEqual(whole.lines.map(({ account, turnover }) => `${account} ${turnover}`));
    expect((await ask({ sort: 'profit' })).lines.map(({ profit }) => profit)).toEqual(['30.00', '-3.00', '-5.00', '-6.00', '-7.00']);
    expect((await ask({ sort: 'day', order: 'up' })).lines.map(({ day }) => day)).toEqual((await ask()).lines.map(({ day }) => day).toReversed());
    expect((await ask({ sort: 'bets', account: one.username })).lines).toHaveLength(2);
    const tenant = gateway.tenants.byMerchant(NORTH);
    if (tenant === undefined) throw new Error('The fleet of tests has lost its merchant.');
    const [betting, moves, span] = [createTeamBetting(gateway.db), createTeamTransactions(gateway.db), { from: whole.from, to: whole.to }];
    const by = { order: 'down', limit: 100, after: undefined } as const;
    const ways = async (read: (kind: 'small' | 'large') => Promise<unknown>) => [await read('large'), await read('small')];
    const [large, small] = await ways((kind) => betting.sorted(tenant, { kind, agentId: top.id }, span, { vendor: undefined, category: undefined }, { ...by, sort: 'validBet' }));
    expect(large).toEqual(small);
    const [largeMoves, smallMoves] = await ways((kind) => moves.sorted(tenant, { kind, agentId: top.id }, span, undefined, { ...by, sort: 'amount' }));
    expect(largeMoves).toEqual(smallMoves);
    expect(await ways((kind) => betting.canSort(tenant, { kind, agentId: top.id }, span, { vendor: undefined, category: undefined }))).toEqual([true, true]);
    // More players on a day than are sorted.
    await gateway.db.query.updateTable('team_day').set({ players: 5_001 }).where('tenant_id', '=', NORTH).where('agent_id', '=', top.id).execute();
    await gateway.db.query.updateTable('team_movement_day').set({ movements: 5_001 }).where('tenant_id', '=', NORTH).where('agent_id', '=', top.id).execute();
    const much = await ask({ sort: 'turnover', order: 'up' });
    expect([much.unsorted, much.lines]).toEqual([true, (await ask()).lines]);
    expect((await ask({ sort: 'turnover', account: one.username })).unsorted).toBe(false);
    const moved = await accounts.valueOf('agentTransactions', { sort: 'amount' }, { token });
    expect([moved.unsorted, moved.lines]).toEqual([true, (await accounts.valueOf('agentTransactions', {}, { token })).lines]);
  });

  it('refuses days out of order, and more than twelve months, at the field of the first', async () => {
    const { token } = await family();
    const wrong = async (name: CallName, request: object): Promise<unknown> => {
      const { status, body } = await accounts.call(name, request, { token });
      return [name, status, body.success ? 'OK' : [body.code, body.value]];
    };
    for (const [from, to] of [['2026-01-02', '2026-01-01'], ['2025-01-01', '2026-01-02']] as const) {
      for (const name of ['agentOverview', 'agentTeam', 'agentBetting', 'agentProfit', 'agentIncome', 'agentTransactions'] as const) {
        expect(await wrong(name, { from, to })).toEqual([name, 422, ['VALIDATION_FAILED', { fields: [{ field: 'from', rule: 'invalid' }] }]]);
      }
      expect(await wrong('agentIncomeDay', { day: from, to, kind: 'paid' })).toEqual(['agentIncomeDay', 422, ['VALIDATION_FAILED', { fields: [{ field: 'day', rule: 'invalid' }] }]]);
    }
  });

  it('refuses a cursor that no answer had', async () => {
    const { token } = await family();
    for (const name of ['agentBetting', 'agentProfit', 'agentTransactions'] as const) expect(codeOf(await accounts.call(name, { before: "x~'~y" }, { token }))).toBe('INVALID_REQUEST');
  });
});

describe('agentBets call', () => {
  it('returns the bets behind a line when it is asked for, page by page, and totals that equal it', async () => {
    const { one, two, token } = await family();
    const { vendor, category } = await firstSlot(gateway);
    await one.plays('h', 200, 900);
    await count();
    const [line] = (await accounts.valueOf('agentBetting', { account: one.username }, { token })).lines;
    const ask = (request: object = {}) => accounts.valueOf('agentBets', { memberId: one.id, day: line?.day, ...request }, { token });
    const whole = await ask({ vendor, category });
    expect(whole).toMatchObject({ account: one.username, totals: { bets: 2, turnover: line?.turnover, validBet: line?.validBet, prizes: line?.prizes, profit: line?.profit }, next: null });
    expect(whole.bets.map((bet) => [bet.vendor, bet.category, bet.turnover, bet.prizes, bet.profit])).toEqual([[vendor, category, '2.00', '9.00', '7.00'], [vendor, category, '5.00', '0.00', '-5.00']]);
    const { rows: [named] } = await sql<{ name: string }>`select game.name from game_bet bet join game on game.code = bet.game where bet.member_id = ${one.id} limit 1`.execute(gateway.db.query);
    expect(whole.bets.map(({ game }) => game)).toEqual([named?.name, named?.name]);
    const first = await ask({ limit: 1 });
    const second = await ask({ limit: 1, before: first.next });
    expect([[...first.bets, ...second.bets], second.next]).toEqual([whole.bets, null]);
    expect(await ask({ vendor: 'nobody' })).toMatchObject({ bets: [], totals: { bets: 0, turnover: '0.00' } });
    expect((await accounts.valueOf('agentBets', { memberId: two.id, day: line?.day }, { token })).bets).toEqual([]);
  });

  it('refuses whoever is not below the caller now, the caller too', async () => {
    const { agent, one, beside, stranger, top } = await family();
    const below = await tokenOf(agent.username);
    const day = dayAt(clock.now());
    for (const memberId of [agent.id, top.id, beside.id, stranger.id, '0198c0de-0000-7000-8000-00000000dead']) {
      expect((await accounts.call('agentBets', { memberId, day }, { token: below })).body).toMatchObject({ code: 'VALIDATION_FAILED', value: { fields: [{ field: 'memberId', rule: 'invalid' }] } });
    }
    expect(codeOf(await accounts.call('agentBets', { memberId: one.id, day }, { token: below }))).toBe('OK');
  });
});

describe('agentProfit call', () => {
  it('shows what each won or lost with its branch or by itself, sorted, page by page, and leads down', async () => {
    const { top, agent, one, two, beside, token } = await family();
    const ask = (request: object = {}) => accounts.valueOf('agentProfit', request, { token });
    const shown = async (request: object) => (await ask(request)).members.map(({ account, figures }) => [account, figures.profit]);
    // Welcome credit is given to each.
    expect(await shown({ sort: 'profit' })).toEqual([[beside.username, '997.00'], [agent.username, '3012.00']]);
    expect(await shown({ sort: 'turnover', order: 'down', scope: 'own' })).toEqual([[agent.username, '993.00'], [beside.username, '997.00']]);
    const { totals, path, members } = await ask({ of: agent.id, scope: 'own', sort: 'joined', order: 'down' });
    expect([path.map(({ account }) => account), members.map(({ account }) => account)]).toEqual([[top.username, agent.username], [two.username, one.username]]);
    expect(totals).toEqual({ bets: 3, turnover: '35.00', validBet: '31.00', prizes: '54.00', rebates: '0.00', activity: '2000.00', fees: '0.00', profit: '2019.00' });
    const first = await ask({ limit: 1 });
    const second = await ask({ limit: 1, before: first.next });
    expect([...first.members, ...second.members].map(({ account }) => account)).toEqual([beside.username, agent.username]);
    expect([second.next, first.unsorted]).toEqual([null, false]);
    expect((await ask({ account: one.username, scope: 'own' })).members.map(({ account, figures }) => [account, figures.turnover])).toEqual([[one.username, '15.00']]);
  });
});

describe('agentTransactions call', () => {
  it('lists what came and went beside play, by kind, with totals that equal the ledger', async () => {
    const { top, agent, one, beside, token } = await family();
    await pay(agent.id, one.id, 2_500n, 'member-transfer', `${agent.id}-t`);
    await gateway.wallet.credit(undefined, { tenant: NORTH, key: `fix:${one.id}`, reason: 'correction', memberId: one.id, currency: 'PHP', amount: 700n, purpose: 'promotion' });
    await pay(top.id, agent.id, 300n, 'agent-dividend', agent.id);
    await count();
    const ask = (request: object = {}) => accounts.valueOf('agentTransactions', request, { token });
    const whole = await ask();
    expect(whole.totals).toEqual([
      { kind: 'transfer', movements: 2, in: '25.00', out: '25.00' }, { kind: 'reward', movements: 4, in: '4000.00', out: '0.00' },
      { kind: 'salary', movements: 1, in: '3.00', out: '0.00' }, { kind: 'adjustment', movements: 1, in: '7.00', out: '0.00' },
    ]);
    const { rows } = await sql<{ moved: string }>`
      select (sum(case when transfer.credit = account.id then transfer.amount else -transfer.amount end) / 100.0)::numeric(20, 2)::text as moved
        from account join transfer on transfer.tenant_id = account.tenant_id and (transfer.debit = account.id or transfer.credit = account.id)
        join journal on journal.tenant_id = transfer.tenant_id and journal.id = transfer.journal_id
        where account.tenant_id = ${NORTH} and journal.reason not in ('bet', 'win') and account.owner in (select 'member:' || member_id from member_upline where ancestor_id = ${top.id})`.execute(gateway.db.query);
    const sum = (amounts: readonly string[]): number => Math.round(amounts.reduce((all, amount) => all + Number(amount) * 100, 0)) / 100;
    expect([sum(whole.lines.map(({ amount }) => amount)), sum(whole.totals.map((total) => total.in)) - sum(whole.totals.map((total) => total.out))]).toEqual([Number(rows[0]?.moved), Number(rows[0]?.moved)]);
    expect((await ask({ kind: 'transfer' })).lines.map(({ account, amount }) => `${account} ${amount}`).toSorted()).toEqual([`${agent.username} -25.00`, `${one.username} 25.00`].toSorted());
    expect((await ask({ account: beside.username })).totals).toEqual([{ kind: 'reward', movements: 1, in: '1000.00', out: '0.00' }]);
    const paged: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = await ask({ limit: 3, ...(cursor === undefined ? {} : { before: cursor }) });
      paged.push(...page.lines.map(({ id, account }) => `${id} ${account}`));
      cursor = page.next;
    }
    expect(paged).toEqual(whole.lines.map(({ id, account }) => `${id} ${account}`));
    const tenant = gateway.tenants.byMerchant(NORTH);
    if (tenant === undefined) throw new Error('The fleet of tests has lost its merchant.');
    const transactions = createTeamTransactions(gateway.db);
    const span = { from: whole.from, to: whole.to };
    for (const kind of [undefined, 'transfer', 'deposit'] as const) {
      expect(await transactions.lines(tenant, { kind: 'large', agentId: top.id }, span, kind, 100)).toEqual(await transactions.lines(tenant, { kind: 'small', agentId: top.id }, span, kind, 100));
    }
  });
});

describe('agentIncome call', () => {
  it('shows what contracts paid by day and kind, counted or not yet, less what was paid below', async () => {
    const top = await open(undefined, { gift: '100000' });
    const agent = await open(top.id);
    const below = await open(agent.id);
    const yesterday = dayAt(clock.now());
    await pay(top.id, agent.id, 17_500n, 'agent-dividend', agent.id);
    await pay(agent.id, below.id, 2_000n, 'agent-dividend', below.id);
    await count();
    clock.advance(DAY);
    await pay(top.id, agent.id, 350n, 'agent-realtime', agent.id);
    const token = await tokenOf(agent.username);
    const ask = () => accounts.valueOf('agentIncome', {}, { token });
    const none = { dividend: '0.00', daily: '0.00', hourly: '0.00', realtime: '0.00', received: '0.00', paid: '0.00', kept: '0.00' };
    const expected = {
      totals: { ...none, dividend: '175.00', realtime: '3.50', received: '178.50', paid: '20.00', kept: '158.50' },
      days: [{ ...none, day: yesterday, dividend: '175.00', received: '175.00', paid: '20.00', kept: '155.00' }, { ...none, day: dayAt(clock.now()), realtime: '3.50', received: '3.50', kept: '3.50' }],
    };
    expect(await ask()).toMatchObject(expected);
    await count();
    expect(await ask()).toMatchObject(expected);
    // Play is no income, and nobody else's is.
    await agent.plays('own', 500, 600);
    expect(await ask()).toMatchObject(expected);
  });

  it('shows what was paid on days that are not counted yet, while only the last two are', async () => {
    const top = await open(undefined, { gift: '100000' });
    const agent = await open(top.id);
    const paidOn = dayAt(clock.now());
    await pay(top.id, agent.id, 1_200n, 'agent-dividend', agent.id);
    clock.advance(4 * DAY);
    await sql`delete from team_day_run where tenant_id = ${NORTH}`.execute(gateway.db.query);
    await count();
    const { days } = await accounts.valueOf('agentIncome', {}, { token: await tokenOf(agent.username) });
    expect(days.map(({ day, received }) => [day, received])).toEqual([[paidOn, '12.00']]);
  });
});

describe('the size of a team', () => {
  it('is right at once after registrations and moves, however it was counted', async () => {
    const { top, agent, stranger, token } = await family();
    const size = async () => {
      const { members, direct } = await accounts.valueOf('agentOverview', {}, { token });
      return [members, direct];
    };
    expect(await size()).toEqual([4, 2]);
    await open(agent.id, { type: 0 });
    await open(top.id, { type: 0 });
    expect(await size()).toEqual([6, 3]);
    await gateway.db.transaction((tx) => gateway.people.agents.tree.move(tx, NORTH, { memberId: agent.id, toId: stranger.id, since: new Date(clock.now()) }));
    expect(await size()).toEqual([2, 2]);
    await gateway.people.agents.tree.follow();
    await count();
    expect(await size()).toEqual([2, 2]);
    clock.advance(5 * 60_000);
    await count();
    await open(top.id, { type: 0 });
    expect(await size()).toEqual([3, 3]);
  });
});
