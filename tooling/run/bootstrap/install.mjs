import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Shortfall } from './toolchain.mjs';

const GROUPS = ['apps', 'packages', 'tooling', 'brands'];

/** @returns {string[]} */
function manifests(root) {
  const folders = GROUPS.filter((group) => existsSync(join(root, group)));
  const inner = folders.flatMap((group) => readdirSync(join(root, group)).map((name) => `${group}/${name}/package.json`));
  return ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', '.npmrc', ...inner].filter((path) => existsSync(join(root, path)));
}

function stampOf(root, toolchain) {
  const hash = createHash('sha256').update(`${toolchain.node}\n${process.platform}-${process.arch}\n`);
  for (const path of manifests(root).toSorted()) hash.update(path).update('\0').update(readFileSync(join(root, path))).update('\0');
  return hash.digest('hex');
}

/** Kept inside node_modules, so that removing that removes the stamp. */
const stampFile = (root) => join(root, 'node_modules/.cache/livery/installed');

/** Installs the libraries when a manifest or the lockfile changed since the last time, or nothing is installed yet. */
export function installWhenChanged(root, toolchain, env) {
  const file = stampFile(root);
  if (existsSync(file) && readFileSync(file, 'utf8') === stampOf(root, toolchain)) return;
  install(root, toolchain, env, { frozen: true });
}

/**
 * Installs the libraries.
 *
 * @param {{ frozen: boolean }} options whether the lockfile must agree with the manifests, or is written anew
 * @returns {0} the exit code
 * @throws Shortfall when pnpm fails
 */
export function install(root, toolchain, env, { frozen }) {
  process.stdout.write('Installing libraries …\n');
  const run = spawnSync(toolchain.pnpm, ['install', frozen ? '--frozen-lockfile' : '--no-frozen-lockfile'], {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (run.status !== 0) {
    throw new Shortfall(
      'pnpm could not install the libraries; its message stands above. It needs the npm registry once; after that everything works offline.' +
        (frozen ? '\nAfter a change of a package.json, "npm run lockfile:update" brings the lockfile up to date.' : ''),
    );
  }
  const file = stampFile(root);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, stampOf(root, toolchain));
  return 0;
}
