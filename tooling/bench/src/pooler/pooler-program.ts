/**
 * Measures transfers by the wallet module on PostgreSQL, in turns straight to the server and through PgBouncer in transaction mode.
 * Prints one line of JSON, transfers per second by turn.
 *
 * Arguments: seconds per turn; number of turns.
 */
import { createIds, openDatabase, systemClock, type Database } from '@livery/gateway';
import { cleanAudit, openTestLedger, startPgbouncer, walletOf } from '@livery/gateway/test-support';
import { findPgbouncer } from '@livery/test-config';
import { ownPostgres } from '../servers/own-postgres.ts';

/** Connections of the gateway, and sessions of the server that PgBouncer shares among them. */
const [CONNECTIONS, SESSIONS] = [32, 16];
const MEMBERS = 200;
const [seconds = '3', turns = '3'] = process.argv.slice(2);

const program = findPgbouncer();
if (program === undefined) throw new Error('PgBouncer was not found: set PGBOUNCER_PATH.');
const server = await ownPostgres(['fsync=on', 'shared_buffers=256MB']);
const { url } = server;
const pooler = await startPgbouncer(program, url, SESSIONS);
const direct = await openDatabase({ engine: 'postgres', url, poolSize: CONNECTIONS });
// As an operator sets it for PgBouncer before 1.21, which keeps no prepared statements.
const pooled = await openDatabase({ engine: 'postgres', url: pooler.url, directUrl: url, pooler: { preparedStatements: false }, poolSize: CONNECTIONS });

const books = await openTestLedger(direct, 'BENCH');
const house = await books.house('games');
const accounts: string[] = [];
for (let index = 0; index < MEMBERS; index++) accounts.push(await books.member(`m${index}`, 10n ** 12n));
const newId = createIds(systemClock);

/** Transfers per second by a wallet on this connection, 32 at a time. */
async function rate(db: Database): Promise<number> {
  const wallet = walletOf(db);
  const end = performance.now() + Number(seconds) * 1000;
  let done = 0;
  const lane = async () => {
    while (performance.now() < end) {
      const account = accounts[(done++ * 7) % MEMBERS] ?? '';
      await wallet.post({ tenant: books.tenant, key: newId(), reason: 'bench', legs: [{ debit: account, credit: house, amount: 1n }] });
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, lane));
  return done / Number(seconds);
}

await rate(direct);
await rate(pooled);
const rates: { direct: number[]; pooled: number[] } = { direct: [], pooled: [] };
for (let turn = 0; turn < Number(turns); turn++) {
  rates.direct.push(await rate(direct));
  rates.pooled.push(await rate(pooled));
}
const audit = await books.wallet.audit();
if (JSON.stringify(audit) !== JSON.stringify(cleanAudit)) throw new Error(`The ledger audit failed: ${JSON.stringify(audit)}`);
process.stdout.write(`${JSON.stringify(rates)}\n`);
await pooled.close();
await direct.close();
await pooler.stop();
server.stop();
