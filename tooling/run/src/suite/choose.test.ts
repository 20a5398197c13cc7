import { describe, expect, it } from 'vitest';
import { chooseStages } from './choose.ts';
import type { Stage } from './stage.ts';

const stage = (name: string, more: Partial<Stage> = {}): Stage => ({ name, tasks: [name], run: () => Promise.resolve(new Map()), ...more });
const namesOf = (...chosen: Parameters<typeof chooseStages>): string[] => chooseStages(...chosen).map(({ name }) => name);

describe('chooseStages', () => {
  it('leaves out stages that take long, unless everything or their name is asked for', () => {
    const all = [stage('unit'), stage('games', { long: true })];
    expect([namesOf(all, []), namesOf(all, [], true), namesOf(all, ['games'])]).toEqual([['unit'], ['unit', 'games'], ['games']]);
  });

  it('finds stages by their name or by its first part, and rejects an unknown one with the names there are', () => {
    const all = ['unit', 'gateway-pglite', 'gateway-postgres'].map((name) => stage(name));
    expect(namesOf(all, ['gateway'])).toEqual(['gateway-pglite', 'gateway-postgres']);
    expect(namesOf(all, [])).toHaveLength(3);
    expect(() => namesOf(all, ['unti'])).toThrow('There are: unit, gateway-pglite, gateway-postgres');
  });
});
