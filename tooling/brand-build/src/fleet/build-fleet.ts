import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { BrandFaultsError, brandOfFault, formatFault } from '@livery/brand-kit';
import { canonicalPaths, knownPaths, listedPaths } from '@livery/navigation/paths';
import { compileBrand } from '../compile/compile-brand.ts';
import type { CompiledBrand } from '../compile/compile-brand.ts';
import { filesThere, writeServed } from '../compile/files.ts';
import type { FilesThere } from '../compile/files.ts';
import type { LoadedBrand } from '../load/load-brand.ts';
import { brandsFolder, loadFleet, placeOf } from '../load/load-fleet.ts';
import { shellTextsOnce } from '../first-paint/first-paint.ts';
import type { ShellTexts } from '../first-paint/first-paint.ts';
import { loadFirstPaintRenderer } from '../first-paint/load-renderer.ts';
import type { FirstPaintRenderer } from '../first-paint/load-renderer.ts';
import { withOutput } from '../output/output.ts';
import type { Output } from '../output/output.ts';
import { firstPaintOf, pageName, renderPage } from '../page/page.ts';
import { buildShellInto, repositoryRoot } from '../shell/build-shell.ts';
import type { Shell } from '../shell/shell.ts';
import { defaultBrandId, fleetBrand } from './fleet.ts';
import type { Fleet } from './fleet.ts';
import { inTurns } from '../in-turns.ts';
import { dropRetiredFiles } from './retention.ts';

/** What to build, from where, to where. */
export interface FleetOptions {
  /** Ids of the brands to build; all when left out. Faults of others change nothing, but for values that they share with these. */
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
  /** Ids of brands that the build before this one served and this one does not, but for those that are left out because of faults. */
  readonly dropped: readonly string[];
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
  const checked = await chooseBrands(options);
  const checkMilliseconds = performance.now() - start;
  return withOutput(dist, async (output) => {
    // Whoever waited for another build builds what the brands are now.
    const chosen = output.waited ? await chooseBrands(options) : checked;
    const { fleet, ...built } = await writeFleet(output, options, chosen);
    return { fleet, dist, shellBuilt: built.shellBuilt, dropped: built.dropped, milliseconds: { check: checkMilliseconds, ...built.milliseconds } };
  });
}

interface ChosenBrands {
  readonly brands: readonly LoadedBrand[];
  readonly leftOut: Fleet['leftOut'];
}

/** Reads the brands to build. @throws as {@link buildFleet} does */
async function chooseBrands(options: FleetOptions): Promise<ChosenBrands> {
  const { from = brandsFolder } = options;
  const place = placeOf(from);
  const { brands: all, faults, leftOut } = await loadFleet(from, options.brands);
  const mayLeaveOut = options.brands === undefined && options.faulty === 'leave-out';
  const brands = all.filter(({ source }) => !leftOut.has(source.id));
  const blocking = faults.filter((fault) => leftOut.has(brandOfFault(fault)));
  if (leftOut.size > 0 && (!mayLeaveOut || brands.length === 0)) throw new BrandFaultsError(blocking, place);
  return { brands, leftOut: [...leftOut].map((id) => ({ id, faults: blocking.filter((fault) => brandOfFault(fault) === id).map((fault) => formatFault(fault, place)) })) };
}

interface WrittenFleet extends Pick<FleetBuild, 'fleet' | 'shellBuilt' | 'dropped'> {
  readonly milliseconds: Omit<FleetBuild['milliseconds'], 'check'>;
}

async function writeFleet(output: Output, options: FleetOptions, { brands, leftOut }: ChosenBrands): Promise<WrittenFleet> {
  const { dist } = output;
  const start = performance.now();
  const { shell, key, built } = options.shell === undefined ? await buildShellInto(output) : { shell: options.shell, key: undefined, built: false };
  const render = options.render ?? (await loadFirstPaintRenderer(repositoryRoot, key));
  const shelled = performance.now();
  const first = defaultBrandId(brands);
  const paths = new Set(shell.files);
  const build: BrandBuild = { output, shell, render, there: await filesThere(dist), shellTexts: shellTextsOnce() };
  // Of each what the fleet's file says and the names of its files are kept: memory does not grow with what the brands are compiled to.
  const fleetBrands = await inTurns(brands, async (loaded) => {
    const compiled = await compileBrand(loaded);
    await writeBrand(compiled, build);
    const { brand, files, chunk } = compiled;
    for (const { path } of [...files, chunk]) paths.add(path);
    for (const language of brand.languages.offered) paths.add(`brands/${brand.id}/${pageName(language, brand)}`);
    return fleetBrand(compiled, shell, brand.id === first);
  });
  const fleet: Fleet = { routes: { known: knownPaths, listed: listedPaths, canonical: canonicalPaths }, shell, brands: fleetBrands, leftOut };
  const now = new Set([...fleetBrands, ...leftOut].map(({ id }) => id));
  const dropped = brandsBefore(dist).filter((id) => !now.has(id));
  await output.write(join(dist, 'fleet.json'), `${JSON.stringify(fleet, null, 2)}\n`);
  await dropRetiredFiles(dist, paths, Date.now());
  return { fleet, shellBuilt: built, dropped, milliseconds: { shell: shelled - start, brands: performance.now() - shelled } };
}

/** Ids of the brands that the present build serves; none where there is no build, or one that cannot be read. */
function brandsBefore(dist: string): readonly string[] {
  try {
    return (JSON.parse(readFileSync(join(dist, 'fleet.json'), 'utf8')) as Pick<Fleet, 'brands'>).brands.map(({ id }) => id);
  } catch {
    return [];
  }
}

/** What the brands of one build share. */
interface BrandBuild {
  readonly output: Output;
  readonly shell: Shell;
  readonly render: FirstPaintRenderer;
  readonly there: FilesThere;
  readonly shellTexts: ShellTexts;
}

async function writeBrand(compiled: CompiledBrand, { output, shell, render, there, shellTexts }: BrandBuild): Promise<void> {
  const folder = join(output.dist, 'brands', compiled.brand.id);
  await mkdir(folder, { recursive: true });
  await writeServed(output, [...compiled.files, compiled.chunk], there);
  const { brand } = compiled;
  // The pages last: until then a server delivers none that names a file which is not there.
  await Promise.all(
    brand.languages.offered.map(async (language) => {
      const firstPaint = await firstPaintOf(render, brand, language, shellTexts);
      await output.write(join(folder, pageName(language, brand)), renderPage(compiled, shell, language, firstPaint));
    }),
  );
}
