/// <reference lib="dom" />
import type { CDPSession, Page } from 'playwright';

/** Cost of scrolling a long hall. */
export interface Scrolling {
  /** 95th percentile of the time between frames, in milliseconds. */
  readonly frameP95: number;
  /** Maximum number of cards in the page at any frame. */
  readonly mostCards: number;
  /** Number of games scrolled past. */
  readonly passed: number;
}

/** CPU slowdown factor. */
const SLOWER = 4;
/** Pixels per gesture and pixels per second. */
const GESTURE = 2400;
const SPEED = 800;

interface Watch {
  readonly frames: number[];
  cards: number;
  on: boolean;
}

/** Counts frames and cards in the page while `on`. */
function watchFrames(): void {
  const watch: Watch = { frames: [], cards: 0, on: false };
  (globalThis as unknown as { livery: Watch }).livery = watch;
  let last = performance.now();
  // A live collection: querying the cards at every frame would affect the measurement.
  const cards = document.getElementsByTagName('article');
  const frame = (now: number): void => {
    if (watch.on) {
      watch.frames.push(now - last);
      watch.cards = Math.max(watch.cards, cards.length);
    }
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

const switchTo = (page: Page, on: boolean): Promise<void> =>
  page.evaluate((value) => void ((globalThis as unknown as { livery: Watch }).livery.on = value), on);

/** Scrolls a hall downwards by gestures on a CPU throttled by four. Only frames during a gesture count. */
export async function scrollHall(page: Page, session: CDPSession, gestures: number): Promise<Scrolling> {
  await page.evaluate(watchFrames);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  for (let gesture = 0; gesture < gestures; gesture++) {
    await switchTo(page, true);
    await session.send('Input.synthesizeScrollGesture', { x: 700, y: 600, yDistance: -GESTURE, speed: SPEED, gestureSourceType: 'mouse', preventFling: true });
    await switchTo(page, false);
    // The next games load in the pause between two gestures.
    await page.waitForTimeout(400);
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return page.evaluate(() => {
    const { frames, cards } = (globalThis as unknown as { livery: Watch }).livery;
    const sorted = frames.toSorted((a, b) => a - b);
    const [card] = document.querySelectorAll('main article');
    const columns = card?.parentElement ? getComputedStyle(card.parentElement).gridTemplateColumns.split(' ').length : 1;
    const pitch = (card?.getBoundingClientRect().height ?? 1) + 16;
    return { frameP95: sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN, mostCards: cards, passed: Math.floor(scrollY / pitch) * columns };
  });
}
