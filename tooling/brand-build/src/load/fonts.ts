import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CharacterSpan, CheckContext } from '@livery/brand-kit';
import { fontCharacters } from './font-characters.ts';

/** Characters of the platform's fonts by their source: the same for each brand, and unchanged while it runs. */
const packagedCharacters = new Map<string, readonly CharacterSpan[] | undefined>();

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

/** What the checks ask of the fonts of a brand's folder. */
export function fontsOf(folder: string): Pick<CheckContext, 'fontExists' | 'fontCharacters'> {
  return {
    fontExists: (source) => fontFile(folder, source) !== undefined,
    fontCharacters(source) {
      if (source.startsWith('assets/')) return charactersIn(fontFile(folder, source));
      if (!packagedCharacters.has(source)) packagedCharacters.set(source, charactersIn(fontFile(folder, source)));
      return packagedCharacters.get(source);
    },
  };
}

/** Undefined also for a damaged file, which has a fault of its own. */
function charactersIn(file: string | undefined): readonly CharacterSpan[] | undefined {
  if (file === undefined) return undefined;
  try {
    return fontCharacters(readFileSync(file));
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
