import { spawnSync } from 'node:child_process';
import { inRoot, VITE } from '../paths.ts';
import { PlainError } from '../plain-error.ts';
import { ensureBuilt } from './build-cache.ts';

const VENDOR = inRoot('apps/demo-vendor');

/**
 * Builds the demo vendor's game page unless it was made from these very inputs.
 *
 * @throws PlainError when the build fails
 */
export function ensureVendorPage(): void {
  ensureBuilt({
    inputs: [VENDOR, inRoot('packages/contracts/src'), inRoot('tooling/browser-floor/src'), inRoot('package.json'), inRoot('pnpm-lock.yaml')],
    proof: inRoot('apps/demo-vendor/dist/index.html'),
    stamp: inRoot('apps/demo-vendor/dist/.inputs'),
    build() {
      process.stdout.write('Building the demo vendor’s games …\n');
      const run = spawnSync(process.execPath, [VITE, 'build', '--logLevel', 'warn'], { cwd: VENDOR, stdio: 'inherit' });
      if (run.status !== 0) throw new PlainError('The demo vendor’s game page was not built; the reason stands above.');
    },
  });
}
