import { readdirSync, readFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { buildTarget } from '@livery/browser-floor';
import { build, type Plugin } from 'vite';
import type { PackedPackage } from './packed-packages.ts';

/** The name of a built entry without its ending, from `dist`: that of its source. */
const builtName = (source: string): string => source.replace(/^src\//, '').replace(/\.tsx?$/, '');

/**
 * Vite alone knows `import.meta.env`; what tells development from production for React and Redux Toolkit does for us wherever the package is
 * bundled.
 */
const knownEverywhere: Plugin = {
  name: 'livery:known-everywhere',
  enforce: 'pre',
  transform: (code) => (code.includes('import.meta.env.DEV') ? code.replaceAll('import.meta.env.DEV', `(process.env.NODE_ENV !== 'production')`) : null),
};

/**
 * Writes a package's JavaScript into its `dist`: one ES module for each source that its entries reach, so that bundlers leave out what a
 * site does not use and keep lazy parts lazy. Libraries and other packages stay imports.
 *
 * @throws Error where a module would work with Vite alone
 */
export async function buildScripts({ folder, sources }: PackedPackage): Promise<void> {
  await build({
    configFile: false,
    root: folder,
    logLevel: 'warn',
    plugins: [knownEverywhere],
    json: { namedExports: false },
    // Calls instead of templates, which bundlers cannot know to be free of effects: a styled component that nobody uses may go.
    oxc: { plugins: { styledComponents: { displayName: false, fileName: false, ssr: false, minify: true, transpileTemplateLiterals: true, pure: true } } },
    build: {
      // Neither Vite's helpers for pages nor its stand-ins for Node's modules: the bundler of the site adds what it needs.
      ssr: true,
      target: buildTarget(),
      minify: false,
      copyPublicDir: false,
      reportCompressedSize: false,
      outDir: 'dist',
      rolldownOptions: {
        input: Object.fromEntries(Object.values(sources).map((source) => [builtName(source), join(folder, source)])),
        external: (id) => !id.startsWith('.') && !id.startsWith('\0') && !isAbsolute(id),
        checks: { bundlerTimings: false },
        output: { format: 'es', preserveModules: true, preserveModulesRoot: join(folder, 'src'), entryFileNames: '[name].js' },
      },
    },
  });
  const dist = join(folder, 'dist');
  const tied = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.js') && /import\.meta\.(?:env|glob|hot)\b/.test(readFileSync(join(dist, path), 'utf8')));
  if (tied.length > 0) throw new Error(`These modules work with Vite alone: ${tied.join(', ')}`);
}
