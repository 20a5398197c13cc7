import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** Where Linux keeps files in memory. */
const SHARED_MEMORY = '/dev/shm';
/** What a run of the suite puts there, with room to spare: each file of tests makes a database of 14 MB. */
const NEEDED_BYTES = 8 * 1024 ** 3;

/** Where databases of tests are kept: in memory where there is much of it, since a disk takes longer than most tests. */
export function memoryFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(SHARED_MEMORY);
    const isRoomy = bavail * bsize >= NEEDED_BYTES && process.availableMemory() >= 1.5 * NEEDED_BYTES;
    return isRoomy ? SHARED_MEMORY : tmpdir();
  } catch {
    // There is none here.
    return tmpdir();
  }
}
