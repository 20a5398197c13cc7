import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { ConfigError } from '../environment.ts';
import { describeDatabaseError } from '../database/database-error.ts';
import { commands, UsageError } from './commands.ts';

const [name = '', ...words] = process.argv.slice(2);
const write = (line: string): void => void process.stdout.write(`${line}\n`);

/** What the whole environment must say to serve is not needed to migrate: only the database's part is asked for. */
const databaseSettings = (): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(process.env).filter(([key]) => key.startsWith('DATABASE_') || key === 'DATA_DIR' || key === 'ALLOW_PGLITE_IN_PRODUCTION'));

async function main(): Promise<void> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) throw new UsageError(name === '' ? 'Which command?' : `There is no command "${name}".`);
  const { values, positionals } = parseArgs({ args: words, options: { 'dry-run': { type: 'boolean', default: false } }, allowPositionals: true });
  await command({ config: readConfig(databaseSettings()), dryRun: values['dry-run'], words: positionals, write });
}

try {
  await main();
} catch (error) {
  const usage = error instanceof UsageError || (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));
  const sentence = error instanceof ConfigError || usage ? error.message : describeDatabaseError(error, process.env['DATABASE_MIGRATION_URL'] ?? process.env['DATABASE_URL']);
  process.stderr.write(`${sentence ?? (error instanceof Error ? error.message : String(error))}\n`);
  if (usage) process.stderr.write('"npm run gateway -- --help" lists the commands.\n');
  process.exitCode = usage ? 2 : 1;
}
