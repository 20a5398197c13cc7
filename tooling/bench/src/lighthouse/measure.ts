import { join } from 'node:path';
import { readFleet } from '@livery/run';
import { median } from '../figures/figure.ts';
import type { Figure, Limit } from '../figures/figure.ts';
import { firstVisitor } from '../servers/first-visitor.ts';
import { withServers } from '../servers/with-servers.ts';
import { devices, visit } from './visit.ts';
import type { Device, Visit } from './visit.ts';

/** Budgets of the home page. */
export interface LighthouseBudgets {
  readonly performance: Readonly<Record<Device, Limit>>;
  readonly layoutShift: Limit;
  readonly searchEngines: Limit;
  /** Largest paint of the first screen in another language, to that in the brand's own. */
  readonly otherLanguage: Limit;
}

/** Rows of several visits to one brand on one device: the median of each figure. */
export function summary(brand: string, device: Device, visits: readonly Visit[], budgets: LighthouseBudgets): Figure[] {
  const middle = (name: keyof Visit): number => median(visits.map((one) => one[name]));
  const seconds = (name: 'firstPaint' | 'largestPaint'): string => `${(middle(name) / 1000).toFixed(2)} s`;
  const start = `${brand}, ${device}:`;
  return [
    { what: `${start} performance`, value: middle('performance'), unit: 'score', limit: budgets.performance[device] },
    { what: `${start} layout shift`, value: middle('layoutShift'), unit: 'ratio', limit: budgets.layoutShift },
    { what: `${start} first paint, largest paint, blocked`, text: `${seconds('firstPaint')}, ${seconds('largestPaint')}, ${Math.round(middle('blocked'))} ms` },
    { what: `${start} search engines`, value: middle('searchEngines'), unit: 'score', limit: budgets.searchEngines },
    { what: `${start} accessibility, best practices`, text: `${middle('accessibility').toFixed(2)}, ${middle('bestPractices').toFixed(2)}` },
  ];
}

/**
 * Visits the home page of every built brand on every device.
 *
 * @param times visits per brand and device; the median of each figure counts
 * @param reports folder for Lighthouse's full reports, if wanted
 */
export async function measureLighthouse(budgets: LighthouseBudgets, times: number, reports?: string): Promise<Figure[]> {
  const { brands } = readFleet();
  return withServers(async (site) => {
    const [figures, indexes]: [Figure[], number[]] = [[], []];
    for (const { id: brand, languages } of brands) {
      const other = languages.offered.find((code) => code !== languages.default);
      await firstVisitor(site(brand));
      for (const device of devices) {
        const visits: Visit[] = [];
        for (let time = 1; time <= times; time++) {
          visits.push(await visit(site(brand), device, reports === undefined ? undefined : join(reports, `${brand}-${device}-${time}`)));
        }
        figures.push(...summary(brand, device, visits, budgets));
        if (device === 'mobile' && other !== undefined) {
          const theirs: Visit[] = [];
          for (let time = 1; time <= times; time++) theirs.push(await visit(`${site(brand)}?lang=${other}`, device));
          const paint = (all: readonly Visit[]): number => median(all.map(({ largestPaint }) => largestPaint));
          figures.push({ what: `${brand}, mobile: largest paint in ${other}, to the brand’s own language`, value: paint(theirs) / paint(visits), unit: 'ratio', limit: budgets.otherLanguage });
        }
        indexes.push(...visits.map(({ benchmarkIndex }) => benchmarkIndex));
      }
    }
    return [...figures, { what: 'speed of the machine, by Lighthouse’s index', text: String(Math.round(median(indexes))) }];
  });
}
