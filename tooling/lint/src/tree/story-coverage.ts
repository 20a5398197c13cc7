import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readModule } from '../imports.ts';
import { filesUnder, isTestOrStory } from '../workspace.ts';

/** Components without a visible output, which every story uses already. */
const SURROUNDS = /(?:Provider|GlobalStyle)$/;

/** Components among the exports of a module. */
function componentsOf(path: string): string[] {
  return readModule(path, readFileSync(path, 'utf8'))
    .exports.filter(({ kind, name }) => kind === 'value' && /^[A-Z][a-z]/.test(name) && !SURROUNDS.test(name))
    .map(({ name }) => name);
}

function withoutStory(root: string, folder: string, components: readonly string[]): string[] {
  const stories = filesUnder(root, `${folder}/src`)
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => readFileSync(join(root, file), 'utf8'));
  return components.filter((name) => !stories.some((story) => new RegExp(`\\b${name}\\b`).test(story)));
}

/** Returns exported components of a package that no story shows. */
export function componentsWithoutStory(root: string, folder: string): string[] {
  const entry = join(root, folder, 'src/index.ts');
  return existsSync(entry) ? withoutStory(root, folder, componentsOf(entry)) : [];
}

/** Returns components that a package's own files share, exported by the package or not, and that no story shows. */
export function partsWithoutStory(root: string, folder: string): string[] {
  const files = filesUnder(root, `${folder}/src`).filter((file) => file.endsWith('.tsx') && !isTestOrStory(file));
  return withoutStory(root, folder, [...new Set(files.flatMap((file) => componentsOf(join(root, file))))]);
}
