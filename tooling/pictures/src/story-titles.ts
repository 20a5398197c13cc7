import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Titles of all stories, as their files state them: known before the workbench is built. */
export function storyTitles(root: string): string[] {
  return globSync(['packages/*/src/**/*.stories.tsx', 'apps/storybook/src/**/*.stories.tsx'], { cwd: root })
    .flatMap((path) => /title: '([^']+)'/.exec(readFileSync(join(root, path), 'utf8'))?.[1] ?? []);
}
