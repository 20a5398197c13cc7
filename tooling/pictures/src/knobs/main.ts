/** Takes the pictures of docs/brand-knobs.md anew; `npm run pictures:knobs -- --help` says how. */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startPreview } from '@livery/brand-cli';
import { freePort } from '@livery/run';
import { chromiumLaunch } from '@livery/test-config';
import { chromium, type Browser, type Page } from 'playwright';
import sharp from 'sharp';
import { editedBrand } from './edited-brand.ts';
import { knobPictures, type KnobPicture } from './knob-pictures.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const KEPT = join(ROOT, 'docs/pictures/knobs');
/** The brand whose files are chosen anew for each picture. */
const BRAND = 'aurora';
const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
/** What comes after the application stands: pictures, counters, what slides in (milliseconds). */
const REST_MS = 4_000;
const STEP_MS = 500;
const POLL_MS = 250;
/** An edit shows within this time, or has a fault. */
const MOST_POLLS = 80;
const QUALITY = 74;

/** What the preview tells first to whoever listens: how many changes there were, and the faults. */
async function told(port: number): Promise<{ readonly change: number; readonly brand?: unknown; readonly faults: unknown }> {
  const answer = await fetch(`http://localhost:${port}/events`);
  const reader = (answer.body ?? new ReadableStream<Uint8Array>()).pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  while (!text.includes('\n\n')) {
    const { done, value } = await reader.read();
    if (done) break;
    text += value;
  }
  await reader.cancel();
  return JSON.parse(text.slice('data: '.length)) as { change: number; brand?: unknown; faults: unknown };
}

/** Waits until an edit is shown and no other follows. @throws Error with the faults where it has some */
async function shown(port: number, before: number): Promise<void> {
  let last = before;
  for (let left = MOST_POLLS; left > 0; left -= 1) {
    await delay(POLL_MS);
    const { change, brand, faults } = await told(port);
    if (change > before && change === last) {
      if (brand === undefined) throw new Error(`The brand has faults: ${JSON.stringify(faults)}`);
      return;
    }
    last = change;
  }
  throw new Error('The preview did not read the edited files.');
}

/** Scrolls step by step, so that what comes near is fetched and painted. */
async function scrollTo(page: Page, top: number): Promise<void> {
  for (let at = 0; at <= top + 900; at += STEP_MS) {
    await page.evaluate(`scrollTo({ top: ${at}, behavior: 'instant' })`);
    await page.waitForTimeout(STEP_MS);
  }
  await page.evaluate(`scrollTo({ top: ${top}, behavior: 'instant' })`);
  await page.waitForTimeout(STEP_MS);
}

async function take(browser: Browser, port: number, { view, path, awaits = '#content', scroll, frame: { top, height, width, scale } }: KnobPicture): Promise<Buffer> {
  const viewport = view.includes('-phone-') ? SIZES.phone : SIZES.desktop;
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    await page.goto(`http://${view}.${BRAND}.localhost:${port}${path}`);
    await page.locator(awaits).first().waitFor({ timeout: 60_000 });
    await page.waitForTimeout(REST_MS);
    if (scroll !== undefined) await scrollTo(page, scroll);
    const png = await page.screenshot({ clip: { x: 0, y: top, width: width ?? viewport.width, height } });
    return await sharp(png).resize(Math.round((width ?? viewport.width) * scale)).webp({ quality: QUALITY }).toBuffer();
  } finally {
    await context.close();
  }
}

const words = process.argv.slice(2);
const wanted = knobPictures.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
if (wanted.length === 0) throw new Error(`No picture is called ${words.join(' or ')}. There are: ${knobPictures.map(({ name }) => name).join(', ')}.`);
const from = mkdtempSync(join(tmpdir(), 'livery-knobs-'));
try {
  cpSync(join(ROOT, 'brands', BRAND), join(from, BRAND), { recursive: true });
  const files = editedBrand(join(from, BRAND));
  const port = await freePort();
  const preview = await startPreview(BRAND, { port, from, say: (line) => console.log(line) });
  const browser = await chromium.launch(chromiumLaunch());
  try {
    for (const picture of wanted) {
      const { change } = await told(port);
      files.choose(picture);
      await shown(port, change);
      writeFileSync(join(KEPT, `${picture.name}.webp`), await take(browser, port, picture));
      console.log(`docs/pictures/knobs/${picture.name}.webp`);
    }
  } finally {
    await browser.close();
    await preview.close();
  }
} finally {
  rmSync(from, { recursive: true, force: true });
}
