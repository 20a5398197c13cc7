import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A module that stands for every file of its content. */
export interface SharedModule {
  /** Of the first file that had this content, with the name of the content as its stamp. */
  readonly url: string;
  /** Module of each import that stands in it, by how it is written. */
  readonly imports: ReadonlyMap<string, SharedModule>;
  /** Until it was evaluated. */
  source: string | undefined;
}

/** Texts that may be imports of files beside this one. */
const RELATIVE = /(?<quote>['"`])(?<path>\.{1,2}\/[^'"`\n]*)\k<quote>/g;
/** Makes paths of what is only known while it runs. */
const COMPUTED = /\bimport\s*\(|\bimport\.meta\b|\brequire\b/;
/** Says that a file is a module, as each that exports something does. */
const MODULE = /^export\b/m;

/**
 * Finds the one module of all files that say the same and import files that do: Node never frees a module, and a fleet's themes are
 * mostly parts of a template.
 *
 * @param stamp name of the parameter of an address that holds a content's name
 */
export function sameContent(stamp: string): { readonly moduleOf: (path: string, seen?: Map<string, SharedModule | undefined>) => SharedModule | undefined; readonly named: (name: string) => SharedModule | undefined } {
  const known = new Map<string, SharedModule>();

  /** Undefined for what cannot be read, imports itself, or does more than import and export. */
  function moduleOf(path: string, seen = new Map<string, SharedModule | undefined>()): SharedModule | undefined {
    if (seen.has(path)) return seen.get(path);
    seen.set(path, undefined);
    const module = readModule(path, seen);
    seen.set(path, module);
    return module;
  }

  function readModule(path: string, seen: Map<string, SharedModule | undefined>): SharedModule | undefined {
    const source = textOf(path);
    if (source === undefined || COMPUTED.test(source) || !MODULE.test(source)) return undefined;
    const imports = new Map<string, SharedModule>();
    const hash = createHash('sha256').update(source);
    for (const { groups } of source.matchAll(RELATIVE)) {
      const specifier = groups?.['path'] ?? '';
      const imported = moduleOf(resolve(dirname(path), specifier), seen);
      if (imported === undefined) return undefined;
      imports.set(specifier, imported);
      hash.update(`\0${imported.url}`);
    }
    const name = hash.digest('hex');
    const module = known.get(name) ?? { url: `${pathToFileURL(path).href}?${stamp}=${name}`, imports, source };
    known.set(name, module);
    return module;
  }

  return { moduleOf, named: (name) => known.get(name) };
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
