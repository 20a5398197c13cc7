import { migrationsFolder } from './migrations-folder.ts';
import { migrate, type Database, type MigrateOptions } from '../platform/db/index.ts';
import { migrateAlarmClock } from '../platform/jobs/index.ts';

/** Brings a database, opened as its owner, up to this program: its own tables and those of the alarm clock. Returns the files applied. */
export async function migrateAll(db: Database, options?: MigrateOptions): Promise<string[]> {
  const applied = await migrate(db, migrationsFolder, options);
  await migrateAlarmClock(db);
  return applied;
}
