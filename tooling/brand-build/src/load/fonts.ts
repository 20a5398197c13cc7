import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);

/** Resolves a font's `source`: below the brand's folder for `assets/…`, otherwise in a package of the platform. */
export function fontFile(folder: string, source: string): string | undefined {
  if (source.startsWith('assets/')) {
    const path = join(folder, source);
    return existsSync(path) ? path : undefined;
  }
  try {
    return require.resolve(source);
  } catch {
    return undefined;
  }
}

/** Returns the font files of the packages among this package's dependencies, as a font's `source` names them. */
export function packagedFonts(): string[] {
  const packages = fileURLToPath(new URL('../../node_modules', import.meta.url));
  const below = (path: string): string[] => readdirSync(join(packages, path)).map((name) => `${path}/${name}`);
  return readdirSync(packages)
    .filter((scope) => scope.startsWith('@fontsource'))
    .flatMap(below)
    .flatMap((name) => below(`${name}/files`))
    .filter((file) => file.endsWith('.woff2'));
}
