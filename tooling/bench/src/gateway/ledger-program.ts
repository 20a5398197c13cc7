/**
 * Measures ledger postings on PostgreSQL, alternating in one run so that load on the machine affects all alike: a minimal
 * function that moves money, the posting function for a crowd with the grouping that bets have, the one for a single posting, the same through the
 * wallet module, and complete bets through HTTP (signature, session, status, limits, ledger, records). Prints one line of JSON,
 * transfers or bets per second.
 *
 * Arguments: a connection string to an empty database, or `-` for a temporary server; seconds per turn; number of turns.
 */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { createGather, createIds, createSeamlessWallet, createSecrets, GROUPING, migrate, openDatabase, seamlessRoutes, systemClock, migrationsFolder } from '@livery/gateway';
import { cleanAudit, createServingLogin, openTestLedger, startCluster } from '@livery/gateway/test-support';
import { findPostgres } from '@livery/test-config';
import fastify from 'fastify';
import { sql, type RawBuilder } from 'kysely';
import pg from 'pg';
import type { ClientData } from './bets-client.ts';

/** The least that moving money can be: lock the account, change its balance, write a line with a key that is used once. */
const minimalLedger = `
  create table minimal_account (id uuid primary key, balance bigint not null check (balance >= 0)) with (fillfactor = 50);
  create table minimal_transfer (id uuid primary key, key uuid not null unique, account uuid not null, amount bigint not null, at timestamptz not null);
  create function minimal_post(p_id uuid, p_key uuid, p_account uuid, p_amount bigint, p_at timestamptz) returns bigint language plpgsql as $$
  declare
    free bigint;
  begin
    select balance into free from minimal_account where id = p_account for no key update;
    update minimal_account set balance = balance - p_amount where id = p_account;
    insert into minimal_transfer values (p_id, p_key, p_account, p_amount, p_at);
    return free - p_amount;
  end $$`;
const CONNECTIONS = 32;
/** Bets that vendors have under way at once. */
const BETS_AT_ONCE = 64;
const MEMBERS = 200;
const [given = '-', seconds = '3', turns = '3'] = process.argv.slice(2);
const turnMs = Number(seconds) * 1000;

const bin = findPostgres();
if (given === '-' && bin === undefined) throw new Error('PostgreSQL was not found: set PG_BIN, or pass a connection string.');
const cluster = given === '-' && bin !== undefined ? await startCluster(bin, ['fsync=on', 'shared_buffers=256MB']) : undefined;
const url = cluster === undefined ? given : `${cluster.url}/postgres`;

const owner = await openDatabase({ engine: 'postgres', url, poolSize: 1 });
await migrate(owner, migrationsFolder);
await owner.close();
// A given database has the one login that it was given with.
const servingUrl = cluster === undefined ? url : await createServingLogin(url);
const db = await openDatabase({ engine: 'postgres', url: servingUrl, poolSize: CONNECTIONS });
const books = await openTestLedger(db, 'BENCH');
const { tenant, currency, wallet } = books;
const house = await books.house('games');
const names = Array.from({ length: MEMBERS }, (_, index) => `m${index}`);
const accounts: string[] = [];
for (const name of names) accounts.push(await books.member(name, 10n ** 12n));

const facts = { vendor: 'acme', category: 'RNG', enabled: true, minStake: 1n, maxStake: 1000n };
// The player's status is read from a table for each bet, as in the member module.
const ports = {
  player: async (_queries: unknown, _tenant: string, id: string) => ({ status: 'active' as const, kind: 'real' as const, nickname: id, currency }),
  game: async () => facts,
  statusSql: (tenant: RawBuilder<string>, playerId: RawBuilder<string>) =>
    sql`select 'active' from account where tenant_id = ${tenant} and owner = 'member:' || ${playerId}`,
};
const log = { warn: () => undefined, error: (detail: object) => void process.stderr.write(`${JSON.stringify(detail)}\n`) };
const vendor = createSeamlessWallet({ db, secrets: createSecrets('a secret for benchmarks, and those alone'), wallet, ports, log });
const key = { id: 'bench', secret: 'bench-secret-of-more-than-thirty-two-characters' };
await vendor.setKey(tenant, 'acme', key.secret, key.id);
const app = fastify();
await seamlessRoutes(app, { vendor, clock: db.clock, log });
await app.listen({ port: 0, host: '127.0.0.1' });
const address = app.server.address();
if (address === null || typeof address === 'string') throw new Error('The server has no port.');

const seats = [];
for (const playerId of names) {
  const { token } = await vendor.issueLaunch({ tenant, memberId: playerId, gameCode: 'slot', language: 'en' });
  const answer = await vendor.authenticate({ tenant, vendor: 'acme' }, { requestId: 'r', ts: 1, token });
  if (answer.code === 'OK') seats.push({ playerId, sessionToken: answer.sessionToken });
}
const workerData: ClientData = { port: address.port, tenant, vendor: 'acme', key, seats, game: 'slot', currency };
const client = new Worker(new URL('./bets-client.ts', import.meta.url), { workerData });

/** Runs `step` 32 times in parallel for one turn and returns the number of completed steps. */
async function lanes(step: (serial: number) => Promise<unknown>): Promise<number> {
  const end = performance.now() + turnMs;
  let done = 0;
  const lane = async () => {
    while (performance.now() < end) {
      await step(done++);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, lane));
  return done;
}

const newId = createIds(systemClock);
const pool = new pg.Pool({ connectionString: servingUrl, max: CONNECTIONS });
const POST = 'select * from ledger_post($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)';
const hash = createHash('sha256').update('bench').digest();
const account = (serial: number) => accounts[(serial * 7) % MEMBERS] ?? '';

// The login that serves may make no tables.
const maker = new pg.Client({ connectionString: url });
await maker.connect();
await maker.query(`${minimalLedger}; grant select, update, insert on minimal_account, minimal_transfer to public; grant execute on function minimal_post to public;`);
await maker.end();
await pool.query(`insert into minimal_account (id, balance) select id, 1000000000000 from unnest($1::uuid[]) id`, [accounts]);
const minimal = () =>
  lanes((serial) => pool.query({ name: 'minimal_post', text: 'select minimal_post($1, $2, $3, $4, $5)', values: [newId(), newId(), account(serial), '1', new Date()] }));

const POST_MANY = 'select ledger_post_many($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) as free';
const together = createGather<number, string>({
  ...GROUPING,
  ownerOf: account,
  carryOut: async (serials) => {
    const each = <Value>(value: (serial: number) => Value) => serials.map(value);
    const values = [tenant, 'bench', new Date(), each(newId), each(() => hash), each(newId), each(() => null), each(newId), each(account), each(() => house), each(() => '1')];
    const { rows } = await pool.query<{ free: (string | null)[] }>({ name: 'post_many', text: POST_MANY, values });
    return (rows[0]?.free ?? []).map((free) => {
      if (free === null) throw new Error('A posting was left alone.');
      return free;
    });
  },
});
const grouped = () => lanes((serial) => together(tenant, serial));
const bare = () =>
  lanes((serial) =>
    pool.query({
      name: 'bare_post',
      text: POST,
      values: [tenant, newId(), hash, newId(), 'bench', null, new Date(), [newId()], [account(serial)], [house], ['1']],
    }),
  );
const module = () =>
  lanes((serial) =>
    wallet.post({ tenant, key: newId(), reason: 'bench', legs: [{ debit: account(serial), credit: house, amount: 1n }] }),
  );
const p99s: number[] = [];
const bets = async () => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
  client.postMessage({ ms: turnMs, connections: BETS_AT_ONCE });
  const [{ total, ms, p99 }] = (await once(client, 'message')) as [{ total: number; ms: number; p99: number }];
  p99s.push(p99);
  return (total / ms) * turnMs;
};

const measures = { minimal, grouped, bare, module, bets };
const rates: Record<keyof typeof measures, number[]> = { minimal: [], grouped: [], bare: [], module: [], bets: [] };
for (let turn = -1; turn < Number(turns); turn++) {
  for (const name of ['minimal', 'grouped', 'bare', 'module', 'bets'] as const) {
    const count = await measures[name]();
    if (turn >= 0) rates[name].push(count / Number(seconds)); // the first turn is a warm-up
  }
}
const audit = await wallet.audit();
if (JSON.stringify(audit) !== JSON.stringify(cleanAudit)) throw new Error(`The ledger audit failed: ${JSON.stringify(audit)}`);

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
type Measured = 'grouped' | 'bare' | 'module' | 'bets';
const ratios = (name: Measured, to: 'minimal' | 'bare') => rates[name].map((rate, turn) => rate / (rates[to][turn] ?? rate));
const ratio = (name: Measured, to: 'minimal' | 'bare') => Number(median(ratios(name, to)).toFixed(2));
process.stdout.write(
  `${JSON.stringify({
    minimalTransfersPerSecond: Math.round(median(rates.minimal)),
    groupedTransfersPerSecond: Math.round(median(rates.grouped)),
    bareTransfersPerSecond: Math.round(median(rates.bare)),
    walletTransfersPerSecond: Math.round(median(rates.module)),
    betsOverHttpPerSecond: Math.round(median(rates.bets)),
    groupedToMinimal: ratio('grouped', 'minimal'),
    bareToMinimal: ratio('bare', 'minimal'),
    walletToBare: ratio('module', 'bare'),
    betsToBare: ratio('bets', 'bare'),
    betsToMinimal: ratio('bets', 'minimal'),
    betsAtOnce: BETS_AT_ONCE,
    // Without the warm-up turn.
    betP99: Number(median(p99s.slice(1)).toFixed(1)),
  })}\n`,
);
await client.terminate();
await app.close();
await pool.end();
await db.close();
cluster?.stop();
