import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const titles = globSync('packages/*/src/**/*.stories.tsx', { cwd: root }).flatMap((path) => /const meta = \{\s*title: '([^']+)'/.exec(read(path))?.[1] ?? []);
const entries = [...read('apps/storybook/src/also-called.stories.tsx').matchAll(/^export const (\w+): Story = \{ name: '(.*): (\w+)', args: \{ title: '(.*)' \} \};$/gm)].map(
  ([, variable = '', words = '', name = '', title = '']) => ({ variable, words: words.split(', '), name, title }),
);
const written = read('apps/storybook/src/also-called.stories.tsx').match(/: Story\b/g) ?? [];
const found = (word: string): string[] => entries.filter(({ words }) => words.some((each) => each.toLowerCase() === word)).map(({ title }) => title);

describe('other names of components', () => {
  it('lead to stories that there are, under the last part of their title', () => {
    expect(entries).toHaveLength(written.length);
    expect(entries.filter(({ title }) => !titles.includes(title))).toEqual([]);
    expect(entries.filter(({ variable, name, title }) => variable !== name || title.split('/').at(-1) !== name)).toEqual([]);
  });

  it('contain what other kits call them', () => {
    expect(['dialog', 'popup', 'dropdown', 'spinner', 'toast'].map((word) => found(word))).toEqual([
      ['Overlays/Modal'], ['Overlays/Modal'], ['Fields/Select'], ['Status/Loader'], ['Overlays/ToastRegion'],
    ]);
  });
});
