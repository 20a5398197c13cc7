import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as brandKit from '@livery/brand-kit';
import type { Fault } from '@livery/brand-kit';
import { placeOfError } from './error-place.ts';

/** Describes the name that an error says a module does not export; undefined for other errors, and outside the brand's folder. */
export function missingExport(error: unknown, folder: string): Omit<Fault, 'keyPath'> | undefined {
  const [, from, name] = /^The requested module '([^']+)' does not provide an export named '([^']+)'/.exec(error instanceof Error ? error.message : '') ?? [];
  const place = placeOfError(error, folder);
  if (from === undefined || name === undefined || place === undefined) return undefined;
  const names = from.startsWith('.') ? exportsOf(join(folder, dirname(place.file), from)) : Object.keys(brandKit);
  const nearest = brandKit.nearestOf(name, names);
  const some = names.length <= 10 ? `one of ${names.join(', ')}` : 'a name that it exports';
  return {
    file: place.file,
    line: place.line,
    found: `an import of ${name}, which ${from} does not export`,
    expected: `${names.length === 0 ? 'a file with exports' : some}; types with "import type"`,
    ...(nearest === undefined ? {} : { nearest }),
  };
}

function exportsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/^export (?:async )?(?:const|let|function|class) (\w+)/gm)].flatMap(([, name]) => name ?? []);
}
