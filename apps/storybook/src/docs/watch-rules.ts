import { join } from 'node:path';
import { globSync } from 'node:fs';
import type { Plugin } from 'vite';

/**
 * Has the server look after the folders of packages: it watches files that it has served, and those of its own folder. The rules of a new
 * component (`*.docs.md`) are none of them, and would be shown after a restart alone.
 *
 * @param root the repository
 */
export function watchRules(root: string): Plugin {
  return {
    name: 'livery:watch-rules',
    apply: 'serve',
    configureServer(server) {
      server.watcher.add(globSync('packages/*/src', { cwd: root }).map((folder) => join(root, folder)));
    },
  };
}
