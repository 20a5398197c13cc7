import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addComponent } from './component.ts';
import { addPackage } from './package.ts';
import { pascalCase, REPOSITORY } from './tree.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'livery-generate-'));
  mkdirSync(join(root, 'tooling'));
  for (const path of ['tsconfig.json', 'tooling/boundaries.json']) cpSync(join(REPOSITORY, path), join(root, path));
});
afterEach(() => rmSync(root, { recursive: true }));

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

test('a package is listed, referenced, and may import nothing', () => {
  addPackage(root, 'tournaments');
  const list = JSON.parse(read('tooling/boundaries.json')) as { packages: Record<string, unknown> };
  expect(list.packages['tournaments']).toEqual({ floor: 3, mayImport: [] });
  expect(JSON.parse(read('tsconfig.json'))).toMatchObject({
    references: expect.arrayContaining([{ path: './packages/tournaments' }]) as unknown,
  });
  expect(read('packages/tournaments/README.md').trim().split('\n').length).toBeGreaterThan(2);
});

test('a component comes with a story and a test, and its package exports it', () => {
  addPackage(root, 'tournaments');
  addComponent(root, 'prize-table', 'tournaments');
  expect(read('packages/tournaments/src/index.ts')).toBe(
    "export { PrizeTable } from './prize-table/prize-table.tsx';\nexport type { PrizeTableProps } from './prize-table/prize-table.tsx';\n",
  );
  expect(read('packages/tournaments/src/prize-table/prize-table.stories.tsx')).toContain("title: 'tournaments/PrizeTable'");
  expect(read('packages/tournaments/src/prize-table/prize-table.browser.test.tsx')).toContain('<PrizeTable>');
});

test('what is there is never written over, and a wrong name writes nothing', () => {
  addPackage(root, 'tournaments');
  const before = read('tooling/boundaries.json');
  expect(() => addPackage(root, 'tournaments')).toThrow('is there already');
  expect(() => addPackage(root, 'BigWins')).toThrow('kebab-case');
  expect(() => addComponent(root, 'prize-table', 'absent')).toThrow('no package absent');
  expect(read('tooling/boundaries.json')).toBe(before);
});

test('component names are in PascalCase', () => {
  expect(['game-card', 'x', 'top-10-list'].map(pascalCase)).toEqual(['GameCard', 'X', 'Top10List']);
});
