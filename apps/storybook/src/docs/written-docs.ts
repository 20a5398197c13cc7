import { fileNameOf, readDocs } from './written.ts';
import type { WrittenDocs } from './written.ts';

const files = import.meta.glob<string>('../../../../packages/*/src/**/*.docs.md', { query: '?raw', import: 'default' });
const byName = new Map(Object.entries(files).map(([path, load]) => [path.split('/').at(-1)?.replace('.docs.md', '') ?? '', load]));
const read = new Map<string, Promise<WrittenDocs | undefined>>();

/** What is written about a component or a page; undefined where nothing is. Fetched once. */
export function writtenDocs(name: string): Promise<WrittenDocs | undefined> {
  const known = read.get(name);
  if (known !== undefined) return known;
  const docs = byName.get(fileNameOf(name))?.().then(readDocs) ?? Promise.resolve(undefined);
  read.set(name, docs);
  return docs;
}
