import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PlainError } from '@livery/run';
import { assemble } from './assemble.ts';
import { committedSource, uncommittedSource } from './source.ts';
import type { Step } from './steps.ts';
import { type Archive, writeArchive } from './write-archive.ts';

/** Signals after which nothing of the work must stay on disk, and the code that the command then ends with. */
const [SIGNALS, INTERRUPTED] = [['SIGINT', 'SIGTERM'] as const, 130];

/** What an archive is made with. */
export interface PackageOptions {
  /** The folder of the archive. */
  readonly into: string;
  /** Whether the working tree is packed in place of the commit. */
  readonly uncommitted: boolean;
  /** The folder `dist` of the release before. */
  readonly previous?: string | undefined;
  /** Says each part of the work; without it nothing is said. */
  readonly step?: Step;
}

/**
 * Makes the archive that a server runs: `livery-<version>-<platform>.tar.gz`, from an empty folder.
 *
 * @throws PlainError where the working tree has changes, or the sites of the release before are not there
 */
export async function packageRelease({ into, uncommitted, previous, step = (_, work) => work() }: PackageOptions): Promise<Archive> {
  if (previous !== undefined && !existsSync(join(previous, 'fleet.json'))) throw new PlainError(`${previous} holds no sites: name the folder dist of the release before.`);
  const work = mkdtempSync(join(tmpdir(), 'livery-package-'));
  const remove = () => {
    // Some hundred thousand files: `rmSync` takes minutes where a disk is busy.
    execFileSync('rm', ['-rf', work]);
  };
  const interrupted = (): never => {
    remove();
    process.exit(INTERRUPTED);
  };
  for (const signal of SIGNALS) process.once(signal, interrupted);
  try {
    const source = uncommitted ? uncommittedSource() : step('Copying what is committed', () => committedSource(work));
    const { folder, version, platform } = assemble({ source, into: work, previous, step });
    return await step('Packing', () => writeArchive(folder, join(into, `livery-${version}-${platform}.tar.gz`), source.time));
  } finally {
    for (const signal of SIGNALS) process.off(signal, interrupted);
    remove();
  }
}
