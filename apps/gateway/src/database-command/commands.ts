import type { Config } from '../config.ts';
import { migrationsFolder } from '../database/migrations-folder.ts';
import { migrateAll } from '../database/migrate-all.ts';
import { openToMigrate } from '../database/open-database.ts';
import { loginScript, schemaStatus, type Database, type SchemaStatus } from '../platform/db/index.ts';
import { serverOf } from './server-of.ts';

/** The command line cannot be meant. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UsageError';
  }
}

/** What a command works with. */
export interface CommandContext {
  readonly config: Config;
  /** Says what would be done, and does nothing. */
  readonly dryRun: boolean;
  readonly words: readonly string[];
  readonly write: (line: string) => void;
}

/** A command of `npm run gateway`. */
export type DatabaseCommand = (context: CommandContext) => Promise<void>;

/** A login that may be written without being looked at twice. */
const LOGIN = /^[a-z_][a-z0-9_]{0,62}$/;

async function withDatabase<T>(config: Config, work: (db: Database) => Promise<T>): Promise<T> {
  const db = await openToMigrate(config);
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}

function lines({ applied, pending, gone, floor }: SchemaStatus): string[] {
  const newest = applied.at(-1);
  return [
    newest === undefined ? 'Nothing was applied yet.' : `${applied.length} migrations applied, the newest ${newest.file}.`,
    ...(floor > 0 ? [`Gateways serve from migration ${floor} on.`] : []),
    ...(pending.length === 0 ? ['Nothing is pending.'] : [`Pending (${pending.length}):`, ...pending.map((file) => `  ${file}`)]),
    ...gone.map((file) => `To be dropped: ${file}`),
  ];
}

function nothingElse({ words }: CommandContext): void {
  if (words.length > 0) throw new UsageError(`"${words[0]}" is too much.`);
}

/** Every command by its name; `tooling/run/bootstrap/commands.mjs` has their help. */
export const commands: Readonly<Record<string, DatabaseCommand>> = {
  async migrate(context) {
    nothingElse(context);
    const { config, dryRun, write } = context;
    await withDatabase(config, async (db) => {
      if (dryRun) {
        for (const line of lines(await schemaStatus(db.query, migrationsFolder))) write(line);
        return;
      }
      const applied = await migrateAll(db, { onProgress: write });
      write(applied.length === 0 ? 'Nothing was pending.' : `${applied.length} files applied.`);
    });
  },
  async status(context) {
    nothingElse(context);
    const { config, write } = context;
    for (const line of lines(await withDatabase(config, (db) => schemaStatus(db.query, migrationsFolder)))) write(line);
  },
  async login({ config, words, write }) {
    const [login = '', ...more] = words;
    if (!LOGIN.test(login) || more.length > 0) throw new UsageError('Which login? A name of lower-case letters, digits and underscores, such as livery_app.');
    if (config.databaseUrl === undefined) throw new UsageError('The embedded database has no logins. Set DATABASE_URL.');
    await withDatabase(config, async (db) => {
      write(loginScript({ login, ...(await serverOf(db.query)), timeouts: config.databaseTimeouts }));
    });
  },
};
