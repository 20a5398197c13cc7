import '../bootstrap/stop-with-parent.mjs';
import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { everything } from '@livery/test-config';
import { inRoot } from './paths.ts';
import { runCommand } from './plain-error.ts';
import { chooseStages } from './suite/choose.ts';
import { closingLine, runInLanes } from './suite/lanes.ts';
import type { Result } from './suite/lanes.ts';
import { stages } from './suite/stages.ts';
import { endTools } from './suite/tool.ts';

/** Three on two cores: journeys wait more than they work. */
const LANES = 3;

function show(result: Result): void {
  const mark = result.failed > 0 ? '✗' : '✓';
  const skipped = result.skipped > 0 ? `, ${result.skipped} skipped` : '';
  const counts = `${result.passed} passed, ${result.failed} failed${skipped}`;
  process.stdout.write(`${mark} ${result.name.padEnd(18)}${counts.padEnd(34)}${result.seconds.toFixed(1).padStart(7)} s\n`);
  if (result.report !== '') process.stdout.write(`${result.report.trimEnd().replaceAll(/^/gm, '    ')}\n\n`);
}

await runCommand(async () => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      endTools();
      process.exit(130);
    });
  }
  mkdirSync(inRoot('.cache/test-reports'), { recursive: true });
  const workers = Math.max(1, Math.floor(availableParallelism() / LANES));
  const words = process.argv.slice(2);
  if (words.includes('--all')) process.env['LIVERY_TEST'] = 'all';
  const chosen = chooseStages(stages(workers), words.filter((word) => word !== '--all'), everything());
  process.stdout.write(`Running ${chosen.map((stage) => stage.name).join(', ')} …\n\n`);
  const begin = performance.now();
  const results = await runInLanes(chosen, LANES, show);
  const minutes = (performance.now() - begin) / 60_000;
  process.stdout.write(`\n${minutes.toFixed(1)} minutes.\n${closingLine(results)}\n`);
  return results.some((result) => result.failed > 0) ? 1 : 0;
});
