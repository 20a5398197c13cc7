import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CharacterSpan, CheckContext, FontWeights } from '@livery/brand-kit';
import { fontCharacters } from './font-characters.ts';
import { fontWeights } from './font-weights.ts';

/** What a font file says of itself. */
interface FontFacts {
  readonly characters: readonly CharacterSpan[] | undefined;
  readonly weights: FontWeights | undefined;
}

/** Facts of the platform's fonts by their source: the same for each brand, and unchanged while it runs. */
const packagedFacts = new Map<string, FontFacts>();

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
export function fontsOf(folder: string): Pick<CheckContext, 'fontExists' | 'fontCharacters' | 'fontWeights'> {
  const ownFacts = new Map<string, FontFacts>();
  const factsOf = (source: string): FontFacts => {
    const known = source.startsWith('assets/') ? ownFacts : packagedFacts;
    const facts = known.get(source) ?? factsIn(fontFile(folder, source));
    known.set(source, facts);
    return facts;
  };
  return {
    fontExists: (source) => fontFile(folder, source) !== undefined,
    fontCharacters: (source) => factsOf(source).characters,
    fontWeights: (source) => factsOf(source).weights,
  };
}

/** Without any also for a damaged file, which has a fault of its own. */
function factsIn(file: string | undefined): FontFacts {
  try {
    if (file === undefined) return { characters: undefined, weights: undefined };
    const content = readFileSync(file);
    return { characters: fontCharacters(content), weights: fontWeights(content) };
  } catch {
    return { characters: undefined, weights: undefined };
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
