import { createHash, randomUUID } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, openAsBlob, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '../src/platform/db/index.ts';

const folder = fileURLToPath(new URL('../node_modules/.cache/livery', import.meta.url));

/**
 * An embedded database as it is created, from a file: creating one takes seconds, and it only depends on the version
 * of the engine (part of its path).
 */
export async function blankDump(): Promise<Blob> {
  const version = createHash('sha256').update(import.meta.resolve('@electric-sql/pglite')).digest('hex').slice(0, 16);
  const file = join(folder, `blank-${version}.tar`);
  if (!existsSync(file)) {
    const db = await openDatabase({ engine: 'pglite' });
    const dump = await db.dump();
    await db.close();
    mkdirSync(folder, { recursive: true });
    const fresh = `${file}.${randomUUID()}`;
    writeFileSync(fresh, Buffer.from(await dump.arrayBuffer()));
    linkUnlessPresent(fresh, file);
    rmSync(fresh);
  }
  return openAsBlob(file);
}

/** Atomic, and never replaces the file: another worker may have made it meanwhile, and be reading it. */
function linkUnlessPresent(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
}
