import { expect, test } from 'vitest';
import { chooseStages } from './choose.ts';
import { closingLine, runInLanes } from './lanes.ts';
import { countPlaywright } from './playwright.ts';
import { single } from './stage.ts';
import type { Outcome, Stage } from './stage.ts';
import { countVitest } from './vitest.ts';
import type { VitestReport } from './vitest.ts';

const ok: Outcome = { passed: 2, failed: 0, skipped: 0, report: '' };
const stage = (name: string, more: Partial<Stage> = {}): Stage => ({ name, run: () => Promise.resolve(ok), ...more });

test('the closing line speaks of skipped tests only when there are any', () => {
  expect(closingLine([ok, single(false, 'x')])).toBe('2 passed, 1 failed');
  expect(closingLine([ok, { ...ok, skipped: 3 }])).toBe('4 passed, 0 failed, 3 skipped');
});

test('stages that take long run with everything, or when they are named', () => {
  const all = [stage('unit'), stage('games', { long: true })];
  const names = (...chosen: Parameters<typeof chooseStages>) => chooseStages(...chosen).map(({ name }) => name);
  expect([names(all, []), names(all, [], true), names(all, ['games'])]).toEqual([['unit'], ['unit', 'games'], ['games']]);
});

test('a stage that throws counts as failed and shows why; the others still run', async () => {
  const results = await runInLanes([stage('bad', { run: () => Promise.reject(new Error('no disk')) }), stage('good')], 2, () => {});
  expect(results.find((each) => each.name === 'bad')).toMatchObject({ passed: 0, failed: 1, report: expect.stringContaining('no disk') as string });
  expect(closingLine(results)).toBe('2 passed, 1 failed');
});

test('a stage waits for those it comes after; one that was not chosen is not waited for', async () => {
  const order: string[] = [];
  const build = Promise.withResolvers<Outcome>();
  const noted = (name: string, run: () => Promise<Outcome>, after: string[] = []): Stage => ({
    name,
    after,
    run: () => {
      order.push(name);
      return run();
    },
  });
  const running = runInLanes(
    [
      noted('build', () => build.promise),
      noted('e2e', () => Promise.resolve(ok), ['build', 'absent']),
    ],
    2,
    () => {},
  );
  await Promise.resolve();
  expect(order).toEqual(['build']);
  build.resolve(ok);
  await running;
  expect(order).toEqual(['build', 'e2e']);
});

test('stages are chosen by name, or by the first part of it', () => {
  const all = ['unit', 'gateway-pglite', 'gateway-postgres'].map((name) => stage(name));
  const names = (wanted: string[]): string[] => chooseStages(all, wanted).map((each) => each.name);
  expect(names(['gateway'])).toEqual(['gateway-pglite', 'gateway-postgres']);
  expect(names([])).toHaveLength(3);
  expect(() => names(['unti'])).toThrow('There are: unit, gateway-pglite, gateway-postgres');
});

const report: VitestReport = {
  numPassedTests: 5,
  numFailedTests: 1,
  numPendingTests: 1,
  numTodoTests: 1,
  testResults: [{ status: 'failed', assertionResults: [{ status: 'failed' }] }],
};

test('Vitest: tests are counted, and the output is kept where one failed', () => {
  expect(countVitest(report, 1, 'out')).toEqual({ passed: 5, failed: 1, skipped: 2, report: 'out' });
});

test('Vitest: a file that does not load is a failure, though none of its tests failed', () => {
  const broken = { ...report, numFailedTests: 0, testResults: [{ status: 'failed', assertionResults: [] }] };
  expect(countVitest(broken, 1, 'out')).toMatchObject({ failed: 1, report: 'out' });
});

test('Vitest: an error outside any test is a failure, and so is a run without a report', () => {
  const clean = { ...report, numFailedTests: 0, testResults: [] };
  expect(countVitest(clean, 1, 'unhandled')).toMatchObject({ failed: 1, report: 'unhandled' });
  expect(countVitest(clean, 0, '')).toMatchObject({ failed: 0, report: '' });
  expect(countVitest(undefined, 1, 'crashed')).toEqual({ passed: 0, failed: 1, skipped: 0, report: 'crashed' });
});

test('Playwright: flaky tests and errors outside any test are failures', () => {
  const stats = { expected: 4, unexpected: 0, flaky: 1, skipped: 0 };
  expect(countPlaywright({ stats, errors: ['x'] }, 1, 'out')).toEqual({ passed: 4, failed: 2, skipped: 0, report: 'out' });
  expect(countPlaywright({ stats: { ...stats, flaky: 0 }, errors: [] }, 0, 'out')).toMatchObject({ failed: 0, report: '' });
});
