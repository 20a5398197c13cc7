import { accrualsOf, playerProfit, rateOfPercent, shareOf, NO_FIGURES, type ResponseOf } from '@livery/contracts';
import { everything } from '@livery/test-config';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf } from '../../../test-support/account-helpers.ts';
import { openAgentGateway, type AgentGateway } from '../../../test-support/agent-gateway.ts';
import { ladderRow } from '../../../test-support/agents.ts';
import { createCaller } from '../../../test-support/caller.ts';
import { testClock } from '../../../test-support/clock.ts';
import { playAt, type PlayedBet } from '../../../test-support/played.ts';
import { NORTH } from '../../../test-support/test-fleet.ts';

/** Figures that are recomputed, rounds of play, two hours each, and days that are over with contracts: 100 in three days with `npm test -- --all`. */
const [FIGURES, TURNS, PERIODS] = everything() ? [100, 36, 4] : [16, 14, 2];
const [HOUR, DAY] = [3_600_000, 86_400_000];
const clock = testClock(Date.UTC(2026, 2, 1, 12));
let gateway: AgentGateway['gateway'];
let crowd: AgentGateway['crowd'];
let agents: AgentGateway['agents'];
let chain: string[];
let players: string[];
/** Rates of the chain from the first agent below the top, and how many of them are above each player. */
const RATES = ['2', '1', '0.3'];
const levels = new Map<string, number>();

/** The rate of the second row of a daily salary. */
const secondRate = (percent: string): string => (percent.includes('.') ? `${percent}1` : `${percent}.1`);
const random = (most: number): number => Math.floor(Math.random() * most);
const tokenOf = async (id: string) => (await gateway.db.transaction((tx) => gateway.sessions.open(tx, NORTH, id, '192.0.2.9'))).token;
const minor = (decimal: string): bigint => BigInt(decimal.replace('.', ''));

beforeAll(async () => {
  ({ gateway, crowd, agents } = await openAgentGateway(clock, { dailysalreqtype: true, divtypereq: true, contracthoursalreq: true, realtimesalreqtype: true }));
  await gateway.settings.set(NORTH, 'agentContracts', { activeTurnover: '10', periods: { dividend: 'daily', daily: 'daily' }, most: { dividend: '50', daily: '50', hourly: '3', realtime: '3' }, offerDays: 7 });
  await gateway.agency.resume();
  chain = [await agents.agent(undefined, '100000')];
  for (const percent of RATES) {
    const below = await agents.agent(chain.at(-1));
    await agents.contract(chain.at(-1) ?? '', below, [ladderRow(percent), ladderRow(secondRate(percent), { activeMembers: 2, betAmount: 60_000n })], '2026-03-02', 'daily');
    await agents.contract(chain.at(-1) ?? '', below, [ladderRow(`${Number(percent) * 5}`)], '2026-03-02', 'dividend');
    await agents.contract(chain.at(-1) ?? '', below, percent, '2026-03-01T13:00Z', 'hourly');
    await agents.contract(chain.at(-1) ?? '', below, percent, '2026-03-01T12:05Z', 'realtime');
    chain.push(below);
  }
  players = [];
  for (const [index, upline] of chain.slice(1).entries()) {
    for (let number = 0; number < 2; number++) {
      const player = await agents.player(upline);
      players.push(player);
      levels.set(player, index + 1);
    }
  }
  for (const player of players) await agents.fund(player, 1_000_000_000n);
  await gateway.jobs.catchUp();
  clock.advance(HOUR);
  // Bets, of which some are taken back hours or days later: those of the first turn that ended without a prize at the last, so that corrections never depend on chance.
  const open: PlayedBet[] = [];
  const takenBackLast: PlayedBet[] = [];
  const welcomed: string[] = [];
  for (const [index, player] of players.entries()) takenBackLast.push(await playAt(gateway, player, `first-${index}`, { stake: 1_000 + random(40_000), prize: 0 }));
  for (let turn = 0; turn < TURNS; turn++) {
    for (const [index, player] of players.entries()) if (random(3) > 0) open.push(await playAt(gateway, player, `e${turn}-${index}`, { stake: 1_000 + random(40_000), prize: random(2) * random(60_000) }));
    const [taken] = open.splice(random(open.length), 1);
    if (turn % 3 === 0) await taken?.rollBack().catch(() => undefined);
    clock.advance(2 * HOUR);
    if (turn === TURNS - 3) for (const [index, upline] of chain.slice(1).entries()) welcomed.push(await crowd.open(`welcomed${index}`, { parentId: upline, gift: { reason: 'welcome', amount: `${index + 1}.07` } }));
    if (turn === TURNS - 2) for (const bet of takenBackLast) await bet.rollBack();
    await gateway.jobs.catchUp();
  }
  clock.advance(DAY);
  await gateway.jobs.catchUp();
  // What was paid beside prizes on the day that is closed now is taken back on the next one, in which all play once more.
  for (const memberId of welcomed) {
    const { journal_id: journal } = await gateway.db.query.selectFrom('transfer').select('journal_id').where('tenant_id', '=', NORTH).where('idempotency_key', '=', `welcome:${memberId}`).executeTakeFirstOrThrow();
    await gateway.wallet.reverse({ tenant: NORTH, key: `reverse:${journal}`, reason: 'correction', reference: `operator:${journal}`, journal });
  }
  for (const player of players) await playAt(gateway, player, 'last', { stake: 1_000 + random(40_000), prize: 0 });
  clock.advance(DAY);
  await gateway.jobs.catchUp();
}, 300_000);
afterAll(() => gateway.stop());

type Row = ResponseOf<'agentSettlementBets'>['row'];
type Bet = ResponseOf<'agentSettlementBets'>['bets'][number];

/** Every row of a settlement with its bets, read page by page as a client does. */
async function listed(id: string, token: string): Promise<{ readonly row: Row; readonly bets: Bet[] }[]> {
  const rows: Row[] = [];
  for (let before: string | null = ''; before !== null; ) {
    const page: ResponseOf<'agentSettlementMembers'> = await crowd.valueOf('agentSettlementMembers', { id, limit: 3, ...(before === '' ? {} : { before }) }, { token });
    rows.push(...page.members);
    before = page.next;
  }
  const all = [];
  for (const row of rows) {
    const bets: Bet[] = [];
    for (let before: string | null = ''; before !== null; ) {
      const page: ResponseOf<'agentSettlementBets'> = await crowd.valueOf('agentSettlementBets', { id, memberId: row.memberId, period: row.period, limit: 2, ...(before === '' ? {} : { before }) }, { token });
      expect(page.others).toEqual({ turnover: '0.00', validBet: '0.00', prizes: '0.00' });
      bets.push(...page.bets);
      before = page.next;
    }
    all.push({ row, bets });
  }
  return all;
}

/** What an agent of the chain, and those between it and the bettor, get of a bet: by its stake and the rates of their contracts alone. */
function shareOfStake(turnover: bigint, agent: string, memberId: string): bigint {
  const [own, level] = [chain.indexOf(agent), levels.get(memberId) ?? 0];
  const rates = RATES.slice(0, level).map((percent, index) => ({ agentId: chain[index + 1] ?? '', rate: rateOfPercent(percent) }));
  return accrualsOf(turnover, rates).slice(own - 1).reduce((sum, { amount }) => sum + amount, 0n);
}

/** The rate of an agent's contract for what its team reached, by the rows that were agreed on: the second row of a daily salary asks for two active members and stakes of 600. */
function rateOf(kind: 'daily' | 'dividend' | 'hourly' | 'realtime', level: number, { active, betAmount }: { readonly active: number; readonly betAmount: bigint }): string {
  const percent = RATES[level - 1] ?? '';
  if (kind === 'dividend') return `${Number(percent) * 5}`;
  return kind === 'daily' && active >= 2 && betAmount >= 60_000n ? secondRate(percent) : percent;
}

describe('an explanation', () => {
  it(`of ${FIGURES} figures of all kinds comes to the same when it is recomputed from its listed bets alone`, { timeout: 300_000 }, async () => {
    let [checked, corrections, costs, costsBack] = [0, 0, 0, 0];
    const kinds = ['daily', 'dividend', 'hourly', 'realtime'] as const;
    const tokens = new Map<string, string>();
    for (const agent of chain.slice(1)) tokens.set(agent, await tokenOf(agent));
    const found = [];
    for (const kind of kinds) {
      for (const [agent, token] of tokens) {
        const page = await crowd.valueOf('agentSettlements', { kind, limit: 50 }, { token });
        found.push(...page.settlements.filter(({ side }) => side === 'received').map(({ id }) => ({ kind, agent, token, id })));
      }
    }
    // Those with corrections, and those with costs, first: chance alone might leave them out.
    const { rows: corrected } = await sql<{ id: string }>`
      select distinct settlement.id from settlement
        join settlement_line line on line.tenant_id = settlement.tenant_id and line.kind = settlement.kind and line.to_period = settlement.to_period and line.correction
        join member_upline path on path.tenant_id = settlement.tenant_id and path.member_id = line.member_id and path.ancestor_id = settlement.agent_id
      union
      select settlement.id from settlement
        join settlement_cost cost on cost.tenant_id = settlement.tenant_id and cost.kind = settlement.kind and cost.to_period = settlement.to_period
        join member_upline path on path.tenant_id = settlement.tenant_id and path.member_id = cost.member_id and path.ancestor_id = settlement.agent_id
        where settlement.kind in ('daily', 'dividend')`.execute(gateway.db.query);
    const withCorrections = new Set(corrected.map(({ id }) => id));
    for (const kind of kinds) {
      const ofKind = found.filter((one) => one.kind === kind).toSorted((one, other) => Number(withCorrections.has(other.id)) - Number(withCorrections.has(one.id)));
      for (let pick = 0; pick < FIGURES / kinds.length && ofKind.length > 0; pick++) {
        const [{ agent, token, id }] = ofKind.splice(pick % 2 === 0 ? 0 : random(ofKind.length), 1) as [(typeof found)[number]];
        const { explanation, settlement } = await crowd.valueOf('agentSettlement', { id }, { token });
        const all = await listed(id, token);
        const bets = all.flatMap((one) => one.bets);
        const sum = (name: 'turnover' | 'validBet' | 'prizes', of: readonly Bet[] = bets): bigint => of.reduce((total, bet) => total + minor(bet[name]), 0n);
        const paid = (name: 'memberRebate' | 'activity'): bigint => all.reduce((total, { row }) => total + minor(row[name]), 0n);
        const figures = { ...NO_FIGURES, turnover: sum('turnover'), validBet: sum('validBet'), prizes: sum('prizes'), memberRebate: paid('memberRebate'), activity: paid('activity') };
        const own = all.filter(({ row }) => !row.correction);
        corrections += all.length - own.length;
        // The corrections of the explanation are those of the rows, and come to its figures. Real-time salaries have no figure of them.
        const amounts = ['turnover', 'validBet', 'prizes', 'memberRebate', 'activity'] as const;
        const comeTo = (rows: readonly Readonly<Record<(typeof amounts)[number], string>>[]): bigint[] => amounts.map((name) => rows.reduce((total, row) => total + minor(row[name]), 0n));
        const fromRows = comeTo(all.flatMap(({ row }) => (row.correction ? [row] : [])));
        expect([comeTo(explanation.corrected), kind === 'realtime' ? fromRows : comeTo([explanation.corrections])]).toEqual([fromRows, fromRows]);
        costs += own.filter(({ row }) => row.activity !== '0.00').length;
        costsBack += explanation.corrected.filter(({ activity }) => activity.startsWith('-')).length;
        const carriedIn = minor(explanation.carriedIn);
        const active = new Set(own.filter(({ row }) => row.active).map(({ row }) => row.memberId)).size;
        const rate = rateOfPercent(rateOf(kind, chain.indexOf(agent), { active, betAmount: figures.turnover }));
        // From the stakes, and not from the shares that the explanation lists, which have to be the same.
        const shares = all.flatMap(({ row, bets: of }) => of.map((bet) => [minor(bet.share ?? '0.00'), shareOfStake(minor(bet.turnover), agent, row.memberId)] as const));
        expect(shares.map(([listedShare, own]) => (kind === 'realtime' ? listedShare : own))).toEqual(shares.map(([, own]) => own));
        const share = kind === 'realtime' ? shares.reduce((total, [, own]) => total + own, 0n) : undefined;
        const total = (share ?? (kind === 'dividend' ? playerProfit(figures) : figures.turnover)) + carriedIn;
        expect(minor(explanation.total)).toBe(total);
        const gross = share !== undefined ? (total > 0n ? total : 0n) : shareOf(kind === 'dividend' ? (total < 0n ? -total : 0n) : total > 0n ? total : 0n, rate).amount;
        expect(minor(settlement.gross)).toBe(gross);
        // Of nothing no rate is stated.
        expect(gross > 0n ? rateOfPercent(explanation.percent) : rate).toBe(rate);
        expect(minor(settlement.net)).toBe(explanation.deductions.reduce((left, deduction) => left - minor(deduction.gross), gross));
        // Real-time salaries ask for no active members.
        expect(explanation.figures.activeMembers).toBe(active);
        checked += 1;
      }
    }
    expect(checked).toBeGreaterThan(FIGURES / 2);
    for (const found of [corrections, costs, costsBack]) expect(found).toBeGreaterThan(0);
  });

  it('down to the bets is for the two sides alone, and of the rows of that settlement', async () => {
    const token = await tokenOf(chain[2] ?? '');
    const [settlement] = (await crowd.valueOf('agentSettlements', { kind: 'daily' }, { token })).settlements;
    const id = settlement?.id ?? '';
    const [row] = (await crowd.valueOf('agentSettlementMembers', { id }, { token })).members;
    const ask = async (by: string, more: object = {}) => {
      const bearer = await tokenOf(by);
      const request = { id, memberId: row?.memberId ?? '0198c0de-0000-7000-8000-00000000dead', period: row?.period ?? '2026-03-01', ...more };
      return [codeOf(await createCaller(gateway, NORTH)('agentSettlementMembers', { id }, { token: bearer })), codeOf(await createCaller(gateway, NORTH)('agentSettlementBets', request, { token: bearer }))];
    };
    const stranger = await agents.agent();
    expect(await ask(chain[1] ?? '')).toEqual(['OK', row === undefined ? 'NOT_FOUND' : 'OK']);
    for (const other of [chain[0] ?? '', chain[3] ?? '', stranger]) expect(await ask(other)).toEqual(['NOT_FOUND', 'NOT_FOUND']);
    expect((await ask(chain[2] ?? '', { memberId: stranger }))[1]).toBe('NOT_FOUND');
  });
});

describe('simulateContract', () => {
  it('computes the contract in effect to what was paid, and another one by its own rows, and writes nothing', async () => {
    const token = await tokenOf(chain[1] ?? '');
    const { username } = (await gateway.members.byId(NORTH, chain[2] ?? '')) ?? { username: '' };
    const same = [{ percent: '1', activeMembers: 0, validBet: '0', loss: '0', betAmount: '0' }, { percent: '1.1', activeMembers: 2, validBet: '0', loss: '0', betAmount: '600' }];
    const counts = async () => (await gateway.db.query.selectFrom('settlement').select(({ fn }) => fn.countAll<bigint>().as('n')).executeTakeFirstOrThrow()).n;
    const before = await counts();
    const present = await crowd.valueOf('simulateContract', { kind: 'daily', account: username, rows: same, periods: PERIODS }, { token });
    expect([present.difference, present.exact, present.periods.map(({ difference }) => difference)]).toEqual(['0.00', true, Array.from({ length: PERIODS }, () => '0.00')]);
    const twice = await crowd.valueOf('simulateContract', { kind: 'daily', account: username, rows: [{ ...same[0], percent: '2' }], periods: PERIODS }, { token });
    expect(minor(twice.draft)).toBeGreaterThan(minor(present.draft));
    // At its own whole rate nothing is left of this branch.
    expect(twice.periods.every(({ left, loses }) => left !== null && loses === left.startsWith('-'))).toBe(true);
    const own = await crowd.valueOf('simulateContract', { kind: 'daily', rows: [{ ...same[0], percent: '5' }], periods: 2 }, { token });
    expect(own.periods.length).toBe(2);
    for (const kind of ['dividend', 'hourly', 'realtime'] as const) expect((await crowd.valueOf('simulateContract', { kind, account: username, rows: [{ ...same[0], percent: '0.5' }] }, { token })).exact).toBe(kind !== 'realtime');
    const refused = async (request: object, by = token) => codeOf(await createCaller(gateway, NORTH)('simulateContract', { kind: 'daily', rows: same, ...request }, { token: by }));
    const grandchild = (await gateway.members.byId(NORTH, chain[3] ?? ''))?.username;
    expect([await refused({ account: grandchild }), await refused({ account: username, rows: [{ ...same[0], percent: '40' }] })]).toEqual(['VALIDATION_FAILED', 'VALIDATION_FAILED']);
    expect(await counts()).toBe(before);
  });
});
