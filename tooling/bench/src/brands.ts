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

/** The same in a process of its own, whose memory is that of this work alone. */
export async function benchBrandsApart(count: number): Promise<BrandsFigures> {
  const { stdout } = await promisify(execFile)(process.execPath, [fileURLToPath(new URL('./brands-program.ts', import.meta.url)), String(count)]);
  return JSON.parse(stdout) as BrandsFigures;
}

/** Builds the portal's shell and a fleet of generated brands in a temporary folder. @param count number of brands to generate */
export async function benchBrands(count = 100): Promise<BrandsFigures> {
  const folder = await mkdtemp(join(tmpdir(), 'livery-bench-'));
  try {
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
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
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
