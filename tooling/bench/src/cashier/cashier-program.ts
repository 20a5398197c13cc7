/**
 * Measures the cashier on PostgreSQL with 32 connections, alternating in one run: postings one by one, deposits whose
 * provider's callback credits them (signature, receipt, clearing, credit, timeline), and withdrawals step by step. Prints one line of
 * JSON, numbers a second.
 *
 * Arguments: deposits in a turn, and as many withdrawals; number of turns.
 */
import { createHash } from 'node:crypto';
import { createCashier, createIds, createSecrets, openDatabase, systemClock } from '@livery/gateway';
import { cleanAudit, connectPayments, fakePayments, killPorts, openKillMember, openTestLedger, PROVIDER, signedCallback, testMethod } from '@livery/gateway/test-support';
import pg from 'pg';
import { inLanes } from '../streams/in-lanes.ts';
import { ownPostgres } from '../servers/own-postgres.ts';
import { bringWithdrawals, withdrawalSteps, type WithdrawalStep } from './withdrawal-steps.ts';

const CONNECTIONS = 32;
const MEMBERS = 200;
/** So many that none withdraws more often in a day than members may do. */
const PAYEES = 1_000;
const [deposits = 2000, turns = 3] = process.argv.slice(2).map(Number);

const server = await ownPostgres(['fsync=on', 'shared_buffers=256MB']);
const db = await openDatabase({ engine: 'postgres', url: server.url, poolSize: CONNECTIONS });
const { tenant, currency, wallet, house, member } = await openTestLedger(db, 'BENCH');
const provider = fakePayments(Date.now);
const log = { warn: () => undefined, error: (facts: object) => void process.stderr.write(`${JSON.stringify(facts)}\n`) };
const secrets = createSecrets('a secret for benchmarks, and those alone');
const cashier = createCashier({ db, wallet, secrets, fetch: provider.fetch, changed: () => undefined, log, withdrawals: reading(killPorts(db, secrets)) });
await connectPayments(cashier, tenant, currency);
const names = Array.from({ length: MEMBERS }, (_, index) => `m${index}`);
const accounts: string[] = [];
for (const name of names) accounts.push(await member(name, 10n ** 12n));
const games = await house('games');

const newId = createIds(systemClock);
const payees: { memberId: string; account: string }[] = [];
await inLanes(CONNECTIONS, PAYEES, async (index) => {
  const memberId = newId();
  payees[index] = { memberId, account: await openKillMember({ db, wallet, secrets, tenant, currency, memberId }) };
});
const pool = new pg.Pool({ connectionString: server.url, max: CONNECTIONS });
const hash = createHash('sha256').update('bench').digest();
const post = { name: 'bare_post', text: 'select * from ledger_post($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)' };

/** How many `step`s a second 32 lanes make. */
async function rate(count: number, step: (index: number) => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await inLanes(CONNECTIONS, count, async (index) => void (await step(index)));
  return (count * 1000) / (performance.now() - began);
}

const method = testMethod({ currency, openMost: 1_000_000, fee: { ppm: 10_000n, fixed: 0n, least: 0n, most: null } });

/** Begins deposits and has them paid: the callbacks that tell of it. */
async function paid(): Promise<(() => Promise<void>)[]> {
  const callbacks: (() => Promise<void>)[] = [];
  await inLanes(CONNECTIONS, deposits, async (index) => {
    const memberId = names[(index * 7) % MEMBERS] ?? '';
    const begun = await db.transaction((tx) => cashier.begin(tx, { tenant, memberId, amount: 10_000n, language: 'EN', method, returnUrl: () => 'http://localhost/' }));
    if (typeof begun === 'string') throw new Error(`A deposit was refused: ${begun}`);
    await cashier.advance(tenant, begun.id);
    const { url: path, payload: rawBody, headers } = signedCallback({ tenant, provider: PROVIDER }, provider.pay(begun.id), Date.now());
    const given: Readonly<Record<string, string>> = headers;
    callbacks[index] = async () => {
      const code = await cashier.callback({ tenant, provider: PROVIDER }, { method: 'POST', path, rawBody, header: (name) => given[name] });
      if (code !== 'OK') throw new Error(`A callback was answered with ${code}.`);
    };
  });
  return callbacks;
}

/** Ports that read what a gateway's read in a transaction: the merchant's settings, and whether a member is blocked. Somebody approves every withdrawal. */
function reading(ports: ReturnType<typeof killPorts>): ReturnType<typeof killPorts> {
  return {
    ...ports,
    async rulesOf(of, query) {
      await query?.selectFrom('tenant_setting').select(['name', 'value']).where('tenant_id', '=', of).execute();
      return { ...(await ports.rulesOf(of)), approveUpTo: null };
    },
    isBlocked: async (tx, of, id) => (await tx.selectFrom('member').select('status').where('tenant_id', '=', of).where('id', '=', id).executeTakeFirst())?.status === 'blocked',
  };
}

const rates: Record<'bare' | 'credited' | WithdrawalStep, number[]> = { bare: [], credited: [], requested: [], approved: [], sent: [], settled: [] };
for (let turn = -1; turn < turns; turn++) {
  const callbacks = await paid();
  const bare = await rate(deposits * 2, (index) => pool.query({ ...post, values: [tenant, newId(), hash, newId(), 'bench', null, new Date(), [newId()], [accounts[(index * 7) % MEMBERS]], [games], ['1']] }));
  const credited = await rate(deposits, async (index) => callbacks[index]?.());
  const withdrawn = await bringWithdrawals({ db, cashier, provider, tenant, currency, payees, lanes: CONNECTIONS }, deposits);
  // The first turn is a warm-up.
  if (turn >= 0) {
    rates.bare.push(bare);
    rates.credited.push(credited);
    for (const step of withdrawalSteps) rates[step].push(withdrawn[step]);
  }
}
const [audit, drift] = [await wallet.audit(tenant), await cashier.drift(tenant)];
if (JSON.stringify(audit) !== JSON.stringify(cleanAudit) || drift.length > 0) throw new Error(`The books are wrong: ${JSON.stringify({ audit, drift })}`);
process.stdout.write(`${JSON.stringify(rates)}\n`);
await pool.end();
await db.close();
server.stop();
