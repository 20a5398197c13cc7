import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { repositoryRoot } from '@livery/brand-build';
import { readFleet } from '@livery/run';
import { median } from '../figures/figure.ts';
import type { Figure, Limit } from '../figures/figure.ts';
import { followImports } from '../home-js/follow-imports.ts';
import { pageScripts } from '../home-js/page-scripts.ts';
import { firstVisitor } from '../servers/first-visitor.ts';
import { withServers } from '../servers/with-servers.ts';
import { openDialog, openers } from './opening.ts';
import type { Opener } from './opening.ts';

/** What is asked of the account dialogs. */
export interface AccountBudgets {
  readonly chunk: Limit;
  readonly opening: Limit;
}

const read = (address: string): string => readFileSync(join(repositoryRoot, 'dist', address), 'utf8');
const gzipped = (addresses: readonly string[]): number =>
  addresses.reduce((sum, address) => sum + gzipSync(read(address), { level: 9 }).length, 0) / 1000;

/** The one script of the shell whose name starts so. */
function script(name: string): string {
  const [file, ...others] = readdirSync(join(repositoryRoot, 'dist/shell')).filter((each) => new RegExp(`^${name}-[^.~-]+.*\\.js$`).test(each));
  if (file === undefined || others.length > 0) throw new Error(`The shell has not exactly one script named ${name}.`);
  return `/shell/${file}`;
}

/**
 * What the account dialogs bring along, beside what the home page has and every dialog shares: their own chunk, without
 * React Aria's collections, which the list of countries and the tabs are made of.
 */
function chunkFigures(brand: string, limit: Limit): Figure[] {
  const page = pageScripts(read(`brands/${brand}/index.html`));
  const closure = (...loaded: string[]) => followImports({ loaded, imports: page.imports }, read);
  const known = new Set([...followImports(page, read), ...closure(script('confirm-view'))]);
  const fresh = closure(script('dialogs')).filter((address) => !known.has(address));
  const collections = fresh.filter((address) => address.startsWith('/shell/tabs-'));
  const own = fresh.filter((address) => !collections.includes(address));
  return [
    { what: `account dialogs: their own scripts, gzip (${own.length} files)`, value: gzipped(own), unit: 'kB', limit },
    { what: `account dialogs: lists and tabs of React Aria, gzip (${collections.length} files)`, value: gzipped(collections), unit: 'kB' },
  ];
}

/**
 * Measures the login and registration dialogs: the size of their chunk, and how long each takes to open on a page that
 * stands.
 *
 * @param times openings of each; the median counts
 */
export async function measureAccount(budgets: AccountBudgets, times: number): Promise<Figure[]> {
  const brands = readFleet().brands.map(({ id }) => id);
  const [first] = brands;
  if (first === undefined) throw new Error('No brand is built.');
  const openings = await withServers(async (site) => {
    const figures: Figure[] = [];
    for (const brand of brands) {
      await firstVisitor(site(brand));
      for (const opener of Object.keys(openers) as Opener[]) {
        const taken: number[] = [];
        for (let time = 1; time <= times; time++) taken.push((await openDialog(site(brand), opener)).milliseconds);
        figures.push({ what: `${brand}: ${opener}, from the click to its field`, value: median(taken), unit: 'ms', limit: budgets.opening });
      }
    }
    return figures;
  });
  return [...chunkFigures(first, budgets.chunk), ...openings];
}
