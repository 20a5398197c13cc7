import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brandsFolder } from '@livery/brand-build';
import { freePort } from '@livery/run';
import { chromiumLaunch } from '@livery/test-config';
import { chromium } from 'playwright';
import type { Browser, Frame, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPreview } from './preview-command.ts';
import type { RunningPreview } from './preview-command.ts';

// Builds a shell, starts a gateway and a browser: with `npm test -- --all`, and when this path is named.
const from = mkdtempSync(join(tmpdir(), 'livery-preview-'));
let preview: RunningPreview;
let browser: Browser;
let page: Page;

function edit(file: string, before: string | RegExp, after: string): void {
  const path = join(from, 'lagoon', file);
  const text = readFileSync(path, 'utf8');
  const edited = text.replace(before, after);
  if (edited === text) throw new Error(`${file} does not contain ${String(before)}.`);
  writeFileSync(path, edited);
}

beforeAll(async () => {
  cpSync(join(brandsFolder, 'lagoon'), join(from, 'lagoon'), { recursive: true });
  preview = await startPreview('lagoon', { port: await freePort(), from });
  browser = await chromium.launch(chromiumLaunch());
  page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(preview.url);
  await page.getByLabel('desktop').uncheck();
}, 300_000);

afterAll(async () => {
  await browser?.close();
  await preview?.close();
  rmSync(from, { recursive: true, force: true });
});

/** The page of a view, once its application stands. */
async function frameOf(name: string): Promise<Frame> {
  const picture = page.locator(`figure:has(iframe[data-address*="//${name}."])`);
  await picture.scrollIntoViewIfNeeded();
  await picture.and(page.locator('[data-state=shown]')).waitFor({ timeout: 60_000 });
  const frame = page.frames().find((one) => one.url().includes(`//${name}.`));
  if (frame === undefined) throw new Error(`There is no frame ${name}.`);
  return frame;
}
const rootOf = (frame: Frame) => frame.evaluate(() => ({ ...document.documentElement.dataset, dir: document.documentElement.dir }));

describe('brand:preview', { timeout: 120_000 }, () => {
  it('shows the home page in each scheme and direction, each in a frame of its own', async () => {
    expect(await rootOf(await frameOf('home-phone-dark-rtl'))).toMatchObject({ brand: 'lagoon', scheme: 'dark', dir: 'rtl' });
    expect(await rootOf(await frameOf('home-phone-light-ltr'))).toMatchObject({ brand: 'lagoon', scheme: 'light', dir: 'ltr' });
  });

  it('shows an edit of a token, and one of the configuration, without a reload', async () => {
    const frame = await frameOf('home-phone-light-ltr');
    await page.locator('[data-state=loading]').first().waitFor({ state: 'detached', timeout: 60_000 });
    await frame.evaluate('window.kept = true');
    edit('theme/base.ts', /4: '1rem'/, "4: '1.0625rem'");
    await expect.poll(() => frame.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--space-4')"), { timeout: 15_000 }).toBe('1.0625rem');
    edit('brand.config.ts', "name: 'Lagoon'", "name: 'Laguna'");
    await frame.locator('[aria-label="Laguna home page"]').waitFor();
    expect(await frame.evaluate('window.kept')).toBe(true);
    // How long is measured by "npm run bench -- preview".
    // The frame says that it has painted two frames after its text is there.
    await expect.poll(() => page.evaluate<number[]>('globalThis.liveryTook'), { timeout: 15_000 }).toHaveLength(2);
  });

  it('says what brand:check says, where it shows, and keeps the pictures of before', async () => {
    edit('theme/light.ts', /canvas: '\{[^}]+\}'/, "canvas: '{sand.5000}'");
    const status = page.getByRole('status');
    await expect.poll(() => status.textContent(), { timeout: 15_000 }).toMatch(/brand:check: \d+ faults?/);
    expect(await page.locator('[data-check=hall] pre').first().textContent()).toContain('lagoon/theme/light.ts');
    expect(await (await frameOf('home-phone-light-ltr')).locator('#content').count()).toBe(1);
  });

  it('shows pages of members', async () => {
    const frame = await frameOf('member-centre-phone-light-ltr');
    expect(await frame.getByRole('dialog').count()).toBeGreaterThan(0);
  });
});
