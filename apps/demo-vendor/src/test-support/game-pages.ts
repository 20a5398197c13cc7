import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromiumLaunch } from '@livery/test-config';
import { chromium } from 'playwright';
import type { Browser, Page } from 'playwright';
import { build } from 'vite';
import { afterAll, beforeAll } from 'vitest';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** The pages of the games as they are built, and a browser for them. */
export interface GamePages {
  readonly folder: string;
  readonly browser: Browser;
}

/** Builds the pages into a temporary folder and starts a browser, for the tests of a file: to be called at its top. */
export function openGamePages(): GamePages {
  let folder = '';
  let browser: Browser | undefined;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'game-pages-'));
    await build({ configFile: resolve(import.meta.dirname, '../../vite.config.ts'), logLevel: 'error', build: { outDir: folder } });
    browser = await chromium.launch(chromiumLaunch());
  }, 60_000);
  afterAll(async () => {
    await browser?.close();
    rmSync(folder, { recursive: true });
  });
  return {
    get folder() {
      return folder;
    },
    get browser() {
      if (browser === undefined) throw new Error('The browser starts before the first test.');
      return browser;
    },
  };
}

/** What axe finds on a page, each with the elements it is found at. */
export async function violationsOf(page: Page): Promise<string[]> {
  await page.evaluate(readFileSync(AXE, 'utf8'));
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> } };
    return (await axe.run()).violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
  });
}
