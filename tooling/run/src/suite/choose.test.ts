import { describe, expect, it } from 'vitest';
import { choose } from './choose.ts';
import type { Stage } from './stage.ts';

const stage = (name: string, more: Partial<Stage> = {}): Stage => ({ name, tasks: [name], run: () => Promise.resolve(new Map()), ...more });
const namesOf = (...chosen: Parameters<typeof choose>): string[] => choose(...chosen).stages.map(({ name }) => name);

describe('choose', () => {
  it('leaves out stages that take long, unless everything or their name is asked for', () => {
    const all = [stage('unit'), stage('games', { long: true })];
    expect([namesOf(all, []), namesOf(all, [], true), namesOf(all, ['games'])]).toEqual([['unit'], ['unit', 'games'], ['games']]);
  });

  it('finds stages by their name or by its first part, and rejects an unknown one with the names there are', () => {
    const all = ['unit', 'gateway-pglite', 'gateway-postgres'].map((name) => stage(name));
    expect(namesOf(all, ['gateway'])).toEqual(['gateway-pglite', 'gateway-postgres']);
    expect(namesOf(all, [])).toHaveLength(3);
    expect(() => namesOf(all, ['unti'])).toThrow('There is no stage "unti", nor a package of that name. There are: unit, gateway-pglite, gateway-postgres');
  });

  it('takes files, folders and the names of packages for parts of the stages', () => {
    const all = [stage('unit'), stage('browser')];
    const part = choose(all, ['unit', 'tooling/run/src/suite/choose.test.ts', 'forms']);
    expect([part.stages.map(({ name }) => name), part.paths]).toEqual([['unit'], ['tooling/run/src/suite/choose.test.ts', 'packages/forms']]);
    expect(choose(all, ['unit']).paths).toEqual([]);
    expect(() => choose(all, ['unit', 'packages/forms/src/none.test.ts'])).toThrow('There is no file or folder packages/forms/src/none.test.ts');
  });
});
