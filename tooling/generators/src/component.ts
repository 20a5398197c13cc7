import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkName, pascalCase, readText, writeNew, writeText } from './tree.ts';

function source(component: string): string {
  return `import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** Properties of {@link ${component}}. */
export interface ${component}Props {
  readonly children: ReactNode;
}

const Root = styled.div\`
  display: grid;
\`;

/** What it shows, in a sentence. */
export function ${component}({ children }: ${component}Props) {
  return <Root>{children}</Root>;
}
`;
}

function story(name: string, component: string, pack: string): string {
  return `import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${component} } from './${name}.tsx';

const meta = { title: '${pack}/${component}', component: ${component}, args: { children: 'Words' } } satisfies Meta<typeof ${component}>;
export default meta;

export const Filled: StoryObj<typeof meta> = {};
`;
}

function browserTest(name: string, component: string): string {
  return `import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ${component} } from './${name}.tsx';

test('it shows what it is given', () => {
  render(<${component}>Words</${component}>);
  expect(screen.getByText('Words').isConnected).toBe(true);
});
`;
}

/**
 * Adds a component with its story and its test, and exports it from the package's entry.
 *
 * @param pack the package's name, such as `ui-kit`
 * @throws Error when a name is no kebab-case or is taken, or there is no such package
 */
export function addComponent(root: string, name: string, pack: string): string[] {
  checkName(name);
  const entry = `packages/${pack}/src/index.ts`;
  if (!existsSync(join(root, entry))) throw new Error(`There is no package ${pack} with an entry ${entry}.`);
  const component = pascalCase(name);
  const folder = `packages/${pack}/src/${name}`;
  const written = writeNew(root, {
    [`${folder}/${name}.tsx`]: source(component),
    [`${folder}/${name}.stories.tsx`]: story(name, component, pack),
    [`${folder}/${name}.browser.test.tsx`]: browserTest(name, component),
  });
  const exported = `export { ${component} } from './${name}/${name}.tsx';\nexport type { ${component}Props } from './${name}/${name}.tsx';\n`;
  writeText(root, entry, readText(root, entry).replace(/^export \{\};\n/m, '') + exported);
  return [...written, `exported ${component} from ${entry}`, 'run `pnpm exports:update` to record the new export.'];
}
