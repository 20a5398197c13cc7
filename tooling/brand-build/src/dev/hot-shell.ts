import type { Plugin } from 'vite';
import { buildShell } from '../shell/build-shell.ts';
import type { Shell } from '../shell/shell.ts';

/** The application takes an edited brand from its development server; here it takes it from whoever sets this global. */
const hotBrand: Plugin = {
  name: 'livery:hot-brand',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /apps[\\/]portal[\\/]src[\\/]main\.tsx$/ },
    handler: (code) => code.replaceAll('import.meta.hot', 'globalThis.liveryHot'),
  },
};

/**
 * Builds a shell whose brand can be replaced while it runs: a page that sets `globalThis.liveryHot`, with the methods
 * `accept` and `on` of `import.meta.hot`, before the first script is told the function that takes another brand. It is the
 * shell of a build in all else, so that a page comes as quickly as a visitor's.
 *
 * @param dist absolute path of an output folder that no site is served from
 */
export async function buildHotShell(dist: string): Promise<Shell> {
  const { shell } = await buildShell(dist, undefined, { name: 'hot', plugins: [hotBrand] });
  return shell;
}
