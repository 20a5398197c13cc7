import { describe, expect, it } from 'vitest';
import { inRoot } from '../paths.ts';
import { partCommands } from './part.ts';
import type { Stage } from './stage.ts';

const stage = (name: string): Stage => ({ name, tasks: [name], run: () => Promise.reject(new Error('A part is not a run of the stage, whose result is kept.')) });
const path = 'packages/forms/src/a.test.ts';

describe('partCommands', () => {
  it('returns Vitest over the path in the project of each stage', () => {
    expect(partCommands([stage('unit'), stage('browser')], [path])).toEqual([
      [inRoot('node_modules/vitest/vitest.mjs'), 'run', '--project=unit', path],
      [inRoot('node_modules/vitest/vitest.mjs'), 'run', '--project=browser*', path],
    ]);
  });

  it('returns Playwright once for the stages of journeys', () => {
    const commands = partCommands([stage('e2e-pages'), stage('e2e-players')], ['tooling/e2e/journeys/games/lobby.spec.ts']);
    expect(commands).toEqual([expect.arrayContaining([expect.stringContaining('playwright.config.ts'), 'tooling/e2e/journeys/games/lobby.spec.ts'])]);
  });

  it('rejects a stage that has no parts, and a path without a stage', () => {
    expect(() => partCommands([stage('types')], [path])).toThrow('The stage types takes no path. Those that do: boundaries, browser');
    expect(() => partCommands([], [path])).toThrow(`Name the stage before the path: npm test -- unit ${path}`);
  });
});
