import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { repositoryRoot } from '@livery/brand-build';
import { readFleet } from '@livery/run';
import { followImports } from './follow-imports.ts';
import { pageScripts } from './page-scripts.ts';

/** Scripts of a feature beyond those of the home page; sizes in kB, gzipped per file. */
export interface FeatureScripts {
  readonly own: number;
  readonly files: number;
  /** Size of the scripts counted separately. */
  readonly apart: number;
  readonly apartFiles: number;
}

const read = (address: string): string => readFileSync(join(repositoryRoot, 'dist', address), 'utf8');
const gzipped = (addresses: readonly string[]): number =>
  addresses.reduce((sum, address) => sum + gzipSync(read(address), { level: 9 }).length, 0) / 1000;

/** Returns the only script of the shell whose name starts with `name`; where longer names start so too, the one that has nothing but its hash behind it. */
function script(name: string): string {
  const named = readdirSync(join(repositoryRoot, 'dist/shell')).filter((each) => new RegExp(`^${name}-[^.~-]+.*\\.js$`).test(each));
  const [file, ...others] = named.length > 1 ? named.filter((each) => new RegExp(`^${name}-[\\w-]{8}\\.js$`).test(each)) : named;
  if (file === undefined || others.length > 0) throw new Error(`The shell has not exactly one script named ${name}.`);
  return `/shell/${file}`;
}

/**
 * Returns the size of a feature's chunk with all its imports.
 *
 * @param name name of the chunk, without its hash
 * @param less `known`: chunks fetched earlier by other features; `apart`: chunks to count separately
 */
export function featureScripts(name: string, less: { readonly known?: readonly string[]; readonly apart?: readonly string[] } = {}): FeatureScripts {
  const [brand] = readFleet().brands;
  if (brand === undefined) throw new Error('No brand is built.');
  const page = pageScripts(read(`brands/${brand.id}/index.html`));
  const closure = (chunk: string) => followImports({ loaded: [script(chunk)], imports: page.imports }, read);
  const known = new Set([...followImports(page, read), ...(less.known ?? []).flatMap(closure)]);
  const fresh = closure(name).filter((address) => !known.has(address));
  const apart = fresh.filter((address) => (less.apart ?? []).some((each) => address.startsWith(`/shell/${each}-`)));
  const own = fresh.filter((address) => !apart.includes(address));
  return { own: gzipped(own), files: own.length, apart: gzipped(apart), apartFiles: apart.length };
}
