import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { pathWith } from './process.mjs';

const NODE_VERSION = '24.21.0';
const WANTED_NODE = 24;
const windows = process.platform === 'win32';

/** Something is missing on this machine; the message explains what to do. */
export class Shortfall extends Error {}

/** A program's full path, or undefined when it is not on the search path. */
export function onPath(program) {
  const names = windows ? [`${program}.exe`, `${program}.cmd`] : [program];
  const places = (process.env['PATH'] ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  return places.find((place) => {
    try {
      accessSync(place, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

function pinnedPnpm(root) {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).packageManager.split('@')[1];
}

function major(version) {
  return Number.parseInt(version.replace(/^v/, ''), 10);
}

function versionOf(program, root) {
  if (program === undefined || !existsSync(program)) return undefined;
  const env = { ...process.env, PATH: pathWith([dirname(program)]), COREPACK_ENABLE_DOWNLOAD_PROMPT: '0' };
  const run = spawnSync(program, ['--version'], { cwd: root, env, encoding: 'utf8', shell: windows });
  return run.status === 0 ? run.stdout.trim() : undefined;
}

/** What npm says where it cannot reach the registry, or may not. */
const UNREACHED = /\b(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ENOTCACHED|ERR_SOCKET_TIMEOUT|FETCH_ERROR|EIDLETIMEOUT)\b/;

/**
 * Asks npx for packages and for what Node and pnpm are then.
 *
 * @throws Shortfall when the registry was not reached
 */
function probe(root, packages) {
  const bootstrap = join(root, 'tooling/bootstrap.mjs');
  const args = ['-y', ...packages.flatMap((each) => ['-p', each]), '-c', `node "${bootstrap}" --probe`];
  // npm hands its own settings down by environment; a prefix or workspace set there would mislead npx.
  const run = spawnSync('npx', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], shell: windows });
  process.stderr.write(run.stderr ?? '');
  const answer = (run.stdout ?? '').split('\n').find((line) => line.startsWith('{'));
  if (answer === undefined && UNREACHED.test(run.stderr ?? '')) {
    throw new Shortfall(
      `The npm registry was not reached, so ${packages.join(' and ')} could not be fetched; npm's message stands above.\n` +
        'They are fetched once, and after that everything works offline. "npm ping" tells whether the registry answers, and behind a proxy npm needs "npm config set proxy <address>".\n' +
        `Without a network, put Node ${WANTED_NODE} (https://nodejs.org) and pnpm ${major(pinnedPnpm(root))} (https://pnpm.io/installation) on the search path.`,
    );
  }
  return answer === undefined ? undefined : JSON.parse(answer);
}

function fetchToolchain(root, pnpmVersion) {
  if (onPath('npx') === undefined) {
    throw new Shortfall(`Livery needs Node ${WANTED_NODE} and pnpm ${pnpmVersion}, or npx to fetch them. Install Node ${WANTED_NODE} from https://nodejs.org.`);
  }
  const pnpm = `pnpm@${pnpmVersion}`;
  if (major(process.version) >= WANTED_NODE) {
    process.stdout.write(`Fetching pnpm ${pnpmVersion} …\n`);
    const found = probe(root, [pnpm]);
    return found === undefined ? undefined : { ...found, node: process.execPath, version: process.version };
  }
  process.stdout.write(`Fetching Node ${NODE_VERSION} and pnpm ${pnpmVersion} (this Node is ${process.version}) …\n`);
  const found = probe(root, [`node@${NODE_VERSION}`, pnpm]);
  if (found !== undefined && major(found.version) >= WANTED_NODE) return found;
  // Where install scripts are off, the package `node` installs nothing and npx silently keeps the old Node.
  // The package of the platform holds the program itself and needs no script.
  const platform = windows ? 'win' : process.platform;
  return probe(root, [`node-${platform}-${process.arch}@${NODE_VERSION}`, pnpm]);
}

function readCache(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function fits(candidate, root, pnpmVersion) {
  const node = candidate?.node === process.execPath ? process.version : versionOf(candidate?.node, root);
  if (node === undefined || major(node) < WANTED_NODE) return false;
  const pnpm = versionOf(candidate.pnpm, root);
  return pnpm !== undefined && major(pnpm) === major(pnpmVersion);
}

/** Changes where a program is replaced in its place, as by an upgrade. */
function stampOf(...programs) {
  return programs.map((program) => (existsSync(program) ? statSync(program).mtimeMs : 'none')).join();
}

/**
 * The Node and pnpm to work with: those of the last time while their files are the same, else those at hand where they are
 * fit, else fetched now. Which Node runs this does not matter: a command within a command runs on the newer one.
 *
 * @returns full paths `{ node, pnpm }`
 * @throws Shortfall when there is no way to get them
 */
export function findToolchain(root) {
  const file = join(root, '.cache/toolchain.json');
  const pnpmVersion = pinnedPnpm(root);
  const cached = readCache(file);
  // Asking both programs their version would slow every start, so the cache holds while its files are the same.
  const isThere = cached !== undefined && existsSync(cached.node) && existsSync(cached.pnpm);
  if (isThere && cached.wants === pnpmVersion && cached.stamp === stampOf(cached.node, cached.pnpm)) return cached;

  const candidates = [...[process.execPath, onPath('node')].map((node) => ({ node, pnpm: onPath('pnpm') })), ...(isThere ? [cached] : [])];
  const atHand = candidates.find((candidate) => fits(candidate, root, pnpmVersion));
  const found = atHand ?? fetchToolchain(root, pnpmVersion);
  if (atHand === undefined && !fits(found, root, pnpmVersion)) {
    throw new Shortfall(
      `Livery runs on Node ${WANTED_NODE} and pnpm ${major(pnpmVersion)}, and npx brought ${found?.version ?? 'neither'}.\n` +
        `Install Node ${WANTED_NODE} (https://nodejs.org) and run the command again.`,
    );
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ node: found.node, pnpm: found.pnpm, wants: pnpmVersion, stamp: stampOf(found.node, found.pnpm) }));
  return found;
}
