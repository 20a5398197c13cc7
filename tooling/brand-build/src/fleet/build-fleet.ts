import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BrandFaultsError, brandOfFault, formatFault } from '@livery/brand-kit';
import type { Brand } from '@livery/brand-kit';
import { knownPaths, listedPaths } from '@livery/navigation/paths';
import { compileBrand } from '../compile/compile-brand.ts';
import type { CompiledBrand } from '../compile/compile-brand.ts';
import { writeServed } from '../compile/files.ts';
import { brandsFolder, loadFleet } from '../load/load-fleet.ts';
import { loadFirstPaintRenderer } from '../first-paint/load-renderer.ts';
import type { FirstPaintRenderer } from '../first-paint/load-renderer.ts';
import { firstPaintOf, pageName, renderPage } from '../page/page.ts';
import { buildShell, repositoryRoot } from '../shell/build-shell.ts';
import { compressFolder } from '../shell/compress.ts';
import type { Shell } from '../shell/shell.ts';
import { defaultBrandId, fleetBrand } from './fleet.ts';
import type { Fleet } from './fleet.ts';
import { dropRetiredFiles } from './retention.ts';

/** What to build, from where, to where. */
export interface FleetOptions {
  /** Ids of the brands to build; all when left out. Only these are read, so a faulty brand beside them changes nothing. */
  readonly brands?: readonly string[] | undefined;
  /**
   * What becomes of brands with faults where `brands` names none: `refuse` stops the build, `leave-out` builds the
   * others and lists the rest in `leftOut`. Default `refuse`. A brand that is named is never left out.
   */
  readonly faulty?: 'refuse' | 'leave-out';
  /** Folder of brand folders; the repository's `brands/` when left out. */
  readonly from?: string;
  /** Output folder; the repository's `dist/` when left out. */
  readonly to?: string;
  /** A shell that is there already; built when left out. */
  readonly shell?: Shell;
  /** What renders the first paint; made from the layout package when left out. */
  readonly render?: FirstPaintRenderer;
}

/** A finished build and what it took, in milliseconds. */
export interface FleetBuild {
  readonly fleet: Fleet;
  readonly dist: string;
  readonly shellBuilt: boolean;
  readonly milliseconds: { readonly check: number; readonly shell: number; readonly brands: number };
}

/**
 * Builds sites: the shell once, then each brand. Writes below the output folder only.
 *
 * @throws BrandFaultsError with every fault of the brands to build, also when all of them would be left out; nothing is written then.
 * @throws RangeError for a brand id that is not there.
 */
export async function buildFleet(options: FleetOptions = {}): Promise<FleetBuild> {
  const dist = options.to ?? join(repositoryRoot, 'dist');
  const start = performance.now();
  const { brands: all, faults } = await loadFleet(options.from ?? brandsFolder, options.brands);
  const mayLeaveOut = options.brands === undefined && options.faulty === 'leave-out';
  const faulty = new Set(faults.map(brandOfFault));
  const chosen = all.filter(({ source }) => !faulty.has(source.id));
  if (faults.length > 0 && (!mayLeaveOut || chosen.length === 0)) throw new BrandFaultsError(faults);
  const checked = performance.now();
  const { shell, key, built } = options.shell === undefined ? await buildShell(dist) : { shell: options.shell, key: undefined, built: false };
  const render = options.render ?? (await loadFirstPaintRenderer(repositoryRoot, key));
  const shelled = performance.now();
  const compiled = await Promise.all(chosen.map((loaded) => compileBrand(loaded)));
  const first = defaultBrandId(compiled.map(({ brand }): Brand => brand));
  const leftOut = [...faulty].map((id) => ({ id, faults: faults.filter((fault) => brandOfFault(fault) === id).map(formatFault) }));
  const fleet = { routes: { known: knownPaths, listed: listedPaths }, shell, brands: compiled.map((one) => fleetBrand(one, shell, one.brand.id === first)), leftOut };
  await Promise.all(compiled.map((one) => writeBrand(dist, one, shell, render)));
  await replaceFile(join(dist, 'fleet.json'), `${JSON.stringify(fleet, null, 2)}\n`);
  const pages = compiled.flatMap(({ brand }) => brand.languages.offered.map((language) => `brands/${brand.id}/${pageName(language, brand)}`));
  await dropRetiredFiles(dist, new Set([...pages, ...shell.files, ...compiled.flatMap(({ files, chunk }) => [...files, chunk].map(({ path }) => path))]), Date.now());
  const milliseconds = { check: checked - start, shell: shelled - checked, brands: performance.now() - shelled };
  return { fleet, dist, shellBuilt: built, milliseconds };
}

async function writeBrand(dist: string, compiled: CompiledBrand, shell: Shell, render: FirstPaintRenderer): Promise<void> {
  const folder = join(dist, 'brands', compiled.brand.id);
  await writeServed(dist, [...compiled.files, compiled.chunk]);
  const { brand } = compiled;
  await Promise.all(
    brand.languages.offered.map(async (language) => {
      const firstPaint = await firstPaintOf(render, brand, language);
      await replaceFile(join(folder, pageName(language, brand)), renderPage(compiled, shell, language, firstPaint));
    }),
  );
  await compressFolder(folder, 5);
}

/** Writes a file whole or not at all, since a running server may read it meanwhile. */
async function replaceFile(path: string, content: string): Promise<void> {
  await mkdir(join(path, '..'), { recursive: true });
  await writeFile(`${path}.new`, content);
  await rename(`${path}.new`, path);
}
