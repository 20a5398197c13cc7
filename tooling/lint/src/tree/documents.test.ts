import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeTree } from '../test-support/write-tree.ts';
import { REPOSITORY } from '../workspace.ts';
import { commandFaults, documentFaults, nameFaults } from './documents.ts';

describe('documentFaults', () => {
  it('returns none for this repository', () => {
    expect(documentFaults(REPOSITORY)).toEqual([]);
  });

  it('reports paths in backticks that lead nowhere', () => {
    using tree = writeTree({
      'README.md': 'See `packages/a/src/one.ts`, `packages/a/src/gone.ts`, `one.ts` and `docs/lost.md`.\n```\n`packages/none.ts`\n```\n',
      'packages/a/src/one.ts': '',
      'packages/a/README.md': 'See `src/one.ts`, `one.ts`, `src/two.ts`, `packages/b/src/two.ts` and `packages/b/`.',
      'packages/b/src/two.ts': '',
    });
    expect(documentFaults(tree.root)).toEqual([
      'README.md names packages/a/src/gone.ts, which is not there.',
      'README.md names docs/lost.md, which is not there.',
      'packages/a/README.md names src/two.ts, which is not there.',
    ]);
  });

  it('reports paths of guides that are only the end of one', () => {
    using tree = writeTree({
      'docs/guide.md': '`src/one.ts`, `packages/a/src/one.ts`, `one.ts` and `a/src/`.',
      'README.md': 'The package a has `src/one.ts`.',
      'packages/a/src/one.ts': '',
    });
    expect(documentFaults(tree.root)).toEqual(['docs/guide.md names src/one.ts, which is not there.', 'docs/guide.md names a/src/, which is not there.']);
  });

  it('ignores rules of the lint, patterns, commands and what a run writes', () => {
    using tree = writeTree({ 'README.md': '`livery/boundaries`, `*.test.ts`, `brands/<id>/theme.ts`, `pnpm lint <path>`, `fleet.json`, `dist/`, `dist/fleet.json`, `10.0.0.0/8`, `text/html`, `and/or`.' });
    expect(documentFaults(tree.root)).toEqual([]);
  });
});

describe('nameFaults', () => {
  it('returns none for this repository', () => {
    expect(nameFaults(REPOSITORY)).toEqual([]);
  });

  it('reports names in backticks that no code has', () => {
    using tree = writeTree({
      'README.md': '`dayOfMonth`, `goneForGood()`, `plain`, `PostgreSQL`, `Date`, `a.dayOfYear`, `two wordsHere`, dayBefore and\n```\n`inCode`\n```\n',
      'packages/a/README.md': '`DayPicker` and `DayChooser`.',
      'packages/a/src/one.ts': 'export const dayOfMonth = 1; // PostgreSQL',
      'apps/b/src/two.tsx': 'export function DayPicker() {}',
      'packages/i18n/src/locales/EN/a.json': { key: 'DayChooser' },
    });
    expect(nameFaults(tree.root)).toEqual(['README.md names goneForGood, which no code has.', 'packages/a/README.md names DayChooser, which no code has.']);
  });
});

describe('commandFaults', () => {
  it('returns none for this repository', async () => {
    expect(await commandFaults(REPOSITORY)).toEqual([]);
  });

  it('reports commands that the bootstrap refuses, and those that there are not', async () => {
    const lines = [
      'npm start      # starts', 'npm run bench -- scale --members 5000', 'pnpm build [--brand a,b \\| --all]', 'pnpm brand:explain', 'npm run brand:new -- <brand> --name "The Reef"',
      'npm test -- unit', 'npm run <command> -- <options>', 'npm install <file>', 'pnpm exec tsc', 'npm run build -- --help', 'PORT=1 npm run lint -- --fix', 'npm run certify -- --payments my.ts && next',
    ];
    const wrong = ['npm run bench -- --size 5', 'pnpm brand:explain --all', 'pnpm write-types now', 'npm run storyboard', 'pnpm storyboard', 'npm run build --all', 'A=1 npm run dev -- aurora', 'npm run certify -- --payment my.ts'];
    using tree = writeTree({
      'CONTRIBUTING.md': `\`\`\`\n${[...lines, ...wrong].join('\n')}\n\`\`\`\n`,
      ...Object.fromEntries(['arguments.mjs', 'brand-commands.mjs', 'commands.mjs'].map((name) => [`tooling/run/bootstrap/${name}`, readFileSync(join(REPOSITORY, 'tooling/run/bootstrap', name), 'utf8')])),
    });
    const said = await commandFaults(tree.root);
    expect(said.map((fault) => /"(.*?)" is refused/.exec(fault)?.[1])).toEqual(wrong);
    expect(said[0]).toBe('CONTRIBUTING.md: "npm run bench -- --size 5" is refused. There is no option --size. There are: --quick, --write, --reports, --members, --database.');
  });

  it('reports commands that need more than Node 20', async () => {
    using tree = writeTree({
      'README.md': 'Run `node src/main.ts` or `npm start`.\n```sh\nnpx vitest run\nnpm test -- unit\n```\n',
      'packages/a/README.md': '- One:\n\n  ```sh\n  pnpm --filter a build\n  ```\n\n    vitest run --project unit\n\n`pnpm exec playwright test`, `pnpm exports:update`, `vitest.config.ts`, `node` and `vitest/*` are fine or not.',
      'CONTRIBUTING.md': '`pnpm exec turbo run types` needs Node 24.',
    });
    const said = (await commandFaults(tree.root)).map((fault) => /^.*?: ".*?"/.exec(fault)?.[0] ?? fault);
    expect(said.toSorted()).toEqual([
      'README.md: "node src/main.ts"',
      'README.md: "npx vitest run"',
      'packages/a/README.md: "pnpm --filter a build"',
      'packages/a/README.md: "pnpm exec playwright test"',
      'packages/a/README.md: "vitest run --project unit"',
    ]);
  });
});
