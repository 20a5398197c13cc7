import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { brandIds, checkBrands, compileBrand, loadBrand, readPlatform } from '@livery/brand-build';
import type { CompiledBrand } from '@livery/brand-build';
import { brandOfFault } from '@livery/brand-kit';
import type { Fault } from '@livery/brand-kit';
import { watchFolder } from './watch-folder.ts';

/** A brand as its files are. */
export interface BrandState {
  /** What `brand:check` says of it. */
  readonly faults: readonly Fault[];
  /** The brand as it last was without faults that keep it from being built; undefined until there is one. */
  readonly compiled: CompiledBrand | undefined;
  /** Whether `compiled` is what the files say now. */
  readonly current: boolean;
  /** When the file that changed last was saved, in milliseconds since 1970. */
  readonly savedAt: number;
}

/** A brand's folder that is read again at each change. */
export interface HotBrand {
  readonly state: () => BrandState;
  /** Calls back after each change, once it was read. */
  readonly onChange: (listener: (state: BrandState) => void) => void;
  readonly close: () => void;
}

/** Editors write a file in several steps, each of them a change: read after the last, in milliseconds. */
const QUIET_MS = 12;

/**
 * Reads a brand's folder, and again whenever a file in it changes. The other brands of the folder are read once: they count
 * for what is shared with them alone.
 *
 * @param from folder of brand folders
 */
export async function watchBrand(id: string, from: string): Promise<HotBrand> {
  const folder = join(from, id);
  const platform = readPlatform();
  const others = await Promise.all((await brandIds(from)).filter((other) => other !== id).map((other) => loadBrand(join(from, other))));
  const listeners = new Set<(state: BrandState) => void>();

  async function read(before: CompiledBrand | undefined, savedAt: number): Promise<BrandState> {
    const loaded = await loadBrand(folder);
    const checked = await checkBrands(from, [...others, loaded], platform, id);
    const faults = checked.faults.filter((fault) => brandOfFault(fault) === id);
    if (checked.leftOut.has(id)) return { faults, compiled: before, current: false, savedAt };
    return { faults, compiled: await compileBrand(loaded), current: true, savedAt };
  }

  let state = await read(undefined, Date.now());
  let waiting: NodeJS.Timeout | undefined;
  let changed: string | undefined;
  let reading: Promise<void> = Promise.resolve();

  async function readAgain(): Promise<void> {
    const file = changed;
    const saved = file === undefined ? undefined : await stat(join(folder, file)).catch(() => undefined);
    try {
      state = await read(state.compiled, saved?.mtimeMs ?? Date.now());
    } catch (error) {
      // A file that is gone between two steps of an editor; the next change reads it.
      console.error(error instanceof Error ? error.message : error);
      return;
    }
    for (const listener of listeners) listener(state);
  }

  const watcher = watchFolder(folder, (file) => {
    changed = file;
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      reading = reading.then(readAgain);
    }, QUIET_MS);
  });
  return {
    state: () => state,
    onChange: (listener) => void listeners.add(listener),
    close() {
      watcher.close();
      clearTimeout(waiting);
    },
  };
}
