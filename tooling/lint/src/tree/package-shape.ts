import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readModule } from '../imports.ts';
import { filesUnder } from '../workspace.ts';
import type { BoundaryList } from '../boundaries.ts';
import type { Workspace, WorkspacePackage } from '../workspace.ts';
import { exportList, listedPackages } from './export-list.ts';

function entryFaults(root: string, each: WorkspacePackage, list: BoundaryList): string[] {
  const faults: string[] = [];
  const expected = ['.', ...(list.packages[each.name]?.entries ?? [])];
  const actual = Object.keys(each.manifest.exports ?? {});
  if (actual.join() !== expected.join()) faults.push(`exports ${actual.join(', ') || 'nothing'}; one entry is allowed: ${expected.join(', ')}.`);
  if (each.manifest.exports?.['.'] !== './src/index.ts') faults.push('its entry is not ./src/index.ts.');
  if (!existsSync(join(root, each.folder, 'src/index.ts'))) return [...faults, 'has no src/index.ts.'];

  const module = readModule('index.ts', readFileSync(join(root, each.folder, 'src/index.ts'), 'utf8'));
  if (module.hasDefaultExport) faults.push('its entry has a default export.');
  if (module.starExports.length > 0) faults.push(`its entry exports everything from ${module.starExports.join(', ')}; name each export.`);
  return faults;
}

function barrels(root: string, each: WorkspacePackage): string[] {
  const inner = filesUnder(root, `${each.folder}/src`).filter((file) => /\/src\/.+\/index\.tsx?$/.test(file));
  return inner.map((file) => `has an internal barrel: ${file.slice(each.folder.length + 1)}.`);
}

function listFault(root: string, each: WorkspacePackage): string[] {
  const path = join(root, each.folder, 'exports.txt');
  const kept = existsSync(path) ? readFileSync(path, 'utf8') : '';
  return kept === exportList(root, each) ? [] : ['exports.txt is not its export list; if the change is meant, run `pnpm exports:update`.'];
}

/** Returns faults in the shape of packages: entry, internal barrels, recorded export list. */
export function packageFaults(world: Workspace, list: BoundaryList): string[] {
  return listedPackages(world).flatMap((each) => {
    const faults = [
      ...entryFaults(world.root, each, list),
      ...barrels(world.root, each),
      ...listFault(world.root, each),
    ];
    return faults.map((fault) => `${each.folder} ${fault}`);
  });
}
