import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { manifests, type Manifest, type PackedEntry } from './packed-packages.ts';

/** The entry that only tests of this repository import. */
const OF_TESTS = './test-support';
/** The catalog of pnpm-workspace.yaml with the versions that a packed package works with. */
const PEERS = 'catalog:peers';

const packedEntry = (source: string): PackedEntry => {
  const built = source.replace('./src/', './dist/').replace(/\.tsx?$/, '');
  return { types: `${built}.d.ts`, import: `${built}.js` };
};

function entryFaults({ exports: entries = {}, publishConfig }: Manifest): string[] {
  const expected = Object.fromEntries(Object.entries(entries).filter(([entry]) => entry !== OF_TESTS).map(([entry, source]) => [entry, packedEntry(source)]));
  const actual = publishConfig?.exports ?? {};
  return JSON.stringify(actual) === JSON.stringify(expected) ? [] : [`publishConfig.exports is not ${JSON.stringify(expected)}.`];
}

/** A README travels with the package, and what it links to outside of it does not. */
function readmeFaults(folder: string): string[] {
  const path = join(folder, 'README.md');
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  return [...text.matchAll(/\]\((\.\.\/[^)]*)\)/g)].map(([, target]) => `its README links to ${target ?? ''}, which is not packed.`);
}

/**
 * Faults of the manifests that are packed, which the installation elsewhere would show late or never: entries that lead to no built file, a
 * package of the workspace that is not packed itself, a library of which a site must have one copy among the dependencies, a README that links out of the package.
 *
 * @param peers the libraries of which a site must have one copy, with the range that works
 * @param pinned the version of each library in this repository
 */
export function packedFaults(root: string, peers: Readonly<Record<string, string>>, pinned: Readonly<Record<string, string>>): string[] {
  const packed = [...manifests(root)].filter(([, { publishConfig }]) => publishConfig?.exports !== undefined);
  const names = new Set(packed.map(([, { name }]) => name));
  const faultsOf = (manifest: Manifest): string[] => {
    const { dependencies = {}, peerDependencies = {}, devDependencies = {} } = manifest;
    return [
      ...(manifest.private === true ? ['"private" keeps it out of every registry.'] : []),
      ...(manifest.description === undefined ? ['it has no description.'] : []),
      ...(manifest.license === undefined ? ['it has no license.'] : []),
      ...(manifest.files?.join() === 'dist' ? [] : ['files is not ["dist"].']),
      ...entryFaults(manifest),
      ...Object.keys(dependencies).filter((name) => name.startsWith('@livery/') && !names.has(name)).map((name) => `it depends on ${name}, which is not packed.`),
      ...Object.keys(dependencies).filter((name) => peers[name] !== undefined).map((name) => `${name} is a dependency; a site has one copy of it, so it is a peerDependency ("${PEERS}") and a devDependency.`),
      ...Object.entries(peerDependencies).filter(([name, version]) => version !== PEERS || devDependencies[name] === undefined).map(([name]) => `the peer ${name} is not "${PEERS}" with a devDependency beside it.`),
    ];
  };
  return [
    ...packed.flatMap(([folder, manifest]) => [...faultsOf(manifest), ...readmeFaults(folder)].map((fault) => `${manifest.name}: ${fault}`)),
    ...Object.entries(peers).filter(([name, range]) => range !== `^${pinned[name] ?? ''}`).map(([name, range]) => `pnpm-workspace.yaml: the peer ${name} is ${range}, and this repository has ${pinned[name] ?? 'none'}.`),
  ];
}
