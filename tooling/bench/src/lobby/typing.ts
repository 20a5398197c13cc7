/// <reference lib="dom" />
import type { Page } from 'playwright';

/**
 * Types words into a hall's search, letter by letter. Returns for each letter the milliseconds until
 * the results were drawn: one frame after the cards changed, or two frames after an answer that changes
 * no card.
 *
 * @param words with different first letters, since repeated queries are cached
 */
export async function typeAndWait(page: Page, words: readonly string[]): Promise<number[]> {
  return page.evaluate(async (all) => {
    const box = document.querySelector<HTMLInputElement>('main input[type=search]');
    const main = box?.closest('main');
    if (!box || !main) throw new Error('The hall has no search.');
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    const type = (text: string): void => {
      setValue?.call(box, text);
      box.dispatchEvent(new Event('input', { bubbles: true }));
    };
    const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
    const frame = (): Promise<number> => new Promise((done) => requestAnimationFrame(done));
    // A live collection: querying hundreds of images at every frame would affect the measurement.
    const answered = new Map<string | null, number>();
    new PerformanceObserver((list) => {
      for (const { name, startTime, duration } of list.getEntries()) answered.set(new URL(name).searchParams.get('gameName'), startTime + duration);
    }).observe({ type: 'resource' });
    let changed = 0;
    new MutationObserver((changes) => {
      const ofCards = changes.some(({ target, addedNodes }) => target.parentElement?.closest('article') || [...addedNodes].some((node) => node.nodeName === 'ARTICLE'));
      if (ofCards) changed = performance.now();
    }).observe(main, { subtree: true, childList: true, characterData: true });
    const taken: number[] = [];
    for (const word of all) {
      for (let length = 1; length <= word.length; length++) {
        const text = word.slice(0, length);
        const startedAt = performance.now();
        type(text);
        while (!answered.has(text)) {
          await frame();
          if (performance.now() - startedAt > 5000) throw new Error(`Nothing was asked for "${text}".`);
        }
        for (let waited = 0; waited < 2 && changed < (answered.get(text) ?? 0); waited++) await frame();
        await frame();
        taken.push(performance.now() - startedAt);
        await pause(150);
      }
      type('');
      await pause(400);
    }
    return taken;
  }, words);
}
