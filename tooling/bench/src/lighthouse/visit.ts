import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig, generateReport } from 'lighthouse';
import type { RunnerResult } from 'lighthouse';
import { chromiumLaunch } from '@livery/test-config';

/** Lighthouse's standard settings: a mid-range phone on slow 4G, and a desktop on cable. */
export const devices = ['mobile', 'desktop'] as const;
export type Device = (typeof devices)[number];

/** Results of one visit. Scores from 0 to 1, times in milliseconds. */
export interface Visit {
  readonly performance: number;
  readonly layoutShift: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly searchEngines: number;
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocked: number;
  /** Lighthouse's estimate of the machine's speed; its times grow under load. */
  readonly benchmarkIndex: number;
}

type Result = RunnerResult['lhr'];

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Lighthouse sometimes fails to record the start of a visit; a retry does not affect the measurement. */
const ATTEMPTS = 3;

/**
 * Makes a first visit in a new browser.
 *
 * @param report where to write the full report (`<report>.html`, `<report>.json`), if wanted
 * @throws Error when Lighthouse could not finish
 */
export async function visit(url: string, device: Device, report?: string): Promise<Visit> {
  for (let attempt = 1; ; attempt++) {
    const lhr = await audit(url, device);
    if (lhr.runtimeError !== undefined && attempt < ATTEMPTS) continue;
    if (lhr.runtimeError !== undefined) throw new Error(`Lighthouse, on ${url}: ${lhr.runtimeError.message}`);
    if (report !== undefined) keep(report, lhr);
    return readVisit(lhr);
  }
}

async function audit(url: string, device: Device): Promise<Result> {
  const { args, executablePath } = chromiumLaunch();
  const chrome = await launch({
    chromeFlags: ['--headless=new', ...args],
    ...(executablePath === undefined ? {} : { chromePath: executablePath }),
    logLevel: 'error',
  });
  try {
    const flags = { port: chrome.port, logLevel: 'error' as const, onlyCategories: CATEGORIES };
    const result = await lighthouse(url, flags, device === 'desktop' ? desktopConfig : undefined);
    if (result === undefined) throw new Error(`Lighthouse has no result for ${url}.`);
    return result.lhr;
  } finally {
    chrome.kill();
  }
}

function readVisit({ categories, audits, environment }: Result): Visit {
  // A missing score becomes NaN and so misses every budget.
  const score = (category: string): number => categories[category]?.score ?? NaN;
  const value = (name: string): number => audits[name]?.numericValue ?? NaN;
  return {
    performance: score('performance'),
    layoutShift: value('cumulative-layout-shift'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    searchEngines: score('seo'),
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blocked: value('total-blocking-time'),
    benchmarkIndex: environment.benchmarkIndex,
  };
}

function keep(report: string, result: Result): void {
  mkdirSync(dirname(report), { recursive: true });
  writeFileSync(`${report}.html`, generateReport(result, 'html'));
  writeFileSync(`${report}.json`, generateReport(result, 'json'));
}
