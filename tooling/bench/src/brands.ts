import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { buildFleet, buildShell, repositoryRoot, scaffoldBrand } from '@livery/brand-build';

/** What building many brands takes. */
export interface BrandsFigures {
  readonly brands: number;
  /** Time to build the shell once. */
  readonly shellMilliseconds: number;
  /** Loading, checking, compiling and writing, per brand. */
  readonly millisecondsPerBrand: number;
  /** Whether all files of the shell are byte-identical with one brand and with all. */
  readonly sharedChunksIdentical: boolean;
  readonly sharedChunks: number;
  /** The most memory that the process had, in megabytes. */
  readonly memory: number;
}

const voice = {
  headline: 'Play here',
  tagline: 'A site among many',
  callToAction: 'Start',
  footerDescription: 'One of a fleet.',
  seoTitle: 'One of a fleet',
  seoDescription: 'One site of a fleet that shares its shell.',
};

/**
 * Measures fleets one after another, each in a process of its own, whose memory is that of this work alone. What they
 * wrote is removed when all are measured: ext4 looks past each file that was deleted in the last minutes whenever it makes one.
 *
 * @param counts numbers of brands to generate
 */
export async function benchFleets<const Counts extends readonly number[]>(counts: Counts): Promise<{ readonly [K in keyof Counts]: BrandsFigures }> {
  const folder = await mkdtemp(join(tmpdir(), 'livery-bench-'));
  const program = fileURLToPath(new URL('./brands-program.ts', import.meta.url));
  const figures: BrandsFigures[] = [];
  try {
    for (const [index, count] of counts.entries()) {
      const { stdout } = await promisify(execFile)(process.execPath, [program, join(folder, String(index)), String(count)]);
      figures.push(JSON.parse(stdout) as BrandsFigures);
    }
    return figures as { readonly [K in keyof Counts]: BrandsFigures };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Builds the portal's shell and a fleet of generated brands in a folder. @param count number of brands to generate */
export async function benchFleet(folder: string, count: number): Promise<BrandsFigures> {
  const [from, to] = [join(folder, 'brands'), join(folder, 'dist')];
  await Promise.all(Array.from({ length: count }, (_, index) => makeBrand(from, index)));
  const start = performance.now();
  const { shell } = await buildShell(to, join(repositoryRoot, 'apps/portal'));
  const shellMilliseconds = performance.now() - start;
  await buildFleet({ from, to, shell, brands: ['brand0'] });
  const alone = await digests(join(to, 'shell'));
  const { milliseconds } = await buildFleet({ from, to, shell });
  const together = await digests(join(to, 'shell'));
  return {
    brands: count,
    shellMilliseconds,
    millisecondsPerBrand: (milliseconds.check + milliseconds.brands) / count,
    sharedChunksIdentical: JSON.stringify(alone) === JSON.stringify(together),
    sharedChunks: alone.length,
    memory: process.resourceUsage().maxRSS / 1024,
  };
}

async function makeBrand(from: string, index: number): Promise<void> {
  const id = `brand${index}`;
  await scaffoldBrand(join(from, id), {
    name: `Brand ${index}`,
    merchantCode: `BRAND${index}`,
    domain: `${id}.example`,
    email: `care@${id}.example`,
    company: `Brand ${index} Ltd`,
    currency: 'EUR',
    voice,
  });
}

/** Name and SHA-256 hash of every file in a folder. */
async function digests(folder: string): Promise<string[]> {
  const names = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  return Promise.all(names.map(async (name) => `${name} ${createHash('sha256').update(await readFile(name)).digest('hex')}`));
}
