/// <reference lib="dom" />
import { chromium } from 'playwright';
import { chromiumLaunch } from '@livery/test-config';
import { p95 } from '../figures/figure.ts';
import type { Figure, Limit } from '../figures/figure.ts';
import { withTablePage } from './serve-page.ts';

/** Budgets of a table of ten thousand rows. */
export interface TableBudgets {
  /** Number of rows in the page at any time. */
  readonly rows: Limit;
  /** Time between frames in milliseconds. */
  readonly frame: Limit;
}

/** CPU slowdown factor. */
const SLOWER = 4;
/** Pixels per gesture, and pixels per second. */
const GESTURE = 2400;
const SPEED = 800;

interface Watch {
  readonly frames: number[];
  rows: number;
  on: boolean;
}

/** Counts frames and rows in the page while `on`. */
function watchFrames(): void {
  const watch: Watch = { frames: [], rows: 0, on: false };
  (globalThis as unknown as { livery: Watch }).livery = watch;
  let last = performance.now();
  const rows = document.getElementsByTagName('tr');
  const frame = (now: number): void => {
    if (watch.on) {
      watch.frames.push(now - last);
      watch.rows = Math.max(watch.rows, rows.length);
    }
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

/** Measures scrolling a table of ten thousand rows in Chromium at 1440 × 900. */
export async function measureTable(budgets: TableBudgets, gestures: number): Promise<Figure[]> {
  const { frames, rows } = await withTablePage(async (address) => {
    const browser = await chromium.launch(chromiumLaunch());
    try {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      await page.goto(address);
      await page.getByRole('table', { name: 'Bets' }).waitFor();
      await page.evaluate(watchFrames);
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
      for (let gesture = 0; gesture < gestures; gesture++) {
        await page.evaluate(() => void ((globalThis as unknown as { livery: Watch }).livery.on = true));
        await session.send('Input.synthesizeScrollGesture', { x: 700, y: 400, yDistance: -GESTURE, speed: SPEED, gestureSourceType: 'mouse', preventFling: true });
        await page.evaluate(() => void ((globalThis as unknown as { livery: Watch }).livery.on = false));
      }
      const passed = await page.getByRole('region').evaluate(({ scrollTop }) => scrollTop);
      if (passed < GESTURE) throw new Error('The table did not scroll.');
      return await page.evaluate(() => (globalThis as unknown as { livery: Watch }).livery);
    } finally {
      await browser.close();
    }
  });
  return [
    { what: 'most rows in the page while a table of 10000 is scrolled', value: rows, unit: 'count', limit: budgets.rows },
    { what: 'frames while it is scrolled, processor 4 times slower, 95 of 100', value: p95(frames), unit: 'ms', limit: budgets.frame },
  ];
}
