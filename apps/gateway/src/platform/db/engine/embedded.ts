import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { lockFolder, type Unlock } from './folder-lock.ts';
import { readBytea, readDate, readInt8, readTimestamp, typeIds } from './values.ts';

/** An embedded engine and how to release its folder. */
export interface Embedded {
  readonly engine: PGlite;
  readonly unlock: Unlock;
}

/** Of the engine, which derives those of arrays: handed over with a query, they are copied together with those of all types for each one. */
const parsers = { [typeIds.int8]: readInt8, [typeIds.date]: readDate, [typeIds.bytea]: readBytea, [typeIds.timestamptz]: readTimestamp };

const settings = { parsers, relaxedDurability: false, startParams: [...PGlite.defaultStartParams, '-c', 'timezone=UTC'] };

/**
 * Opens the embedded engine in `folder`, or in memory without one, optionally from a dumped data directory. A new folder is
 * prepared aside and moved into place, so that a killed process leaves no partial one.
 */
export async function openEmbedded(folder: string | undefined, dump: Blob | undefined): Promise<Embedded> {
  const load = dump === undefined ? {} : { loadDataDir: dump };
  if (folder === undefined) return { engine: await PGlite.create({ ...settings, ...load }), unlock: () => undefined };
  const unlock = lockFolder(folder);
  try {
    const cluster = join(folder, 'cluster');
    if (!existsSync(cluster)) {
      const fresh = join(folder, 'cluster.new');
      rmSync(fresh, { recursive: true, force: true });
      const engine = await PGlite.create(fresh, { ...settings, ...load });
      await engine.close();
      renameSync(fresh, cluster);
    }
    return { engine: await PGlite.create(cluster, settings), unlock };
  } catch (error) {
    unlock();
    throw error;
  }
}
