import { describe, expect, it } from 'vitest';
import { createStageRunner } from './stage-runner.ts';
import type { StageRun, StageRunnerOptions } from './stage-runner.ts';
import type { Outcomes, Stage } from './stage.ts';
import { askForResult, serveTasks } from './task-server.ts';

const PASSED = { passed: 2, failed: 0, skipped: 0, report: '' };
const passed = (folders: string[]): Outcomes => new Map(folders.map((folder) => [folder, PASSED]));

type RecorderOptions = Omit<Partial<StageRunnerOptions>, 'stages'> & { stages: (Partial<Stage> & { name: string })[] };

/** A runner whose stages record the folders they run over, in order. */
function recorder(options: RecorderOptions) {
  const calls: string[] = [];
  const runs: StageRun[] = [];
  const stages = options.stages.map(
    (stage): Stage => ({
      ...stage,
      tasks: [stage.name],
      run: (folders, env) => {
        calls.push(`${stage.name}: ${folders.join(' ')}`);
        return stage.run?.(folders, env) ?? Promise.resolve(passed(folders));
      },
    }),
  );
  const runner = createStageRunner({ expected: new Map(), lanes: 1, onRun: (run) => void runs.push(run), ...options, stages });
  return { calls, runs, runner };
}

describe('createStageRunner', () => {
  it('runs a stage once over all packages that the cache has no result for', async () => {
    const { calls, runs, runner } = recorder({ stages: [{ name: 'unit' }], expected: new Map([['unit', ['a', 'b']]]) });
    expect(await Promise.all(['a', 'b'].map((folder) => runner.request('unit', folder, {})))).toEqual([PASSED, PASSED]);
    expect(calls).toEqual(['unit: a b']);
    expect(runs).toHaveLength(1);
  });

  it('runs a package that was not expected on its own', async () => {
    const { calls, runner } = recorder({ stages: [{ name: 'unit' }], expected: new Map([['unit', ['a']]]) });
    await runner.request('unit', 'a', {});
    await runner.request('unit', 'c', {});
    expect(calls).toEqual(['unit: a', 'unit: c']);
  });

  it('starts the more important stage first, whichever is asked for first', async () => {
    const expected = new Map([['e2e', ['a']], ['unit', ['a']]]);
    const { calls, runner } = recorder({ stages: [{ name: 'e2e' }, { name: 'unit' }], expected });
    await Promise.all([runner.request('unit', 'a', {}), runner.request('e2e', 'a', {})]);
    expect(calls).toEqual(['e2e: a', 'unit: a']);
  });

  it('does not wait for a stage that needs another one first', async () => {
    const expected = new Map([['build', ['a']], ['e2e', ['a']], ['unit', ['a']]]);
    const { calls, runner } = recorder({ stages: [{ name: 'build' }, { name: 'e2e', after: ['build'] }, { name: 'unit' }], expected, lanes: 2 });
    await Promise.all([runner.request('build', 'a', {}), runner.request('unit', 'a', {})]);
    expect(calls).toEqual(['build: a', 'unit: a']);
  });

  it('stops waiting for a stage that no task requests after the patience ends', async () => {
    const expected = new Map([['lint', ['a']], ['unit', ['a']]]);
    const { calls, runner } = recorder({ stages: [{ name: 'lint' }, { name: 'unit' }], expected, patience: 1 });
    await runner.request('unit', 'a', {});
    expect(calls).toEqual(['unit: a']);
  });

  it('does not run a stage after a failed one that it needs', async () => {
    const failing = (folders: string[]): Promise<Outcomes> => Promise.resolve(new Map(folders.map((folder) => [folder, { ...PASSED, failed: 1 }])));
    const { calls, runner } = recorder({ stages: [{ name: 'build', run: failing }, { name: 'e2e', after: ['build'] }] });
    await runner.request('build', 'a', {});
    expect(await runner.request('e2e', 'a', {})).toMatchObject({ passed: 0, failed: 1, report: 'Not run, because the stage build failed.' });
    expect(calls).toEqual(['build: a']);
  });

  it('counts a stage that throws, an unknown one and a missing result as failures', async () => {
    const { runner } = recorder({
      stages: [
        { name: 'bad', run: () => Promise.reject(new Error('no disk')) },
        { name: 'empty', run: () => Promise.resolve(new Map()) },
      ],
    });
    expect(await runner.request('bad', 'a', {})).toMatchObject({ failed: 1, report: expect.stringContaining('no disk') as string });
    expect(await runner.request('empty', 'a', {})).toMatchObject({ failed: 1, report: expect.stringContaining('gave no result') as string });
    expect(await runner.request('unknown', 'a', {})).toMatchObject({ failed: 1 });
  });
});

describe('serveTasks', () => {
  it('answers a task with the result of its stage, run with the environment of the task', async () => {
    let seen: NodeJS.ProcessEnv = {};
    const { runner } = recorder({
      stages: [{
        name: 'unit',
        run: (folders, env) => {
          seen = env;
          return Promise.resolve(passed(folders));
        },
      }],
    });
    const server = await serveTasks(runner);
    expect(await askForResult(server.address, { stage: 'unit', folder: 'packages/a', env: { PATH: '/bin' } })).toEqual(PASSED);
    expect(seen).toEqual({ PATH: '/bin' });
    server.close();
    await expect(askForResult(server.address, { stage: 'unit', folder: 'packages/a', env: {} })).rejects.toThrow();
  });
});
