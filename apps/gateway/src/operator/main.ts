import { readConfig } from '../config.ts';
import { describeDatabaseError } from '../database/database-error.ts';
import { calledAs, commands, usage } from './commands.ts';
import { OperatorError } from './operator-command.ts';
import { openOperatorContext } from './operator-context.ts';

const [name = '', ...args] = process.argv.slice(2);
const command = commands[name];

/** Commands pass by a pooler. */
const ADDRESS = process.env['DATABASE_DIRECT_URL'] === undefined ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL';

async function run(): Promise<void> {
  if (command === undefined) throw new OperatorError(usage(calledAs(process.env)));
  const config = readConfig(process.env);
  const context = await openOperatorContext(config);
  try {
    process.stdout.write(`${await command.run(args, context, config.vendorOrigin)}\n`);
  } finally {
    await context.close();
  }
}

try {
  await run();
} catch (error) {
  // Faults of the command, the environment, the build or the database server are printed without a stack.
  const forPeople = error instanceof Error && ['OperatorError', 'ConfigError', 'FleetError', 'DatabaseRefusal'].includes(error.name) ? error.message : describeDatabaseError(error, process.env[ADDRESS], ADDRESS);
  process.stderr.write(`${forPeople ?? String(error instanceof Error ? (error.stack ?? error) : error)}\n`);
  process.exitCode = 1;
}
