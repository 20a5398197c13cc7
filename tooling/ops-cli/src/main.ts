import { askSecretly } from './ask.ts';
import { runToEnd } from './run-to-end.ts';

process.exitCode = await runToEnd(process.argv.slice(2), {
  env: process.env,
  ask: askSecretly,
  print: (text) => void process.stdout.write(`${text}\n`),
  complain: (message) => void process.stderr.write(`${message}\n`),
});
