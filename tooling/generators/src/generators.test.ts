import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addComponent } from './component.ts';
import { addPackage } from './package.ts';
import { pascalCase, REPOSITORY, sentenceCase } from './tree.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'livery-generate-'));
  mkdirSync(join(root, 'tooling'));
  for (const path of ['package.json', 'tsconfig.json', 'tooling/boundaries.json']) cpSync(join(REPOSITORY, path), join(root, path));
});
afterEach(() => rmSync(root, { recursive: true }));

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

describe('addPackage', () => {
  it('lists and references the package, which may import nothing', () => {
    addPackage(root, 'tournaments');
    const list = JSON.parse(read('tooling/boundaries.json')) as { packages: Record<string, unknown> };
    expect(list.packages['tournaments']).toEqual({ floor: 3, mayImport: [] });
    expect(JSON.parse(read('tsconfig.json'))).toMatchObject({
      references: expect.arrayContaining([{ path: './packages/tournaments' }]) as unknown,
    });
    expect(JSON.parse(read('packages/tournaments/package.json'))).toMatchObject({
      version: (JSON.parse(read('package.json')) as { version: string }).version,
      scripts: { lint: expect.any(String) as string, types: expect.any(String) as string },
    });
    expect(read('packages/tournaments/README.md').trim().split('\n').length).toBeGreaterThan(2);
  });

  it('rejects a taken name and a wrong one, and writes nothing', () => {
    addPackage(root, 'tournaments');
    const before = read('tooling/boundaries.json');
    expect(() => addPackage(root, 'tournaments')).toThrow('is there already');
    expect(() => addPackage(root, 'BigWins')).toThrow('kebab-case');
    expect(read('tooling/boundaries.json')).toBe(before);
  });

  it('rejects the name of an app and of a tool, and writes nothing', () => {
    for (const folder of ['apps/portal', 'tooling/lint']) {
      mkdirSync(join(root, folder), { recursive: true });
      writeFileSync(join(root, folder, 'package.json'), '{}');
    }
    const before = read('tooling/boundaries.json');
    expect(() => addPackage(root, 'portal')).toThrow('@livery/portal is there already: apps/portal.');
    expect(() => addPackage(root, 'lint')).toThrow('@livery/lint is there already: tooling/lint.');
    expect(read('tooling/boundaries.json')).toBe(before);
    expect(['portal', 'lint'].filter((name) => existsSync(join(root, 'packages', name)))).toEqual([]);
  });
});

describe('addComponent', () => {
  it('writes the component, its story and its test side by side in the folder, and exports it', () => {
    addPackage(root, 'prize-draws');
    addComponent(root, 'tables/prize-table', 'prize-draws');
    expect(read('packages/prize-draws/src/index.ts')).toBe(
      "export { PrizeTable } from './tables/prize-table.tsx';\nexport type { PrizeTableProps } from './tables/prize-table.tsx';\n",
    );
    expect(read('packages/prize-draws/src/tables/prize-table.stories.tsx')).toContain("title: 'Prize draws/PrizeTable'");
    expect(read('packages/prize-draws/src/tables/prize-table.browser.test.tsx')).toContain('<PrizeTable>');
  });

  it('titles a story of ui-kit by its folder, as the other stories there', () => {
    addPackage(root, 'ui-kit');
    addComponent(root, 'fields/date-field', 'ui-kit');
    expect(read('packages/ui-kit/src/fields/date-field.stories.tsx')).toContain("title: 'Fields/DateField'");
    expect(read('packages/ui-kit/src/fields/date-field.docs.md')).toMatch(/^# DateField\n/);
  });

  it('shows how tokens are used, where the package may import them', () => {
    for (const name of ['ui-kit', 'prize-draws', 'tournaments']) addPackage(root, name);
    const manifest = 'packages/prize-draws/package.json';
    writeFileSync(join(root, manifest), read(manifest).replace('"dependencies": {', '"dependencies": {\n    "@livery/ui-kit": "workspace:*",'));
    for (const name of ['ui-kit', 'prize-draws', 'tournaments']) addComponent(root, `tables/${name}-table`, name);
    const source = (name: string): string => read(`packages/${name}/src/tables/${name}-table.tsx`);
    expect(source('ui-kit')).toMatch(/^import \{ token \} from '\.\.\/foundation\/token\.ts';\n[^]*gap: \$\{token\.space\[3\]\};/m);
    expect(source('prize-draws')).toContain("import { token } from '@livery/ui-kit';");
    expect(source('tournaments')).not.toContain('token');
  });

  it('rejects a folder that the package does not have, with the nearest one or all of them, and writes nothing', () => {
    addPackage(root, 'ui-kit');
    addComponent(root, 'fields/date-field', 'ui-kit');
    const before = read('packages/ui-kit/src/index.ts');
    expect(() => addComponent(root, 'feilds/time-field', 'ui-kit')).toThrow('packages/ui-kit/src has no folder feilds. The nearest is fields. With --new-folder it is made.');
    expect(() => addComponent(root, 'tables/prize-table', 'ui-kit')).toThrow('packages/ui-kit/src has no folder tables. There are: fields. With --new-folder it is made.');
    expect(read('packages/ui-kit/src/index.ts')).toBe(before);
    expect(['feilds', 'tables'].filter((name) => existsSync(join(root, 'packages/ui-kit/src', name)))).toEqual([]);
  });

  it('rejects a component that the package exports already, also in another folder or with other capitals, and writes nothing', () => {
    addPackage(root, 'ui-kit');
    addComponent(root, 'data/countdown', 'ui-kit');
    addComponent(root, 'status/notice', 'ui-kit', true);
    writeFileSync(join(root, 'packages/ui-kit/src/index.ts'), `${read('packages/ui-kit/src/index.ts')}export { useAge, Inner as LastSeen, type DotProps } from './data/many.tsx';\n`);
    const before = read('packages/ui-kit/src/index.ts');
    const taken = (name: string, file: string) => `${name} is exported from packages/ui-kit/src/index.ts already: it stands in packages/ui-kit/src/${file}. Use it or change it, or take another name.`;
    expect(() => addComponent(root, 'status/countdown', 'ui-kit')).toThrow(taken('Countdown', 'data/countdown.tsx'));
    expect(() => addComponent(root, 'status/count-down', 'ui-kit')).toThrow(taken('Countdown', 'data/countdown.tsx'));
    expect(() => addComponent(root, 'status/last-seen', 'ui-kit')).toThrow(taken('LastSeen', 'data/many.tsx'));
    expect(() => addComponent(root, 'status/dot', 'ui-kit')).toThrow(taken('DotProps', 'data/many.tsx'));
    addPackage(root, 'tournaments');
    expect(() => addComponent(root, 'pages/countdown', 'tournaments')).toThrow(taken('Countdown', 'data/countdown.tsx'));
    expect(read('packages/ui-kit/src/index.ts')).toBe(before);
    expect(['ui-kit/src/status/countdown.tsx', 'tournaments/src/pages'].filter((path) => existsSync(join(root, 'packages', path)))).toEqual([]);
  });

  it('writes a component of the name of a function that a package exports', () => {
    for (const name of ['ui-kit', 'testing']) addPackage(root, name);
    writeFileSync(join(root, 'packages/testing/src/index.ts'), "export { nav, room } from './factories/chat.ts';\n");
    addComponent(root, 'data/nav', 'ui-kit');
    addComponent(root, 'data/room', 'testing', true);
    expect(read('packages/ui-kit/src/index.ts')).toContain("export { Nav } from './data/nav.tsx';");
  });

  it('makes a new folder when it is asked for, and names it', () => {
    addPackage(root, 'ui-kit');
    addComponent(root, 'fields/date-field', 'ui-kit');
    expect(addComponent(root, 'fields/time-field', 'ui-kit').join('\n')).not.toContain('made the folder');
    const said = addComponent(root, 'tables/prize-table', 'ui-kit', true).join('\n');
    expect(said).toContain('made the folder packages/ui-kit/src/tables');
    expect(said).toContain('npm test -- browser storybook packages/ui-kit/src/tables');
  });

  it('says what is left to do under the numbers and names of CONTRIBUTING.md, with the same commands', () => {
    addPackage(root, 'ui-kit');
    const said = addComponent(root, 'fields/date-field', 'ui-kit', true).flatMap((line) => [...line.matchAll(/^(\d+)\. ([^:]+): /g)].map(([, number, title]) => `${number}. **${title}`));
    const section = /## Add a component\n([^]*?)\n## /.exec(readFileSync(join(REPOSITORY, 'CONTRIBUTING.md'), 'utf8'))?.[1] ?? '';
    const steps = [...section.matchAll(/^(\d+\. \*\*[^*.]+)/gm)].map(([, step]) => step);
    expect(steps.slice(0, 3)).toEqual(['1. **Look first', '2. **Choose its folder', '3. **Generate it']);
    expect(said).toEqual(steps.slice(3));
    const commands = addComponent(root, 'fields/time-field', 'ui-kit').join('\n').replaceAll('packages/ui-kit/src/fields/time-field.stories.tsx', '<its story file>').replaceAll('src/fields', 'src/<folder>').replaceAll('time-field', '<name>').replaceAll('ui-kit', '<package>');
    expect([...commands.matchAll(/`(npm [^`]+)`/g)].map(([, command]) => String(command)).filter((command) => !section.includes(`\`${command}\``) && command !== 'npm run changeset')).toEqual([]);
  });

  it('names the nearest package where there is none of the name', () => {
    addPackage(root, 'ui-kit');
    expect(() => addComponent(root, 'fields/date-field', 'uikit')).toThrow('There is no package uikit with an entry packages/uikit/src/index.ts. The nearest is ui-kit.');
  });

  it('rejects a name without a folder, a wrong one and an absent package, and writes nothing', () => {
    addPackage(root, 'tournaments');
    expect(() => addComponent(root, 'prize-table', 'tournaments')).toThrow('names no folder');
    expect(() => addComponent(root, 'tables/PrizeTable', 'tournaments')).toThrow('kebab-case');
    expect(() => addComponent(root, 'tables/prize-table', 'absent')).toThrow('There is no package absent with an entry packages/absent/src/index.ts.');
    expect(existsSync(join(root, 'packages/tournaments/src/tables'))).toBe(false);
  });
});

describe('names', () => {
  it('are turned into PascalCase for components and into words for titles', () => {
    expect(['game-card', 'x', 'top-10-list'].map(pascalCase)).toEqual(['GameCard', 'X', 'Top10List']);
    expect(['game-lobby', 'x'].map(sentenceCase)).toEqual(['Game lobby', 'X']);
  });
});

describe('the command', () => {
  const main = fileURLToPath(new URL('main.ts', import.meta.url));
  const run = (...args: string[]) => spawnSync(process.execPath, [main, ...args], { encoding: 'utf8' });

  it('prints its usage and fails for an unknown kind; an unknown option is named', () => {
    expect(run('feature', 'x')).toMatchObject({ status: 1, stderr: expect.stringContaining('Usage:') as string });
    expect(run('package', 'x', '--pack')).toMatchObject({ status: 1, stderr: expect.stringContaining("'--pack'") as string });
  });
});
