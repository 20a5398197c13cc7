import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { withBuildLock } from './build-lock.ts';
import type { BuildLock } from './build-lock.ts';
import { DRAFTS, sweepInterruptedBuilds } from './sweep.ts';

/** Writes a file whole or not at all, since a running server may read it meanwhile. @param path absolute */
export type WriteFile = (path: string, content: string | Uint8Array) => Promise<void>;

/** The output folder during a build: nobody else writes to it. */
export interface Output extends BuildLock {
  readonly dist: string;
  readonly write: WriteFile;
}

/** Runs a build over an output folder: one at a time, after removing what interrupted builds left. */
export async function withOutput<Result>(dist: string, build: (output: Output) => Promise<Result>): Promise<Result> {
  return withBuildLock(dist, async ({ waited }) => {
    await sweepInterruptedBuilds(dist);
    const drafts = join(dist, DRAFTS);
    await mkdir(drafts, { recursive: true });
    const underWay = new Set<Promise<void>>();
    const put: WriteFile = async (path, content) => {
      const draft = join(drafts, randomUUID());
      await writeFile(draft, content);
      // Most files find their folder there already.
      await rename(draft, path).catch(async () => {
        await mkdir(dirname(path), { recursive: true });
        await rename(draft, path);
      });
    };
    let ended = false;
    const write: WriteFile = async (path, content) => {
      if (ended) throw new Error(`The build had ended when it would have written ${path}.`);
      const writing = put(path, content);
      underWay.add(writing);
      return writing.finally(() => underWay.delete(writing));
    };
    try {
      return await build({ dist, waited, write });
    } finally {
      // A part that failed may have left others that go on: after the lock they would write beside the next build.
      ended = true;
      await Promise.allSettled(underWay);
      await rm(drafts, { recursive: true, force: true });
    }
  });
}
