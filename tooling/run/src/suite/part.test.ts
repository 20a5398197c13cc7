import { describe, expect, it } from 'vitest';
import { inRoot } from '../paths.ts';
import { endings, partCommands } from './part.ts';
import type { Stage } from './stage.ts';
import { testsBelow } from './tests-below.ts';

const stage = (name: string): Stage => ({ name, tasks: [name], run: () => Promise.reject(new Error('A part is not a run of the stage, whose result is kept.')) });
const path = 'packages/forms/src/a.test.ts';
const lobby = 'tooling/e2e/journeys/games/lobby.spec.ts';
const tests = [
  { file: path, stage: 'unit' },
  { file: 'packages/forms/src/b.browser.test.tsx', stage: 'browser' },
  { file: 'packages/forms-of-old/src/c.test.ts', stage: 'gateway-pglite' },
  { file: 'tooling/conform/src/d.test.ts', stage: 'gateway-pglite' },
  { file: 'tooling/conform/src/d.test.ts', stage: 'gateway-postgres' },
  { file: lobby, stage: 'e2e' },
];
const commands = (stages: string[], ...paths: string[]): string[][] => partCommands(stages.map((name) => stage(name)), paths, tests).map(({ args }) => args);

describe('partCommands', () => {
  it('returns Vitest over the paths in the project of each stage that has tests there', () => {
    expect(commands(['unit', 'browser'], path, 'packages/forms')).toEqual([
      [inRoot('node_modules/vitest/vitest.mjs'), 'run', '--project=unit', path, 'packages/forms'],
      [inRoot('node_modules/vitest/vitest.mjs'), 'run', '--project=browser*', 'packages/forms'],
    ]);
  });

  it('returns Playwright once for the stages of journeys', () => {
    expect(commands(['e2e-pages', 'e2e-players'], lobby)).toEqual([expect.arrayContaining([expect.stringContaining('playwright.config.ts'), lobby])]);
  });

  it('rejects a stage that has no parts, and a path without a stage, with the stages of its tests', () => {
    expect(() => commands(['types'], path)).toThrow('The stage types takes no path. Those that do: boundaries, browser');
    expect(() => commands([], 'packages/forms')).toThrow('Name the stages whose tests are to run below packages/forms. Stages that do: browser, unit. Write: npm test -- browser unit packages/forms');
  });

  it('rejects a path that no stage has tests below, beside others that have', () => {
    expect(() => commands(['unit'], path, 'tooling/conform')).toThrow(
      'unit: no test below tooling/conform. Stages that do: gateway-pglite, gateway-postgres. Write: npm test -- gateway-pglite gateway-postgres tooling/conform',
    );
    expect(() => commands(['unit'], 'docs')).toThrow('unit: no test below docs. No stage has any there.');
  });

  it('rejects a stage that has no test below any path', () => {
    expect(() => commands(['unit', 'browser'], path)).toThrow(`The stage browser has no test below ${path}. Leave it out.`);
  });
});

describe('testsBelow', () => {
  it('returns the tests that vitest.config.ts, the journeys and the stories have below paths', () => {
    const found = testsBelow(['docs', 'tooling/conform', 'packages/forms', 'tooling/e2e/journeys/games/lobby.spec.ts']);
    const stagesOf = (folder: string): string[] => [...new Set(found.filter(({ file }) => file.startsWith(folder)).map((each) => each.stage))].toSorted();
    expect(stagesOf('tooling/conform/')).toEqual(['gateway-pglite', 'gateway-postgres']);
    expect(stagesOf('packages/forms/')).toEqual(['browser', 'storybook', 'unit']);
    expect(stagesOf('tooling/e2e/')).toEqual(['e2e']);
    expect(stagesOf('apps/storybook/src/docs')).toEqual([]);
  });
});

describe('endings', () => {
  it('returns a line for each of several stages, that of a failed one with where its report is', () => {
    expect(endings(new Map([['browser', 1], ['storybook', 0]]))).toBe('\n✗ browser, whose report is above\n✓ storybook\n');
  });

  it('returns nothing for one stage, whose report is the last', () => {
    expect(endings(new Map([['browser', 1]]))).toBe('');
  });
});
