import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { withBuildLock } from '@livery/brand-build/build-lock';
import { inRoot, PlainError, ROOT } from '@livery/run';
import { run } from '../programs.ts';
import { copyCatalogues } from './catalogue-files.ts';
import { copyDeclarations } from './declarations.ts';
import { packedPackages, type PackedPackage } from './packed-packages.ts';
import { buildScripts } from './scripts.ts';

/** A packed package. */
export interface Tarball {
  readonly name: string;
  readonly version: string;
  /** Absolute. */
  readonly file: string;
  readonly bytes: number;
}

/** Checks the types of the packages, which writes their declarations; what has not changed since the last check is passed over. */
function checkTypes(packages: readonly PackedPackage[]): void {
  const folders = packages.map(({ folder }) => relative(ROOT, folder));
  run(process.execPath, [inRoot('node_modules/typescript/bin/tsc'), '-b', '--pretty', 'false', ...folders]);
}

const fileOf = ({ name, version }: { readonly name: string; readonly version: string }): string => `${name.replace('@', '').replace('/', '-')}-${version}.tgz`;

/** Builds a package and packs it; the built files are removed again: those that grow old beside the sources would only be packed by mistake. */
async function packOne(each: PackedPackage, into: string): Promise<void> {
  try {
    await buildScripts(each);
    copyDeclarations(each);
    copyCatalogues(each);
    run('pnpm', ['pack', '--pack-destination', into], each.folder);
  } finally {
    rmSync(join(each.folder, 'dist'), { recursive: true, force: true });
  }
  const packed = new Set(run('tar', ['-tzf', join(into, fileOf(each.manifest))]).split('\n'));
  const missing = Object.values(each.manifest.publishConfig?.exports ?? {}).flatMap((entry) => Object.values(entry)).filter((path) => !packed.has(`package/${path.replace('./', '')}`));
  if (missing.length > 0) throw new PlainError(`${each.manifest.name} was packed without ${missing.join(', ')}.`);
}

/**
 * Builds every package that other repositories may install, and packs it: JavaScript, declarations, README, and a manifest in which pnpm has put
 * versions in place of `workspace:` and `catalog:`, and the built entries in place of the sources. Two at once wait for each other.
 *
 * @param into the folder of the tarballs; once all are made, earlier ones of these packages there are removed
 * @throws PlainError where types are wrong, pnpm refuses, or an entry was not built
 */
export async function packPackages(into: string): Promise<readonly Tarball[]> {
  return withBuildLock(inRoot('.cache/packages'), async () => {
    const packages = packedPackages();
    checkTypes(packages);
    mkdirSync(into, { recursive: true });
    // Beside their place, so that they are moved and not copied.
    const made = mkdtempSync(join(into, '.packing-'));
    try {
      for (const each of packages) await packOne(each, made);
      const names = packages.map(({ manifest }) => fileOf({ ...manifest, version: '' }).slice(0, -'.tgz'.length));
      for (const old of readdirSync(into)) if (old.endsWith('.tgz') && names.some((name) => old.startsWith(name) && /^\d/.test(old.slice(name.length)))) rmSync(join(into, old));
      return packages.map(({ manifest: { name, version } }): Tarball => {
        const file = join(into, fileOf({ name, version }));
        renameSync(join(made, fileOf({ name, version })), file);
        return { name, version, file, bytes: statSync(file).size };
      });
    } finally {
      rmSync(made, { recursive: true, force: true });
    }
  });
}
