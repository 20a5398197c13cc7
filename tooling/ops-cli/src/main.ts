import { askSecretly } from './ask.ts';
import { CommandProblem } from './exit-codes.ts';
import { runCommand } from './run-command.ts';

try {
  process.exitCode = await runCommand(process.argv.slice(2), { env: process.env, ask: askSecretly, print: (text) => void process.stdout.write(`${text}\n`) });
} catch (error) {
  if (!(error instanceof CommandProblem)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = error.exitCode;
}
