import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { repositoryRoot } from '@livery/brand-build';
import { readFleet } from '@livery/run';
import type { Figure, Limit } from '../figures/figure.ts';
import { withServers } from '../servers/with-servers.ts';
import { followImports } from './follow-imports.ts';
import { loadedScripts } from './loaded-scripts.ts';
import { pageScripts } from './page-scripts.ts';
import { builtPages, pageGrowth, pageSize } from './page-size.ts';

const read = (address: string): string => readFileSync(join(repositoryRoot, 'dist', address), 'utf8');

/** Total size of scripts in kB, gzipped individually. */
function gzipped(addresses: readonly string[]): number {
  return addresses.reduce((sum, address) => sum + gzipSync(read(address), { level: 9 }).length, 0) / 1000;
}

/** What is asked of the home page: kB gzipped, and scripts of a first visit. */
export interface HomeBudgets {
  readonly initial: Limit;
  /** Of the page in the brand's own language. */
  readonly page: Limit;
  readonly scripts: Limit;
}

/**
 * Measures the page, in each of its languages, and the scripts of the home page of every built brand: what it needs before it
 * starts, against the budget, and all that a first visit loads.
 */
export async function measureHomeJs({ initial: limit, page, scripts: count }: HomeBudgets): Promise<Figure[]> {
  const brands = readFleet().brands.map(({ id }) => id);
  const initial = brands.map((brand): Figure => {
    const scripts = followImports(pageScripts(read(`brands/${brand}/index.html`)), read);
    return { what: `${brand}: initial scripts, gzip (${scripts.length} files)`, value: gzipped(scripts), unit: 'kB', limit };
  });
  const all = await withServers(async (site) => {
    const figures: Figure[] = [];
    for (const brand of brands) {
      const scripts = await loadedScripts(site(brand));
      figures.push({ what: `${brand}: scripts of a first visit`, value: scripts.length, unit: 'count', limit: count }, { what: `${brand}: all of them, gzip`, value: gzipped(scripts), unit: 'kB' });
    }
    return figures;
  });
  const pages = await Promise.all(
    brands.map(async (id): Promise<Figure[]> => {
      const { script, language } = await pageGrowth(id);
      const [own, ...others] = builtPages(id);
      return [
        { what: `${id}: page without its data, gzip`, value: pageSize(own.html), unit: 'kB', limit: page },
        ...others.map(({ code, html }): Figure => ({ what: `${id}: the same page in ${code}, gzip`, value: pageSize(html), unit: 'kB' })),
        { what: `${id}: a script or a language more adds nothing to the page`, holds: script === 0 && language === 0 },
      ];
    }),
  );
  return [...initial, ...pages.flat(), ...all];
}
