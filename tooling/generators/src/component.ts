import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { nearestOf } from '@livery/brand-kit';
import { checkName, pascalCase, readText, sentenceCase, writeNew, writeText } from './tree.ts';

/** @param tokens where `token` is imported from; undefined in a package that may not import ui-kit */
function source(component: string, tokens: string | undefined): string {
  return `import type { ReactNode } from 'react';
import { styled } from 'styled-components';
${tokens === undefined ? '' : `import { token } from '${tokens}';\n`}
export interface ${component}Props {
  /** TODO: what it shows. */
  readonly children: ReactNode;
}

const Root = styled.div\`
  display: grid;
${tokens === undefined ? '' : '  gap: ${token.space[3]};\n'}\`;

/** TODO: what it shows, in one sentence. */
export function ${component}({ children }: ${component}Props) {
  return <Root>{children}</Root>;
}
`;
}

function tokensOf(root: string, pack: string): string | undefined {
  if (pack === 'ui-kit') return '../foundation/token.ts';
  return readText(root, `packages/${pack}/package.json`).includes('"@livery/ui-kit"') ? '@livery/ui-kit' : undefined;
}

/** Folders of a package that hold no components. */
const HELPERS = new Set(['stories', 'test-support']);

function foldersOf(root: string, pack: string): string[] {
  return readdirSync(join(root, `packages/${pack}/src`), { withFileTypes: true })
    .filter((each) => each.isDirectory() && !HELPERS.has(each.name))
    .map(({ name }) => name)
    .toSorted();
}

function story(name: string, component: string, title: string): string {
  return `import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${component} } from './${name}.tsx';

const meta = {
  title: '${title}',
  component: ${component},
  args: { children: 'Text' },
} satisfies Meta<typeof ${component}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
`;
}

function browserTest(name: string, component: string): string {
  return `import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ${component} } from './${name}.tsx';

afterEach(cleanup);

describe('${component}', () => {
  it('shows its children', () => {
    render(<${component}>Text</${component}>);
    expect(screen.getByText('Text').isConnected).toBe(true);
  });
});
`;
}

/** The page of rules beside a component; the workbench's tests refuse it until each `TODO` is written. */
function docs(component: string): string {
  const sections = {
    Use: 'when to use it, and what to use instead',
    Anatomy: 'its parts',
    States: 'its states, each with a story',
    Keyboard: 'what the keys do',
    Do: 'what makes it work well',
    'Do not': 'what it is not for',
    Texts: 'how its texts are worded',
  };
  const points = Object.entries(sections).map(([heading, what]) => `## ${heading}\n\n- TODO: ${what}\n`);
  return `# ${component}\n\nTODO: what it is, in a sentence.\n\n${points.join('\n')}`;
}

/** The group of its siblings, and its own name, by which the workbench finds its page and its properties. */
function titleOf(pack: string, group: string, name: string): string {
  return `${sentenceCase(pack === 'ui-kit' ? group : pack)}/${pascalCase(name)}`;
}

/** Rejects a folder that a package does not have, since it is most often a misspelt one; the first one of a package is new. */
function checkFolder(group: string, folders: readonly string[], pack: string): void {
  if (folders.length === 0 || folders.includes(group)) return;
  const nearest = nearestOf(group, folders);
  const meant = nearest === undefined ? `There are: ${folders.join(', ')}.` : `The nearest is ${nearest}.`;
  throw new Error(`packages/${pack}/src has no folder ${group}. ${meant} With --new-folder it is made.`);
}

/** Packages that have an entry. */
const packagesOf = (root: string): string[] => readdirSync(join(root, 'packages')).filter((name) => existsSync(join(root, 'packages', name, 'src/index.ts')));

function checkPackage(root: string, pack: string, entry: string): void {
  if (existsSync(join(root, entry))) return;
  const nearest = nearestOf(pack, packagesOf(root));
  throw new Error(`There is no package ${pack} with an entry ${entry}.${nearest === undefined ? '' : ` The nearest is ${nearest}.`}`);
}

/**
 * Rejects a name that an entry exports already, also in another spelling such as `CountDown` for `Countdown`. What begins with a small
 * letter, such as a factory `room`, is no component.
 */
function checkEntry(root: string, name: string, pack: string, exports: RegExp): void {
  const folder = `packages/${pack}/src`;
  for (const [, names = '', file] of readText(root, `${folder}/index.ts`).matchAll(exports)) {
    const exported = names.split(',').map((each) => each.trim().split(/\s+as\s+/).at(-1)?.replace(/^type /, '') ?? '');
    const taken = exported.find((each) => /^[A-Z]/.test(each) && each.toLowerCase() === name.toLowerCase());
    if (taken !== undefined) throw new Error(`${taken} is exported from ${folder}/index.ts already: it stands in ${folder}/${file}. Use it or change it, or take another name.`);
  }
}

/** Rejects what its package exports already, and the name of what another package does: in the workbench each component has a name of its own. */
function checkExports(root: string, component: string, pack: string): void {
  for (const each of [component, `${component}Props`]) checkEntry(root, each, pack, /export (?:type )?\{([^}]*)\} from '\.\/([^']+)'/g);
  for (const other of packagesOf(root)) checkEntry(root, component, other, /export \{([^}]*)\} from '\.\/([^']+)'/g);
}

/** What is left to do, under the numbers and names that it has in CONTRIBUTING.md. */
function nextSteps(pack: string, group: string, name: string): string[] {
  const folder = `packages/${pack}/src/${group}`;
  return [
    'Next, as CONTRIBUTING.md explains under "Add a component":',
    `4. Write it: ${folder}/${name}.tsx, with a comment at each property that says what it is for, which its page shows too.`,
    `5. Export it: move its lines in packages/${pack}/src/index.ts to the others of the folder, then \`npm run exports:update\`, and \`npm run scripts:update\` where these are the first stories of the package.`,
    `6. Write its page of rules: ${folder}/${name}.docs.md, which the workbench shows; \`npm test -- unit apps/storybook\` says what is left to do.`,
    '7. Say what else it is called: apps/storybook/src/also-called.stories.tsx.',
    `8. Show every state: ${folder}/${name}.stories.tsx.`,
    `9. Test it: \`npm test -- browser storybook ${folder}\`, and \`npm test -- storybook ${folder}/${name}.stories.tsx --all\`.`,
    '10. Where a page shows it: its test, its story and its page of rules.',
    '11. Write a changeset: `npm run changeset`.',
    `12. Check what it touches: \`npm run types -- ${pack} storybook\`, \`npm run lint -- packages/${pack} apps/storybook\`, \`npm test -- unit packages/${pack} apps/storybook\`, \`npm test -- boundaries\`.`,
    `13. Keep its pictures: \`npm run pictures -- ${name} --accept\`; the nightly run fails without them.`,
  ];
}

/**
 * Adds a component with its story, its page of rules and its test, and exports it from the package's entry.
 *
 * @param path its folder under `src` and its name, such as `fields/date-field`
 * @param pack the package's name, such as `ui-kit`
 * @param newFolder whether the folder may be one that the package does not have
 * @throws Error when a name is not in kebab-case, has no folder, is taken or exported already, or there is no such package or folder
 */
export function addComponent(root: string, path: string, pack: string, newFolder = false): string[] {
  const [group = '', name, ...more] = path.split('/');
  if (name === undefined || more.length > 0) throw new Error(`"${path}" names no folder: write <folder>/<name>, such as fields/date-field.`);
  for (const part of [group, name]) checkName(part);
  const entry = `packages/${pack}/src/index.ts`;
  checkPackage(root, pack, entry);
  const component = pascalCase(name);
  checkExports(root, component, pack);
  const file = `packages/${pack}/src/${group}/${name}`;
  const folders = foldersOf(root, pack);
  if (!newFolder) checkFolder(group, folders, pack);
  const written = writeNew(root, {
    [`${file}.tsx`]: source(component, tokensOf(root, pack)),
    [`${file}.stories.tsx`]: story(name, component, titleOf(pack, group, name)),
    [`${file}.docs.md`]: docs(component),
    [`${file}.browser.test.tsx`]: browserTest(name, component),
  });
  const exported = `export { ${component} } from './${group}/${name}.tsx';\nexport type { ${component}Props } from './${group}/${name}.tsx';\n`;
  writeText(root, entry, readText(root, entry).replace(/^export \{\};\n/m, '') + exported);
  return [
    ...written,
    ...(folders.includes(group) ? [] : [`made the folder packages/${pack}/src/${group}`]),
    `exported ${component} from ${entry}`,
    ...nextSteps(pack, group, name),
  ];
}
