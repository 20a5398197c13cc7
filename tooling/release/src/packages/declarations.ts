import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { PackedPackage } from './packed-packages.ts';

/** Where the type check of the workspace writes a package's declarations. */
const CHECKED = '.cache/types';
/** A relative path that a declaration imports from, with the words before it. */
const RELATIVE = /((?:\bfrom |\bimport |\bimport\()['"])(\.[^'"]+)(?=['"])/g;

/** The path of the built module that a declaration speaks of. */
const builtPath = (specifier: string): string => specifier.replace(/\.(?:tsx?|json)$/, '.js');

/** The type of a catalogue file: its keys. */
function declarationOfJson(path: string): string {
  const keys = Object.keys(JSON.parse(readFileSync(path, 'utf8')) as object);
  return `declare const texts: {\n${keys.map((key) => `    ${JSON.stringify(key)}: string;`).join('\n')}\n};\nexport default texts;\n`;
}

/**
 * Copies the declarations of a package that its entries reach from the last type check into its `dist`, beside the scripts. They name
 * built modules instead of sources; a JSON file, which other compilers may be told not to read, becomes a declaration of its keys.
 *
 * @throws Error where a declaration is missing: the types were not checked
 */
export function copyDeclarations({ folder, manifest, sources }: PackedPackage): void {
  const declarationOf = (source: string): string => join(folder, CHECKED, source.replace(/\.tsx?$/, '.d.ts'));
  const written = new Set<string>();
  const copy = (source: string): void => {
    if (written.has(source)) return;
    written.add(source);
    const target = join(folder, 'dist', source.replace(/^src\//, '').replace(/\.(?:tsx?|json)$/, '.d.ts'));
    mkdirSync(dirname(target), { recursive: true });
    if (source.endsWith('.json')) {
      writeFileSync(target, declarationOfJson(join(folder, source)));
      return;
    }
    const origin = declarationOf(source);
    if (!existsSync(origin)) throw new Error(`${manifest.name} has no ${relative(folder, origin)}: its types were not checked.`);
    const text = readFileSync(origin, 'utf8');
    for (const [, , specifier = ''] of text.matchAll(RELATIVE)) copy(join(dirname(source), specifier));
    writeFileSync(target, text.replaceAll(RELATIVE, (_, before: string, specifier: string) => before + builtPath(specifier)));
  };
  for (const source of Object.values(sources)) copy(source);
}
