import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { standardAnswers } from '@livery/testing';
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

/** Sections that each page has. */
const always = ['Use', 'Do', 'Do not'] as const;
/** Those of a component that is drawn, which says too that it takes no focus and has no words, and those of a page of the site. */
const drawn = [...always, 'Anatomy', 'States', 'Keyboard', 'Texts'] as const;
const sitePage = [...drawn, 'Calls'] as const;
const sectionsOf = (name: string) => (pages.has(name) ? always : names.includes(name) ? drawn : sitePage);

describe('documentation of components', () => {
  it('finds the components of every package', () => {
    expect(names).toEqual(expect.arrayContaining(['Button', 'Table', 'Stack', 'ImageUpload', 'UiLinkProvider', 'LoginDialog', 'SiteLink', 'SaveFile']));
    expect(new Set(names).size).toBe(names.length);
  });

  it('has rules beside each exported component, in its package', () => {
    const missing = components.filter(({ name, file }) => docs.get(fileNameOf(name))?.path.split('/', 2).join('/') !== file.split('/', 2).join('/'));
    expect(missing.map(({ name, package: pack }) => `${pack}: ${fileNameOf(name)}.docs.md`)).toEqual([]);
  });

  it('has rules for nothing that is not shown', () => {
    expect([...docs.values()].filter(({ name }) => !stories.has(name) && !pages.has(name)).map(({ path }) => path)).toEqual([]);
  });

  it('has stories or a page under each component’s own name', () => {
    expect(names.filter((name) => !stories.has(name) && !pages.has(name))).toEqual([]);
  });

  it('has no page beside stories for one component', () => {
    expect([...pages.keys()].filter((name) => stories.has(name) || !names.includes(name))).toEqual([]);
  });

  it('says of each component and property in a comment what it is for', () => {
    const undescribed = (about = '') => about === '' || about.includes('TODO');
    expect(components.flatMap(({ name, file, about, props }) => [...(undescribed(about) ? [`${file}: ${name}`] : []), ...props.filter((prop) => undescribed(prop.about)).map((prop) => `${file}: ${name}.${prop.name}`)])).toEqual([]);
  });

  it('names only calls that the gateway has', () => {
    const calls = [...docs.values()].flatMap(({ name, sections }) => (sections.get('Calls') ?? []).flatMap((point) => [...point.matchAll(/`([a-z]\w+)`/g)].map(([, call = '']) => `${name}: ${call}`)));
    // What a component is given to call is a property of its own.
    const given = new Set(components.flatMap(({ props }) => props.map((prop) => prop.name)));
    expect(calls.filter((call) => !Object.hasOwn(standardAnswers, call.split(': ')[1] ?? '') && !given.has(call.split(': ')[1] ?? ''))).toEqual([]);
  });

  it.each([...docs.values()].map((page) => [page.name, page] as const))('says in full when and how to use %s', (name, { path, summary, sections }) => {
    expect([fileNameOf(name), summary === '']).toEqual([basename(path, '.docs.md'), false]);
    const missing = sectionsOf(name).filter((heading) => (sections.get(heading) ?? []).length === 0);
    expect([summary, ...[...sections.values()].flat()].filter((words) => words.includes('TODO'))).toEqual([]);
    const unknown = [...sections.keys()].filter((heading) => !headings.includes(heading as never));
    expect({ missing, unknown }).toEqual({ missing: [], unknown: [] });
  });
});
