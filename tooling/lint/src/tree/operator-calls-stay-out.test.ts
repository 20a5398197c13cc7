import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { REPOSITORY } from '../workspace.ts';

/** What the operators' part of the contracts exports. */
function operatorExports(): readonly string[] {
  const index = readFileSync(join(REPOSITORY, 'packages/contracts/src/index.ts'), 'utf8');
  const lines = index.split('\n').filter((line) => line.includes("'./operator/"));
  return lines.flatMap((line) => /\{(.*)\}/.exec(line)?.[1]?.split(',') ?? []).map((name) => name.replace(/^\s*type\s/, '').trim());
}

const portalSources = (): string[] =>
  globSync(['packages/*/src/**/*.{ts,tsx}', 'apps/portal/**/*.{ts,tsx}'], { cwd: REPOSITORY, exclude: ['**/node_modules/**', 'packages/contracts/**'] });

describe('sources of the sites', () => {
  it('import nothing of the operators, so that no site carries their calls', () => {
    const names = operatorExports();
    expect(names).toContain('operatorCalls');
    const mentions = new RegExp(`\\b(?:${names.join('|')})\\b`);
    expect(mentions.test("import { operatorCalls } from '@livery/contracts';")).toBe(true);
    const files = portalSources();
    expect(files.length).toBeGreaterThan(500);
    expect(files.filter((file) => mentions.test(readFileSync(join(REPOSITORY, file), 'utf8')))).toEqual([]);
  });

  it('reach none of it through the rest of the contracts', () => {
    const folder = join(REPOSITORY, 'packages/contracts/src');
    const files = globSync('**/*.ts', { cwd: folder }).filter((file) => !file.startsWith('operator/') && file !== 'index.ts');
    expect(files.filter((file) => /from '(?:\.\.?\/)+operator\//.test(readFileSync(join(folder, file), 'utf8')))).toEqual([]);
  });
});
