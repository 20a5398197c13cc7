import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot, PROGRAMS, ROOT } from './paths.ts';
import { PlainError } from './plain-error.ts';

/** dist/fleet.json, as far as these commands read it. */
export interface Fleet {
  /** The default brand stands first. */
  brands: { id: string }[];
}

const FLEET_FILE = inRoot('dist/fleet.json');
const STAMP_FILE = inRoot('dist/.inputs');
const INPUTS = ['packages', 'apps/portal', 'brands', 'tooling/brand-build'];
const INPUT_FILES = ['pnpm-lock.yaml', 'tooling/tsconfig/base.json', 'tooling/tsconfig/react.json'];
const IGNORED = /^(?:node_modules|dist|\.cache|.*\.(?:test|stories)\.tsx?|.*\.md)$/;

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (IGNORED.test(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesUnder(path) : [path];
  });
}

/** A digest of everything a built site is made from. */
export function inputStamp(): string {
  const files = [...INPUTS.map((path) => inRoot(path)).filter(existsSync).flatMap(filesUnder), ...INPUT_FILES.map((path) => inRoot(path))];
  const hash = createHash('sha256').update(process.version);
  for (const file of files.toSorted()) hash.update(file.slice(ROOT.length)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

/** Reads the built fleet. */
export function readFleet(): Fleet {
  return JSON.parse(readFileSync(FLEET_FILE, 'utf8')) as Fleet;
}

/**
 * Builds sites.
 *
 * @param args for the fleet builder: `--all`, or `--brand a,b`
 * @returns the builder's exit code; its list of faults went to the terminal
 */
export function buildFleet(args: string[]): number {
  rmSync(STAMP_FILE, { force: true }); // until all brands are built, dist/ vouches for nothing
  return spawnSync(process.execPath, [PROGRAMS.brandBuild, 'build', ...args], { cwd: ROOT, stdio: 'inherit' }).status ?? 1;
}

/**
 * Builds every site unless the ones in dist/ were made from these very inputs.
 *
 * @throws PlainError when the build has faults
 */
export function ensureFleet(): Fleet {
  const stamp = inputStamp();
  const fresh = existsSync(FLEET_FILE) && existsSync(STAMP_FILE) && readFileSync(STAMP_FILE, 'utf8') === stamp;
  if (!fresh) {
    process.stdout.write('Building the sites …\n');
    if (buildFleet(['--all']) !== 0) throw new PlainError('The sites were not built: the faults stand above.');
    writeFileSync(STAMP_FILE, stamp);
  }
  return readFleet();
}
