import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig, generateReport } from 'lighthouse';
import { chromiumLaunch } from '@livery/test-config';

/** Lighthouse's two standard settings: a mid-range phone on slow 4G, and a desktop computer on cable. */
export const devices = ['mobile', 'desktop'] as const;
export type Device = (typeof devices)[number];

/** What Lighthouse says about one visit. Scores are 0 to 1, times in milliseconds. */
export interface Visit {
  readonly performance: number;
  readonly layoutShift: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocked: number;
  /** How fast Lighthouse found the machine; its times grow when others use the machine. */
  readonly benchmarkIndex: number;
}

const CATEGORIES = ['performance', 'accessibility', 'best-practices'];

/**
 * One first visit in a browser of its own.
 *
 * @param report where to leave the whole report (`<report>.html`, `<report>.json`), if anywhere
 * @throws Error when Lighthouse could not finish
 */
export async function visit(url: string, device: Device, report?: string): Promise<Visit> {
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
    const { lhr } = result;
    if (lhr.runtimeError !== undefined) throw new Error(`Lighthouse, on ${url}: ${lhr.runtimeError.message}`);
    if (report !== undefined) keep(report, generateReport(lhr, 'html'), generateReport(lhr, 'json'));
    // What Lighthouse could not measure is not a number, and so misses every budget.
    const score = (category: string): number => lhr.categories[category]?.score ?? NaN;
    const value = (audit: string): number => lhr.audits[audit]?.numericValue ?? NaN;
    return {
      performance: score('performance'),
      layoutShift: value('cumulative-layout-shift'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      firstPaint: value('first-contentful-paint'),
      largestPaint: value('largest-contentful-paint'),
      blocked: value('total-blocking-time'),
      benchmarkIndex: lhr.environment.benchmarkIndex,
    };
  } finally {
    chrome.kill();
  }
}

function keep(report: string, html: string, json: string): void {
  mkdirSync(join(report, '..'), { recursive: true });
  writeFileSync(`${report}.html`, html);
  writeFileSync(`${report}.json`, json);
}
