import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { accrualsOf, dayAfter, rateOfPercent } from '@livery/contracts';
import { everything } from '@livery/test-config';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blankDatabase, testEngine } from '../../../test-support/database.ts';
import { cleanAudit } from '../../../test-support/test-ledger.ts';
import { migrationsFolder } from '../../database/migrations-folder.ts';
import { migrate, openDatabase, type Database } from '../../platform/db/index.ts';
import { createAgentContracts } from '../agent-contracts/index.ts';
import { createWallet, type Wallet } from '../wallet/index.ts';

/** How often a victim is killed: 50 times with `npm test -- --all`. */
const kills = Number(process.env['LIVERY_KILLS'] ?? (everything() ? 50 : 2));
const victim = fileURLToPath(new URL('../../../test-support/settlement-victim.ts', import.meta.url));
const tenant = 'KILL';
/** Days that are there to be settled: a victim settles some between two kills. */
const days = 40 + kills * 4;
const lastDay = dayAfter('2020-01-01', days - 1);
const RATES = ['2', '1.2', '0.5'];

describe.runIf(testEngine === 'postgres')('settlements under kill -9', () => {
  let url: string;
  let db: Database;
  let wallet: Wallet;
  let stopServer: () => Promise<void>;
  /** The top, then agents at 2, 1.2 and 0.5 %; two players below each of them. */
  const chain: string[] = [];
  const bets: { readonly day: string; readonly level: number; readonly stake: bigint }[] = [];

  beforeAll(async () => {
    const blank = await blankDatabase();
    if (blank.url === undefined) throw new Error('A database of another process is needed.');
    url = blank.url;
    stopServer = blank.close;
    db = await openDatabase({ engine: 'postgres', url });
    await migrate(db, migrationsFolder);
    wallet = createWallet({ db, events: { balanceChanged: () => undefined } });
    await db.query.insertInto('tenant').values({ id: tenant, brand: tenant, name: tenant }).execute();
    await wallet.defineCurrency(tenant, { code: 'PHP', exponent: 2, kind: 'money' });
    const open = async (name: string, type: 0 | 1, parentId: string | null): Promise<string> => {
      const id = db.newId();
      await sql`insert into member (tenant_id, id, username, type, parent_id, registered_at) values (${tenant}, ${id}, ${name}, ${type}, ${parentId}, '2019-01-01')`.execute(db.query);
      await wallet.openAccount(tenant, { owner: `member:${id}`, currency: 'PHP', kind: 'real' });
      return id;
    };
    chain.push(await open('top', 1, null));
    for (let level = 0; level < RATES.length; level++) chain.push(await open(`agent${level}`, 1, chain.at(-1) ?? null));
    const contracts = createAgentContracts(db);
    for (const kind of ['daily', 'dividend', 'hourly', 'realtime'] as const) {
      for (const [level, percent] of RATES.entries()) {
        const [uplineId = '', downlineId = ''] = chain.slice(level, level + 2);
        const terms = { kind, most: 1_000_000, offerMs: 86_400_000, nextPeriod: () => Promise.resolve(kind === 'daily' || kind === 'dividend' ? '2020-01-01' : '2020-01-01T00:00Z') };
        const act = (by: string, action: Parameters<typeof contracts.act>[4]) => db.transaction((tx) => contracts.act(tx, tenant, by, terms, action, () => Promise.resolve(true)));
        const offered = await act(uplineId, { action: 'offer', downlineId, revision: 0, rows: [{ rate: rateOfPercent(percent), activeMembers: 0, validBet: 0n, loss: 0n, betAmount: 0n }] });
        if ('refused' in offered || offered.contract === undefined) throw new Error(JSON.stringify(offered));
        await act(downlineId, { action: 'accept', contractId: offered.contract.id, revision: offered.contract.revision });
      }
    }
    await sql`insert into agent_kind (tenant_id, kind, since, is_on) values (${tenant}, 'realtime', '2019-01-01', true)`.execute(db.query);
    const players = [];
    for (let level = 1; level <= RATES.length; level++) for (let number = 0; number < 2; number++) players.push({ level, id: await open(`player${level}${number}`, 0, chain[level] ?? null) });
    for (let day = '2020-01-01'; day <= lastDay; day = dayAfter(day)) {
      for (const { level, id } of players) {
        const stake = BigInt(1 + Math.floor(Math.random() * 100_000));
        bets.push({ day, level, stake });
        await sql`insert into bet_day (tenant_id, member_id, day, vendor, category, currency, game, turnover, valid_bet, payout, net, bets) values (${tenant}, ${id}, ${day}::date, 'V', 'RNG', 'PHP', 'g', ${stake}, ${stake}, 0, ${-stake}, 1)`.execute(db.query);
        await sql`insert into bet_feed (tenant_id, kind, bet, type, placed_at, member_id, currency, at, day, correction, turnover, valid_bet, payout)
          values (${tenant}, 'hourly', ${db.newId()}, 'bet', ${`${day}T12:01:00Z`}, ${id}, 'PHP', ${`${day}T12:02:00Z`}, ${day}::date, false, ${stake}, ${stake}, 0)`.execute(db.query);
        await sql`insert into accrual_feed (tenant_id, bet, type, placed_at, member_id, currency, at, turnover, valid_bet, payout)
          values (${tenant}, ${db.newId()}, 'bet', ${`${day}T12:01:00Z`}, ${id}, 'PHP', ${`${day}T12:02:00Z`}, ${stake}, ${stake}, 0)`.execute(db.query);
      }
    }
    await wallet.credit(undefined, { tenant, memberId: chain[0] ?? '', currency: 'PHP', amount: 10n ** 12n, key: 'funds', reason: 'correction' });
  }, 300_000);
  afterAll(async () => {
    await db.close();
    await stopServer();
  });

  /** Runs a victim until it has closed enough, and kills it then, or lets it end. */
  async function run(enough: number): Promise<boolean> {
    const child = spawn(process.execPath, ['--liftoff-only', victim, 'postgres', url, tenant, lastDay], { stdio: ['ignore', 'pipe', 'pipe'] });
    const exited = once(child, 'exit');
    const faults: string[] = [];
    child.stderr.on('data', (text: Buffer) => faults.push(text.toString()));
    let lines = 0;
    for await (const line of createInterface(child.stdout)) {
      if (line !== 'ready' && line !== 'done') lines += 1;
      // At any moment of what it does next.
      if (lines >= enough) setTimeout(() => child.kill('SIGKILL'), Math.random() * 15);
    }
    const [code, signal] = (await exited) as [number | null, string | null];
    if (signal !== 'SIGKILL' && code !== 0) throw new Error(`The victim ended by itself: ${faults.join('')}`);
    return signal === 'SIGKILL';
  }

  it(`pays every recipient once in ${kills} kills of two at once`, { timeout: 900_000 }, async () => {
    let killed = 0;
    const one = async (): Promise<void> => {
      // One that had done everything before its kill came ends by itself, and is not counted: the next one is killed as soon as it is there.
      for (let alive = true; killed < kills; ) {
        alive = await run(alive ? 1 + Math.floor(Math.random() * 6) : 0);
        if (alive) killed += 1;
      }
    };
    await Promise.all([one(), one()]);
    expect(killed).toBeGreaterThanOrEqual(kills);
    const { rows: [midway] } = await sql<{ closed: number }>`select count(*)::int as closed from settlement_period where tenant_id = ${tenant}`.execute(db.query);
    expect(midway?.closed).toBeGreaterThan(kills / 2);
    // What is left is done by two that live.
    await Promise.all([run(Infinity), run(Infinity)]);

    const { rows: periods } = await sql<{ job: string; n: number }>`select job, count(*)::int as n from job_run where tenant_id = ${tenant} group by 1 order by 1`.execute(db.query);
    expect(periods).toEqual(['daily', 'dividend', 'hourly', 'realtime'].map((kind) => ({ job: `settle-${kind}`, n: days })));
    // Salaries and dividends, by a query that knows nothing of lines, marks and results: players won nothing.
    const { rows: wrong } = await sql`
      select settlement.id from settlement
        join lateral (
          select coalesce(sum(turnover), 0) as turnover from bet_day join member_upline above on above.tenant_id = bet_day.tenant_id and above.member_id = bet_day.member_id::uuid
            where above.ancestor_id = settlement.agent_id and bet_day.tenant_id = ${tenant} and bet_day.day = left(settlement.to_period, 10)::date
        ) team on true
        join agent_contract_version version on version.tenant_id = ${tenant} and version.contract_id = settlement.contract_id and version.version = settlement.version
        where settlement.kind <> 'realtime' and settlement.gross <> round(team.turnover * version.top_rate / 1000000)`.execute(db.query);
    expect(wrong).toEqual([]);
    const { rows: sums } = await sql<{ kind: string; agent: string; gross: bigint; paid: bigint; moved: bigint; rows: number }>`
      select settlement.kind, settlement.agent_id as agent, sum(settlement.gross)::bigint as gross, sum(settlement.paid)::bigint as paid, coalesce(sum(ledger.moved), 0)::bigint as moved, count(*)::int as rows
        from settlement left join lateral (
          select sum(transfer.amount) as moved from journal join transfer on transfer.tenant_id = journal.tenant_id and transfer.journal_id = journal.id
            where journal.tenant_id = ${tenant} and journal.reference = settlement.id::text
        ) ledger on true
        where settlement.tenant_id = ${tenant} group by 1, 2`.execute(db.query);
    const rates = RATES.map((percent, index) => ({ agentId: String(index + 1), rate: rateOfPercent(percent) }));
    for (const [index, agent] of chain.slice(1).entries()) {
      // A bettor's uplines are the agents down to its own; each is paid its own share and what it hands on.
      const expected = bets.reduce((sum, { level, stake }) => (level < index + 1 ? sum : accrualsOf(stake, rates.slice(0, level)).slice(index).reduce((all, { amount }) => all + amount, sum)), 0n);
      expect(sums.find((sum) => sum.kind === 'realtime' && sum.agent === agent)).toMatchObject({ gross: expected, paid: expected, moved: expected, rows: days });
      for (const kind of ['daily', 'dividend', 'hourly']) {
        const closed = sums.find((sum) => sum.kind === kind && sum.agent === agent);
        expect([closed?.paid, closed?.moved, closed?.rows]).toEqual([closed?.gross, closed?.gross, days]);
      }
    }
    expect(await wallet.audit()).toEqual(cleanAudit);
  });
});
