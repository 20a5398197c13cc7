/// <reference lib="dom" />
import type { Page } from 'playwright';
import { rest } from '../lobby/enter.ts';

/** Clicks a link of the centre's menu inside the page, and returns the milliseconds until its page shows its content. */
async function click(page: Page, id: string): Promise<number> {
  return page.getByRole('dialog').locator(`nav [data-page="${id}"]`).evaluate(async (link) => {
    const dialog = link.closest('[role=dialog]');
    const name = link.querySelector('[data-part=label]')?.textContent;
    const start = performance.now();
    (link as HTMLElement).click();
    for (;;) {
      await new Promise((frame) => requestAnimationFrame(frame));
      const content = dialog?.querySelector('nav + div');
      const waits = content?.querySelector('[aria-busy=true], [role=status][aria-label], [data-skeleton]') ?? null;
      if (dialog?.querySelector('h2')?.textContent === name && waits === null && (content?.textContent ?? '') !== '') return performance.now() - start;
      if (performance.now() - start > 10_000) throw new Error(`The page ${name ?? ''} did not show its content.`);
    }
  });
}

/** Milliseconds from the click on each page of the menu to its content, `times` each, after all were shown once. */
export async function clickToPage(page: Page, origin: string, times: number): Promise<number[]> {
  await page.goto(`${origin}/member/securityCenter`);
  await page.getByRole('dialog').locator('nav [data-page]').first().waitFor();
  const ids = await page.getByRole('dialog').locator('nav [data-page]').evaluateAll((links) => links.map((link) => link.getAttribute('data-page') ?? ''));
  const taken: number[] = [];
  for (let round = 0; round <= times; round++) {
    // The page that shows at first is last, so that each click leads to another one.
    for (const id of [...ids.slice(1), ...ids.slice(0, 1)]) {
      const milliseconds = await click(page, id);
      if (round > 0) taken.push(milliseconds);
      await rest(page);
    }
  }
  return taken;
}
