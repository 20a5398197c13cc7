import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pack } from '../cache/archive.ts';
import type { UserCache } from '../cache/user-cache.ts';
import { inRoot, VITE } from '../paths.ts';
import { PlainError } from '../plain-error.ts';
import { ensureBuilt } from './build-cache.ts';

const VENDOR = inRoot('apps/demo-vendor');
const PAGES = inRoot('apps/demo-vendor/dist');

/**
 * Builds the demo vendor's game page unless it was made from these very inputs.
 *
 * @param cache where those of other clones are; without it they are built here
 * @throws PlainError when the build fails
 */
export function ensureVendorPage(cache?: UserCache): void {
  ensureBuilt({
    inputs: [VENDOR, inRoot('packages/contracts/src'), inRoot('tooling/browser-floor/src'), inRoot('package.json'), inRoot('pnpm-lock.yaml')],
    proof: join(PAGES, 'index.html'),
    stamp: join(PAGES, '.inputs'),
    build() {
      process.stdout.write('Building the demo vendor’s games …\n');
      const run = spawnSync(process.execPath, [VITE, 'build', '--logLevel', 'warn'], { cwd: VENDOR, stdio: 'inherit' });
      if (run.status !== 0) throw new PlainError('The demo vendor’s game page was not built; the reason stands above.');
    },
    shared: cache && {
      cache,
      kind: 'games',
      folder: PAGES,
      pack: () => pack(PAGES, (path) => path !== '.inputs'),
      onTaken: () => undefined,
    },
  });
}
