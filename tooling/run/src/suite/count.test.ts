import { describe, expect, it } from 'vitest';
import { inRoot } from '../paths.ts';
import { countPlaywright } from './playwright.ts';
import { divideFindings } from './stage.ts';
import { cacheLine, countsOf, stageLine } from './summary.ts';
import { countVitest } from './vitest.ts';
import type { VitestReport } from './vitest.ts';

function file(path: string, ...statuses: string[]): VitestReport['testResults'][number] {
  const status = statuses.includes('failed') ? 'failed' : 'passed';
  return { name: inRoot(path), status, assertionResults: statuses.map((each) => ({ status: each })) };
}

function report(...testResults: VitestReport['testResults']): VitestReport {
  const count = (status: string): number => testResults.flatMap((each) => each.assertionResults).filter((test) => test.status === status).length;
  return { numPassedTests: count('passed'), numFailedTests: count('failed'), testResults };
}

describe('countVitest', () => {
  const folders = ['packages/a', 'packages/ab'];

  it('counts tests by package and keeps the output where one failed', () => {
    const outcomes = countVitest(folders, report(file('packages/a/x.test.ts', 'passed', 'failed', 'skipped'), file('packages/ab/y.test.ts', 'passed', 'todo')), 1, 'out');
    expect(outcomes.get('packages/a')).toEqual({ passed: 1, failed: 1, skipped: 1, report: 'out' });
    expect(outcomes.get('packages/ab')).toEqual({ passed: 1, failed: 0, skipped: 1, report: '' });
  });

  it('counts a file that does not load as a failure', () => {
    const broken = { ...file('packages/a/x.test.ts'), status: 'failed' };
    expect(countVitest(folders, report(broken, file('packages/ab/y.test.ts', 'passed')), 1, 'out').get('packages/a')).toMatchObject({ failed: 1, report: 'out' });
  });

  it('counts a package without a single test as a failure', () => {
    const outcome = countVitest(folders, report(file('packages/a/x.test.ts', 'passed')), 0, '').get('packages/ab');
    expect(outcome).toMatchObject({ passed: 0, failed: 1, report: expect.stringContaining('No test was found in packages/ab') as string });
  });

  it('counts an error outside any test once, and keeps no result of that run', () => {
    const clean = report(file('packages/a/x.test.ts', 'passed'), file('packages/ab/y.test.ts', 'passed'));
    const outcomes = [...countVitest(folders, clean, 1, 'unhandled').values()];
    expect(outcomes).toMatchObject([
      { failed: 1, cacheable: false, report: 'unhandled' },
      { failed: 0, cacheable: false },
    ]);
  });

  it('rejects tests that belong to no package of the run', () => {
    const more = report(file('packages/a/x.test.ts', 'passed'), file('packages/ab/y.test.ts', 'passed'), file('apps/z/z.test.ts', 'passed'));
    expect(countVitest(folders, more, 0, '').get('packages/a')).toMatchObject({ failed: 1, cacheable: false });
  });

  it('counts every package as failed when there is no report', () => {
    expect([...countVitest(folders, undefined, 1, 'crashed').values()]).toEqual(folders.map(() => ({ passed: 0, failed: 1, skipped: 0, report: 'crashed' })));
  });
});

describe('countPlaywright', () => {
  const stats = { expected: 4, unexpected: 0, flaky: 0, skipped: 0 };

  it('counts flaky tests and errors outside any test as failures', () => {
    expect(countPlaywright({ stats: { ...stats, flaky: 1 }, errors: ['x'] }, 1, 'out')).toEqual({ passed: 4, failed: 2, skipped: 0, report: 'out' });
    expect(countPlaywright({ stats, errors: [] }, 0, 'out')).toEqual({ passed: 4, failed: 0, skipped: 0, report: '' });
  });

  it('counts an exit code that no test explains, a run without a test and a missing report as failures', () => {
    expect(countPlaywright({ stats, errors: [] }, 130, 'out')).toMatchObject({ failed: 1, report: 'out' });
    expect(countPlaywright({ stats: { ...stats, expected: 0 }, errors: [] }, 0, 'out')).toMatchObject({ failed: 1 });
    expect(countPlaywright(undefined, 0, 'out')).toMatchObject({ failed: 1, report: 'out' });
  });
});

describe('divideFindings', () => {
  it('gives each package its own lines', () => {
    const outcomes = divideFindings(['packages/a', 'packages/ab', ''], 1, 'packages/ab/x.ts(1,1): wrong\nbrands/y.ts: wrong', ['brands']);
    expect([...outcomes]).toEqual([
      ['packages/a', { passed: 1, failed: 0, skipped: 0, report: '' }],
      ['packages/ab', { passed: 0, failed: 1, skipped: 0, report: 'packages/ab/x.ts(1,1): wrong' }],
      ['', { passed: 0, failed: 1, skipped: 0, report: 'brands/y.ts: wrong' }],
    ]);
  });

  it('fails every package when no line says which one is wrong', () => {
    const outcomes = [...divideFindings(['packages/a', 'packages/b'], 1, 'out of memory').values()];
    expect(outcomes).toMatchObject([{ failed: 1, report: 'out of memory' }, { failed: 1 }]);
  });
});

describe('closing lines', () => {
  const result = { stage: 'unit', folder: 'packages/a', passed: 2, failed: 0, skipped: 0, report: '', cached: false };

  it('name skipped tests only when there are any', () => {
    expect(countsOf([result, { ...result, passed: 0, failed: 1 }])).toBe('2 passed, 1 failed');
    expect(countsOf([result, { ...result, skipped: 3 }])).toBe('4 passed, 0 failed, 3 skipped');
  });

  it('say how many results came from the cache', () => {
    expect(cacheLine([result])).toBe('');
    expect(cacheLine([result, { ...result, cached: true, passed: 5 }])).toBe('5 of 7 results came from the cache.');
  });

  it('mark a stage that failed, and one that came from the cache', () => {
    expect(stageLine('unit', [result], 1.25, 3)).toMatch(/^✓ unit +2 passed, 0 failed +1\.3 s {2}\(3 more packages cached\)$/);
    expect(stageLine('unit', [{ ...result, failed: 1 }], undefined)).toMatch(/^✗ unit +2 passed, 1 failed +cached$/);
  });
});
