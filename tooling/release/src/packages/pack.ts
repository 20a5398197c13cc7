import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { inRoot, ROOT } from '@livery/run';
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

/**
 * Builds every package that other repositories may install, and packs it: JavaScript, declarations, README, and a manifest in which pnpm has put
 * versions in place of `workspace:` and `catalog:`, and the built entries in place of the sources.
 *
 * @param into the folder of the tarballs; earlier ones there are removed
 * @throws PlainError where types are wrong or pnpm refuses
 */
export async function packPackages(into: string): Promise<readonly Tarball[]> {
  const packages = packedPackages();
  checkTypes(packages);
  mkdirSync(into, { recursive: true });
  for (const old of readdirSync(into).filter((name) => name.endsWith('.tgz'))) rmSync(join(into, old));
  const tarballs: Tarball[] = [];
  for (const each of packages) {
    const { name, version } = each.manifest;
    try {
      await buildScripts(each);
      copyDeclarations(each);
      copyCatalogues(each);
      run('pnpm', ['pack', '--pack-destination', into], each.folder);
    } finally {
      // The workspace works with the sources; built files that grow old beside them would only be packed by mistake.
      rmSync(join(each.folder, 'dist'), { recursive: true, force: true });
    }
    const file = join(into, `${name.replace('@', '').replace('/', '-')}-${version}.tgz`);
    tarballs.push({ name, version, file, bytes: statSync(file).size });
  }
  return tarballs;
}
