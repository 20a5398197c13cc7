import type { Outcome, Outcomes, Stage } from './stage.ts';

/** A stage that has run over some packages. */
export interface StageRun {
  stage: string;
  outcomes: Outcomes;
  seconds: number;
}

export interface StageRunnerOptions {
  /** In the order of their importance: a free lane takes the first that is ready. */
  stages: Stage[];
  /** The packages of each stage that the cache has no result for. */
  expected: ReadonlyMap<string, readonly string[]>;
  /** How many stages run at the same time. */
  lanes: number;
  /**
   * Milliseconds after which a stage no longer waits for a more important one that was not requested: Turborepo starts a process for each of
   * some three hundred tasks, which takes slow cores most of a minute.
   */
  patience?: number;
  onRun(run: StageRun): void;
}

/** Runs stages for the tasks that need them. */
export interface StageRunner {
  /** Gives the result of a stage in one package; the first request runs it over all packages that are expected. */
  request(stage: string, folder: string, env: NodeJS.ProcessEnv): Promise<Outcome>;
}

interface Batch {
  stage: Stage;
  folders: string[];
  env: NodeJS.ProcessEnv;
  done: PromiseWithResolvers<Outcomes>;
}

async function runBatch({ stage, folders, env }: Batch): Promise<Outcomes> {
  try {
    return await stage.run(folders, env);
  } catch (error) {
    const report = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return new Map(folders.map((folder) => [folder, { passed: 0, failed: 1, skipped: 0, report }]));
  }
}

/**
 * Turborepo starts one task for each package and stage. Starting Vitest and Chromium for each of them would take several
 * times as long as the tests, so the tasks of a stage share one run here.
 */
export function createStageRunner({ stages, expected, lanes, patience = 60_000, onRun }: StageRunnerOptions): StageRunner {
  const batches: Batch[] = [];
  const queue: Batch[] = [];
  const ended = new Map<string, boolean>();
  let busy = 0;
  let waits = true;

  const isPending = (name: string): boolean => (expected.get(name)?.length ?? 0) > 0 && !ended.has(name);
  const isAwaited = (stage: Stage): boolean =>
    isPending(stage.name) && !batches.some((batch) => batch.stage === stage) && !(stage.after ?? []).some(isPending);

  const next = (): Batch | undefined => {
    for (const stage of stages) {
      const batch = queue.find((each) => each.stage === stage);
      if (batch !== undefined) return batch;
      if (waits && isAwaited(stage)) return undefined;
    }
    return undefined;
  };

  const pump = (): void => {
    for (let batch = busy < lanes ? next() : undefined; batch !== undefined; batch = busy < lanes ? next() : undefined) void start(batch);
  };

  const start = async (batch: Batch): Promise<void> => {
    queue.splice(queue.indexOf(batch), 1);
    busy += 1;
    const began = performance.now();
    const outcomes = await runBatch(batch);
    busy -= 1;
    const { name } = batch.stage;
    ended.set(name, (ended.get(name) ?? true) && [...outcomes.values()].every(({ failed }) => failed === 0));
    onRun({ stage: name, outcomes, seconds: (performance.now() - began) / 1_000 });
    batch.done.resolve(outcomes);
    pump();
  };

  const timer = setTimeout(() => {
    waits = false;
    pump();
  }, patience);
  timer.unref();

  const batchOf = (stage: Stage, folder: string, env: NodeJS.ProcessEnv): Batch => {
    const own = batches.filter((batch) => batch.stage === stage);
    const present = own.find((batch) => batch.folders.includes(folder));
    if (present !== undefined) return present;
    const others = own.length > 0 ? [] : (expected.get(stage.name) ?? []);
    const batch: Batch = { stage, folders: [...new Set([folder, ...others])], env, done: Promise.withResolvers() };
    batches.push(batch);
    queue.push(batch);
    return batch;
  };

  return {
    async request(name, folder, env) {
      const stage = stages.find((each) => each.name === name);
      if (stage === undefined) return { passed: 0, failed: 1, skipped: 0, report: `There is no stage "${name}".` };
      const failed = (stage.after ?? []).find((each) => ended.get(each) === false);
      if (failed !== undefined) return { passed: 0, failed: 1, skipped: 0, report: `Not run, because the stage ${failed} failed.` };
      const batch = batchOf(stage, folder, env);
      pump();
      const outcome = (await batch.done.promise).get(folder);
      return outcome ?? { passed: 0, failed: 1, skipped: 0, report: `The stage ${name} gave no result for ${folder || 'the root'}.` };
    },
  };
}
