import { relative, sep } from 'node:path';
import { ROOT } from './paths.ts';
import { PlainError, runCommand } from './plain-error.ts';
import { toolEnvironment } from './suite/environment.ts';
import { keepResult } from './suite/results.ts';
import type { Outcome } from './suite/stage.ts';
import { stages } from './suite/stages.ts';
import { askForResult } from './suite/task-server.ts';

/**
 * Runs a stage over one package: the script behind the tasks of turbo.json. Under `npm test` the tasks of a stage share one
 * run; started by hand, the stage runs here.
 */
await runCommand(async () => {
  const [name = ''] = process.argv.slice(2);
  const folder = relative(ROOT, process.cwd()).split(sep).join('/');
  const stage = stages(1).find((each) => each.name === name);
  if (stage === undefined) throw new PlainError(`There is no stage "${name}". There are: ${stages(1).map((each) => each.name).join(', ')}.`);
  const address = process.env['LIVERY_TASKS'];
  const outcome: Outcome | undefined =
    address === undefined
      ? (await stage.run([folder], toolEnvironment(process.env))).get(folder)
      : await askForResult(address, { stage: name, folder, env: process.env });
  if (outcome === undefined) throw new PlainError(`The stage ${name} gave no result for ${folder}.`);
  keepResult(name, folder, { ...outcome, hash: process.env['TURBO_HASH'] ?? '' });
  if (outcome.report !== '') process.stdout.write(`${outcome.report}\n`);
  return outcome.failed > 0 || outcome.cacheable === false ? 1 : 0;
});
