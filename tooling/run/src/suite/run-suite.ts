import { ensureChromium } from './chromium.ts';
import { suiteEnvironment, toolEnvironment } from './environment.ts';
import { forgetResult, readResult } from './results.ts';
import type { Stage } from './stage.ts';
import { createStageRunner } from './stage-runner.ts';
import { stageLine } from './summary.ts';
import type { PackageResult } from './summary.ts';
import { serveTasks } from './task-server.ts';
import { endTools } from './tool.ts';
import { planTasks, runTasks } from './turbo.ts';
import type { PlannedTask } from './turbo.ts';

/** Three on two cores: journeys wait more than they work. */
export const LANES = 3;

/** A task together with its stage. */
interface StageTask extends PlannedTask {
  stage: string;
}

function stageTasks(plan: PlannedTask[], all: Stage[]): StageTask[] {
  return plan.flatMap((task) => {
    const stage = all.find(({ tasks }) => tasks.includes(task.task));
    return stage === undefined ? [] : [{ ...task, stage: stage.name }];
  });
}

function resultOf({ stage, folder, hash, cached, id }: StageTask): PackageResult {
  const result = readResult(stage, folder, hash);
  const missing = { passed: 0, failed: 1, skipped: 0, report: `${id} ended without a result.` };
  return { ...(result ?? missing), stage, folder, cached: cached && result !== undefined };
}

export interface SuiteOptions {
  /** Every stage there is: a chosen one may need another. */
  all: Stage[];
  chosen: Stage[];
  /** Runs everything again, whatever the cache holds. */
  force?: boolean;
  write(text: string): void;
}

const indent = (text: string): string => `${text.trimEnd().replaceAll(/^/gm, '    ')}\n\n`;

/** Shows what went wrong, and notes on what was not run; tools that ran over several packages report once. */
function reports(results: PackageResult[]): string {
  const texts = new Set(results.map(({ report }) => report).filter((report) => report !== ''));
  return [...texts].map(indent).join('');
}

/**
 * Runs stages through Turborepo, which takes the results of unchanged packages from its cache.
 *
 * @returns the results of the chosen stages, and those of stages they needed where something failed
 */
export async function runSuite({ all, chosen, force = false, write }: SuiteOptions): Promise<PackageResult[]> {
  if (chosen.some(({ chromium = false }) => chromium)) {
    const missing = ensureChromium();
    if (missing !== undefined) write(`${missing}\n\n`);
  }
  const env = suiteEnvironment();
  const tasks = chosen.flatMap((stage) => stage.tasks);
  const plan = stageTasks(planTasks(tasks, env, force), all);
  for (const { stage, folder } of plan) forgetResult(stage, folder);

  const ran = new Map<string, number>();
  const expected = Map.groupBy(plan.filter(({ cached }) => !cached), ({ stage }) => stage);
  const runner = createStageRunner({
    stages: all.map((stage) => ({ ...stage, run: (folders, taskEnv) => stage.run(folders, toolEnvironment(taskEnv)) })),
    expected: new Map([...expected].map(([stage, missing]) => [stage, missing.map(({ folder }) => folder)])),
    lanes: LANES,
    onRun({ stage, outcomes, seconds }) {
      ran.set(stage, (ran.get(stage) ?? 0) + seconds);
      const results = [...outcomes].map(([folder, outcome]) => ({ ...outcome, stage, folder, cached: false }));
      const others = plan.filter((task) => task.stage === stage && task.cached).length;
      write(`${stageLine(stage, results, seconds, others)}\n${reports(results)}`);
    },
  });
  const server = await serveTasks(runner);
  const turbo = runTasks(tasks, { ...env, LIVERY_TASKS: server.address }, force);
  const stop = (): void => {
    turbo.stop();
    endTools();
    server.close();
    process.exit(130);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  const { code, output } = await turbo.ended;
  server.close();

  const wanted = new Set(chosen.map(({ name }) => name));
  const results = plan.map(resultOf).filter(({ stage, failed }) => wanted.has(stage) || failed > 0);
  for (const { name } of chosen) results.push(...closeStage(name, results, ran.has(name), write));
  if (code !== 0 && results.every(({ failed, cacheable }) => failed === 0 && cacheable !== false)) {
    write(indent(output));
    results.push({ stage: 'turbo', folder: '', cached: false, passed: 0, failed: 1, skipped: 0, report: output });
  }
  return results;
}

/** Shows a stage that came from the cache, and gives the failure of one that no package takes part in. */
function closeStage(name: string, results: PackageResult[], ran: boolean, write: (text: string) => void): PackageResult[] {
  const own = results.filter(({ stage }) => stage === name);
  const missing = own.length === 0 ? [{ stage: name, folder: '', cached: false, passed: 0, failed: 1, skipped: 0, report: `No package has the stage ${name}.` }] : [];
  const silent = own.filter(({ cached }) => !cached).length === 0 || !ran;
  if (silent) write(`${stageLine(name, [...own, ...missing], undefined)}\n${reports([...own, ...missing])}`);
  return missing;
}
