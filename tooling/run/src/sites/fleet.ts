import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { inRoot, PROGRAMS, ROOT } from '../paths.ts';
import { PlainError } from '../plain-error.ts';
import { pack } from '../cache/archive.ts';
import type { UserCache } from '../cache/user-cache.ts';
import { ensureBuilt } from './build-cache.ts';

/** dist/fleet.json, as far as these commands read it. */
export interface Fleet {
  brands: { id: string; default: boolean; languages: { offered: string[]; default: string } }[];
  /** Brands with faults, which are not served. */
  leftOut: { id: string; faults: string[] }[];
}

const FLEET_FILE = inRoot('dist/fleet.json');
const STAMP_FILE = inRoot('dist/.inputs');
const INPUTS = ['packages', 'apps/portal', 'brands', 'tooling/brand-build', 'tooling/browser-floor/src', 'tooling/tsconfig', 'package.json', 'pnpm-lock.yaml'];

const RETIRED_FILE = inRoot('dist/.retired.json');
/** The lock, the stamp and the record of files of earlier builds. */
const OF_THIS_CLONE = /^\.(?!shell\.json$)/;

/** Packs the present build; files of earlier ones lie beside it for a while. Which of several brands at fault are left out depends on what is committed. */
function packFleet(): Buffer | undefined {
  if (readFleet().leftOut.length > 0) return undefined;
  const retired = JSON.parse(readFileSync(RETIRED_FILE, 'utf8')) as Record<string, number>;
  return pack(inRoot('dist'), (path) => !OF_THIS_CLONE.test(path) && retired[path] === undefined);
}

/** Reads the built fleet, the default brand first. */
export function readFleet(): Fleet {
  const { brands, leftOut } = JSON.parse(readFileSync(FLEET_FILE, 'utf8')) as Fleet;
  return { leftOut, brands: brands.toSorted((a, b) => Number(b.default) - Number(a.default)) };
}

/**
 * Builds sites.
 *
 * @param args for the fleet builder: `--all`, `--brand a,b`, or none for every brand without faults
 * @returns the builder's exit code; its list of faults went to the terminal
 */
export function buildFleet(args: string[]): number {
  rmSync(STAMP_FILE, { force: true }); // until all brands are built, dist/ vouches for nothing
  return spawnSync(process.execPath, [PROGRAMS.brandBuild, 'build', ...args], { cwd: ROOT, stdio: 'inherit' }).status ?? 1;
}

/**
 * Builds the site of every brand without faults, unless the ones in dist/ were made from these very inputs.
 *
 * @param cache where those of other clones are; without it they are built here
 * @throws PlainError when nothing could be built
 */
export function ensureFleet(cache?: UserCache): Fleet {
  ensureBuilt({
    inputs: INPUTS.map((path) => inRoot(path)),
    proof: FLEET_FILE,
    stamp: STAMP_FILE,
    build() {
      process.stdout.write('Building the sites …\n');
      if (buildFleet([]) !== 0) throw new PlainError('The sites were not built: the faults stand above.');
    },
    shared: cache && {
      cache,
      kind: 'sites',
      folder: inRoot('dist'),
      pack: packFleet,
      onTaken: () => void process.stdout.write('The sites were built before, in another clone …\n'),
    },
  });
  return readFleet();
}
