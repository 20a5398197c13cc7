/// <reference lib="dom" />
import type { Page } from 'playwright';

/**
 * Types words into a hall's search as a person does, letter by letter. Answers for each letter the milliseconds until
 * what was found had been drawn: one frame after the one in which the cards changed, or two after an answer that changes
 * no card.
 *
 * @param words no two of which begin alike: what has been asked before is not asked again
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
    // Looked through at every frame, the hundreds of pictures on the browser's list would slow what is measured.
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
        const begun = performance.now();
        type(text);
        while (!answered.has(text)) {
          await frame();
          if (performance.now() - begun > 5000) throw new Error(`Nothing was asked for "${text}".`);
        }
        for (let waited = 0; waited < 2 && changed < (answered.get(text) ?? 0); waited++) await frame();
        await frame();
        taken.push(performance.now() - begun);
        await pause(150);
      }
      type('');
      await pause(400);
    }
    return taken;
  }, words);
}
