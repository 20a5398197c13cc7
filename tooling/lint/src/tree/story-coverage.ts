import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readModule } from '../imports.ts';
import { filesUnder } from '../workspace.ts';

/** Components without a visible output, which every story uses already. */
const SURROUNDS = /(?:Provider|GlobalStyle)$/;

/** Returns exported components of a package that no story shows. */
export function componentsWithoutStory(root: string, folder: string): string[] {
  const entry = join(root, folder, 'src/index.ts');
  if (!existsSync(entry)) return [];
  const stories = filesUnder(root, `${folder}/src`)
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => readFileSync(join(root, file), 'utf8'));
  return readModule(entry, readFileSync(entry, 'utf8'))
    .exports.filter(({ kind, name }) => kind === 'value' && /^[A-Z][a-z]/.test(name) && !SURROUNDS.test(name))
    .map(({ name }) => name)
    .filter((name) => !stories.some((story) => new RegExp(`\\b${name}\\b`).test(story)));
}
