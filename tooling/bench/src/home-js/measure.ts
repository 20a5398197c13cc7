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

const read = (address: string): string => readFileSync(join(repositoryRoot, 'dist', address), 'utf8');

/** Gzipped size of scripts, each by itself as servers send them, in kB. */
function gzipped(addresses: readonly string[]): number {
  return addresses.reduce((sum, address) => sum + gzipSync(read(address), { level: 9 }).length, 0) / 1000;
}

/**
 * Measures the scripts of the home page of every built brand: what it needs before it starts, against the budget,
 * and all that a first visit loads.
 */
export async function measureHomeJs(limit: Limit): Promise<Figure[]> {
  const brands = readFleet().brands.map(({ id }) => id);
  const initial = brands.map((brand): Figure => {
    const scripts = followImports(pageScripts(read(`brands/${brand}/index.html`)), read);
    return { what: `${brand}: initial scripts, gzip (${scripts.length} files)`, value: gzipped(scripts), unit: 'kB', limit };
  });
  const all = await withServers(async (site) => {
    const figures: Figure[] = [];
    for (const brand of brands) {
      const scripts = await loadedScripts(site(brand));
      figures.push({ what: `${brand}: all scripts of a first visit, gzip (${scripts.length} files)`, value: gzipped(scripts), unit: 'kB' });
    }
    return figures;
  });
  return [...initial, ...all];
}
