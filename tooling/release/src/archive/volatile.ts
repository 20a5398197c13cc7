import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What an installation leaves beside the libraries, and a build beside the sites to be quicker the next time: paths of that machine and moments of
 * that day, which no program here reads.
 */
const VOLATILE = new Set(['.bin', '.build.lock', '.cache', '.inputs', '.modules.yaml', '.npmrc', '.pnpm-workspace-state-v1.json', '.shell.json']);

/** Removes what differs from one build of the same sources to the next. Symbolic links are not followed. */
export function removeVolatile(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (VOLATILE.has(entry.name)) rmSync(path, { recursive: true });
    else if (entry.isDirectory()) removeVolatile(path);
  }
}
