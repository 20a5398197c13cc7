import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { readModule } from '../imports.ts';
import { isTestOrStory } from '../workspace.ts';
import { findCycles, sourceFiles } from './graph.ts';

/** Returns the relative imports between a package's files, including type imports, without tests and stories. */
export function fileEdges(root: string, folder: string): Map<string, string[]> {
  const files = sourceFiles(root).filter((file) => file.startsWith(`${folder}/`) && !isTestOrStory(file));
  const known = new Set(files);
  return new Map(
    files.map((file) => {
      const { imports } = readModule(file, readFileSync(join(root, file), 'utf8'));
      const targets = imports.filter(({ specifier }) => specifier.startsWith('.')).map(({ specifier }) => posix.join(posix.dirname(file), specifier));
      return [file, targets.filter((target) => known.has(target))];
    }),
  );
}

/** Returns cycles between a package's files, including type imports; each path ends where it begins. */
export function fileCycles(root: string, folder: string): string[][] {
  return findCycles(fileEdges(root, folder));
}

const MODULE = /^apps\/gateway\/src\/modules\/([^/]+)\//;

/** Returns faults of the gateway's modules: imports past an index, platform files that import a module, cycles of modules. */
export function gatewayModuleFaults(root: string): string[] {
  const faults: string[] = [];
  const modules = new Map<string, Set<string>>();
  for (const [file, targets] of fileEdges(root, 'apps/gateway')) {
    const from = MODULE.exec(file)?.[1];
    for (const target of targets) {
      const to = MODULE.exec(target)?.[1];
      if (to === undefined || to === from) continue;
      if (file.startsWith('apps/gateway/src/platform/')) faults.push(`${file}: the platform may not import the module ${to}.`);
      if (from === undefined) continue;
      if (target !== `apps/gateway/src/modules/${to}/index.ts`) faults.push(`${file}: ${target} is inside the module ${to}; import its index.`);
      modules.set(from, (modules.get(from) ?? new Set()).add(to));
    }
  }
  return [...faults, ...findCycles(modules).map((cycle) => `modules in a cycle: ${cycle.join(' → ')}`)];
}
