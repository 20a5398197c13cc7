import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readModule } from '../imports.ts';
import type { Workspace, WorkspacePackage } from '../workspace.ts';

/** Packages with a recorded export list: those under packages/. */
export function listedPackages(world: Workspace): WorkspacePackage[] {
  return [...world.packages.values()].filter((each) => each.folder.startsWith('packages/'));
}

function entriesOf(each: WorkspacePackage): [subpath: string, file: string][] {
  return Object.entries(each.manifest.exports ?? {}).flatMap(([subpath, file]) =>
    typeof file === 'string' && /\.tsx?$/.test(file) ? [[subpath, join(each.folder, file)] as [string, string]] : [],
  );
}

/** Returns the current content of a package's exports.txt: one sorted name per line, types marked. */
export function exportList(root: string, each: WorkspacePackage): string {
  const sections = entriesOf(each)
    .filter(([, file]) => existsSync(join(root, file)))
    .map(([subpath, file]) => {
      const names = readModule(file, readFileSync(join(root, file), 'utf8')).exports.map((found) =>
        found.kind === 'type' ? `type ${found.name}` : found.name,
      );
      return [`# ${subpath}`, ...new Set(names.toSorted())].join('\n');
    });
  return `${sections.join('\n\n')}\n`;
}
