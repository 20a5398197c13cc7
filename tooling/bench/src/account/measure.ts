import { readFleet } from '@livery/run';
import { median } from '../figures/figure.ts';
import type { Figure, Limit } from '../figures/figure.ts';
import { featureScripts } from '../home-js/feature-scripts.ts';
import { firstVisitor } from '../servers/first-visitor.ts';
import { withServers } from '../servers/with-servers.ts';
import { openDialog, openers } from './dialog-timing.ts';
import type { Opener } from './dialog-timing.ts';

/** Budgets of the account dialogs. */
export interface AccountBudgets {
  readonly chunk: Limit;
  readonly opening: Limit;
}

/**
 * Size of the account dialogs' own chunk, beyond what the home page and all dialogs share, and without React Aria's
 * collections, which tabs and the country list need.
 */
function chunkFigures(limit: Limit): Figure[] {
  const { own, files, apart, apartFiles } = featureScripts('dialogs', { known: ['confirm-view'], apart: ['tabs', 'useListState'] });
  return [
    { what: `account dialogs: their own scripts, gzip (${files} files)`, value: own, unit: 'kB', limit },
    { what: `account dialogs: lists and tabs of React Aria, gzip (${apartFiles} files)`, value: apart, unit: 'kB' },
  ];
}

/**
 * Measures the login and registration dialogs: the size of their chunk, and the time to open each on a loaded page.
 * @param times openings of each; the median counts
 */
export async function measureAccount(budgets: AccountBudgets, times: number): Promise<Figure[]> {
  const brands = readFleet().brands.map(({ id }) => id);
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
  return [...chunkFigures(budgets.chunk), ...openings];
}
