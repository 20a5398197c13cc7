import '../bootstrap/stop-with-parent.mjs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { everything } from '@livery/test-config';
import { PlainError, runCommand } from './plain-error.ts';
import { choose } from './suite/choose.ts';
import { runPart } from './suite/part.ts';
import { LANES, runSuite } from './suite/run-suite.ts';
import { stages } from './suite/stages.ts';
import { cacheLine, countsOf } from './suite/summary.ts';

function readArguments() {
  try {
    return parseArgs({ allowPositionals: true, options: { all: { type: 'boolean', default: false }, force: { type: 'boolean', default: false } } });
  } catch (error) {
    throw new PlainError(`${error instanceof Error ? error.message : String(error)}\n"npm test -- --help" lists the options.`);
  }
}

await runCommand(async () => {
  const { values, positionals } = readArguments();
  if (values.all) process.env['LIVERY_TEST'] = 'all';
  const all = stages(Math.max(1, Math.floor(availableParallelism() / LANES)));
  const { stages: chosen, paths } = choose(all, positionals, everything());
  if (paths.length > 0) return runPart(chosen, paths);
  process.stdout.write(`Running ${chosen.map((stage) => stage.name).join(', ')} …\n\n`);
  const began = performance.now();
  const results = await runSuite({ all, chosen, force: values.force, write: (text) => process.stdout.write(text) });
  const minutes = (performance.now() - began) / 60_000;
  process.stdout.write(`\n${minutes.toFixed(1)} minutes. ${cacheLine(results)}`.trimEnd());
  process.stdout.write(`\n${countsOf(results)}\n`);
  return results.some(({ failed }) => failed > 0) ? 1 : 0;
});
