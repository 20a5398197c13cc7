import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readComponents } from '../docgen/components.ts';
import { fileNameOf, headings, readDocs } from './written.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const components = readComponents();
const names = components.map(({ name }) => name);

const docs = new Map(
  globSync('packages/*/src/**/*.docs.md', { cwd: root }).map((path) => [basename(path, '.docs.md'), { path, ...readDocs(readFileSync(join(root, path), 'utf8')) }]),
);

/** Names under which stories and pages stand: the last part of each title. */
function titled(pattern: string, form: RegExp): Map<string, string> {
  return new Map(
    globSync(pattern, { cwd: root }).flatMap((path): [string, string][] => {
      const [, title] = form.exec(readFileSync(join(root, path), 'utf8')) ?? [];
      return title === undefined ? [] : [[title.split('/').at(-1) ?? '', path]];
    }),
  );
}

const stories = titled('packages/*/src/**/*.stories.tsx', /const meta = \{\s*title: '([^']+)'/);
const pages = titled('apps/storybook/src/surroundings/*.mdx', /<Meta title="([^"]+)"/);

/** Sections that each page of a component has; one that draws nothing has no parts and no states. */
const always = ['Use', 'Do', 'Do not'] as const;
const drawn = [...always, 'Anatomy', 'States'] as const;

describe('documentation of components', () => {
  it('finds the components of every package', () => {
    expect(names).toEqual(expect.arrayContaining(['Button', 'Table', 'Stack', 'ImageUpload', 'UiLinkProvider', 'LoginDialog', 'SiteLink', 'SaveFile']));
    expect(new Set(names).size).toBe(names.length);
  });

  it('has a page beside each exported component', () => {
    const expected = components.map(({ name, file }) => `${dirname(file).split('/').slice(0, 2).join('/')}: ${fileNameOf(name)}.docs.md`);
    const found = [...docs.values()].map(({ path }) => `${path.split('/').slice(0, 2).join('/')}: ${basename(path)}`);
    expect(found.toSorted()).toEqual(expected.toSorted());
  });

  it('has stories or a page under each component’s own name', () => {
    expect(names.filter((name) => !stories.has(name) && !pages.has(name))).toEqual([]);
  });

  it('has no page beside stories for one component', () => {
    expect([...pages.keys()].filter((name) => stories.has(name) || !names.includes(name))).toEqual([]);
  });

  it.each([...docs.values()].map((page) => [page.name, page] as const))('says in full when and how to use %s', (name, { path, summary, sections }) => {
    expect([fileNameOf(name), summary === '']).toEqual([basename(path, '.docs.md'), false]);
    const missing = (pages.has(name) ? always : drawn).filter((heading) => (sections.get(heading) ?? []).length === 0);
    expect([summary, ...[...sections.values()].flat()].filter((words) => words.includes('TODO'))).toEqual([]);
    const unknown = [...sections.keys()].filter((heading) => !headings.includes(heading as never));
    expect({ missing, unknown }).toEqual({ missing: [], unknown: [] });
  });
});
