import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository. */
export const ROOT = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[\\/]$/, '');

/** A path of the repository. */
export const inRoot = (...parts: string[]): string => join(ROOT, ...parts);

/** The builder of pages. */
export const VITE = inRoot('node_modules/vite/bin/vite.js');

/** What a child imports first, so that it ends with its parent. */
export const STOP_WITH_PARENT = new URL('../bootstrap/stop-with-parent.mjs', import.meta.url).href;

/** The programs that the other folders of the repository offer. */
export const PROGRAMS = {
  brandBuild: inRoot('tooling/brand-build/src/main.ts'),
  bench: inRoot('tooling/bench/src/main.ts'),
  gateway: inRoot('apps/gateway/src/main.ts'),
  gatewayDatabase: inRoot('apps/gateway/src/database-command/main.ts'),
  demoVendor: inRoot('apps/demo-vendor/src/main.ts'),
  demoPayments: inRoot('apps/demo-payments/src/main.ts'),
} as const;
