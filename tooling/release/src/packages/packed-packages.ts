import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@livery/run';

/** The two files of an entry of a packed package, from its folder. */
export interface PackedEntry {
  readonly types: string;
  readonly import: string;
}

/** Fields of a package.json that decide how it is packed. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly description?: string;
  readonly license?: string;
  readonly files?: readonly string[];
  /** Entries as the workspace imports them: TypeScript. */
  readonly exports?: Readonly<Record<string, string>>;
  /** What pnpm writes over the fields above when it packs. */
  readonly publishConfig?: { readonly exports?: Readonly<Record<string, PackedEntry>> };
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** A package that other repositories may install. */
export interface PackedPackage {
  /** Absolute. */
  readonly folder: string;
  readonly manifest: Manifest;
  /** Its sources by entry, from its folder: `.` is `src/index.ts`. */
  readonly sources: Readonly<Record<string, string>>;
}

/** The manifests below `packages/`, by folder. */
export function manifests(root: string = ROOT): ReadonlyMap<string, Manifest> {
  const folder = join(root, 'packages');
  const names = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'package.json')));
  return new Map(names.map((name) => [join(folder, name), JSON.parse(readFileSync(join(folder, name, 'package.json'), 'utf8')) as Manifest]));
}

/** The packages that are packed: those whose manifest says what their entries are once they are built. */
export function packedPackages(root: string = ROOT): readonly PackedPackage[] {
  return [...manifests(root)].flatMap(([folder, manifest]) => {
    const packed = manifest.publishConfig?.exports;
    if (packed === undefined) return [];
    const sources = Object.fromEntries(Object.keys(packed).map((entry) => [entry, (manifest.exports?.[entry] ?? '').replace(/^\.\//, '')]));
    return [{ folder, manifest, sources }];
  });
}
