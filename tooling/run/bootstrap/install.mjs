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

/** Installs the libraries when a manifest or the lockfile changed since the last time, or nothing is installed yet. */
export function installWhenChanged(root, toolchain, env) {
  // Kept inside node_modules, so that removing that removes the stamp.
  const file = join(root, 'node_modules/.cache/livery/installed');
  const stamp = stampOf(root, toolchain);
  if (existsSync(file) && readFileSync(file, 'utf8') === stamp) return;
  process.stdout.write('Installing libraries …\n');
  const run = spawnSync(toolchain.pnpm, ['install', '--frozen-lockfile'], {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (run.status !== 0) {
    throw new Shortfall('pnpm could not install the libraries; its message stands above. It needs the npm registry once; after that everything works offline.');
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, stamp);
}
