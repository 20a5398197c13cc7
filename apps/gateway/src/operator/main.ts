import { readConfig } from '../config.ts';
import { calledAs, commands, usage } from './commands.ts';
import { OperatorError } from './operator-command.ts';
import { openOperatorContext } from './operator-context.ts';

const [name = '', ...args] = process.argv.slice(2);
const command = commands[name];

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
  // Faults of the command, the environment or the build are printed without a stack.
  const forPeople = error instanceof Error && ['OperatorError', 'ConfigError', 'FleetError', 'DatabaseRefusal'].includes(error.name);
  process.stderr.write(`${forPeople ? error.message : String(error instanceof Error ? (error.stack ?? error) : error)}\n`);
  process.exitCode = 1;
}
