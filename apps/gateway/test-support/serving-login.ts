import pg from 'pg';
import { loginScript, type DatabaseTimeouts } from '../src/platform/db/index.ts';

/** The login that tests and benches serve with; it has no password: their servers trust whoever connects. */
export const SERVING_LOGIN = 'livery_app';

/** No limits. */
const UNLIMITED: DatabaseTimeouts = { connectMs: 0, statementMs: 0, lockMs: 0, idleInTransactionMs: 0 };

/** Arbitrary; starters that make the login at once take turns. */
const TURN = 815_001;
const DUPLICATE = '42710';

/** The database of a connection string, as `login`. */
export function asLogin(url: string, login: string): string {
  const address = /^(postgres(?:ql)?:\/\/)(?:[^@/]*@)?(.*)$/.exec(url);
  if (address === null) throw new Error('Not a connection string.');
  return `${address[1]}${login}@${address[2]}`;
}

/**
 * Makes the login that serves, on the server of a migrated database, as an administrator would by `npm run gateway -- login`.
 *
 * @param ownerUrl connection string of the database, with its owner's login
 * @param timeouts the login's own limits in that database
 * @returns the same with the login that serves
 */
export async function createServingLogin(ownerUrl: string, timeouts = UNLIMITED): Promise<string> {
  const admin = new pg.Client({ connectionString: ownerUrl });
  await admin.connect();
  try {
    await admin.query('select pg_advisory_lock($1)', [TURN]);
    const { rows } = await admin.query<{ database: string; version: number }>("select current_database() as database, current_setting('server_version_num')::int / 10000 as version");
    const [server = { database: '', version: 15 }] = rows;
    for (const line of loginScript({ login: SERVING_LOGIN, ...server, timeouts }).split('\n')) {
      await admin.query(line).catch((error: unknown) => {
        if (!(error instanceof pg.DatabaseError && error.code === DUPLICATE)) throw error;
      });
    }
    return asLogin(ownerUrl, SERVING_LOGIN);
  } finally {
    await admin.end();
  }
}
