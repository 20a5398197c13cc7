import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

const MOST_TABS = 120;

/** Actions by keyboard only. */
export interface Keyboard {
  /** Presses Tab until an element has the focus. */
  tabTo(target: Locator): Promise<void>;
  /** Moves back to an element with Shift and Tab, also where that leaves a frame. */
  backTo(target: Locator): Promise<void>;
  /** Moves to an element with Tab and presses a key on it; defaults to Enter. */
  press(target: Locator, key?: string): Promise<void>;
  /** Moves to a field with Tab and types into it. */
  type(target: Locator, text: string): Promise<void>;
}

async function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === element.ownerDocument.activeElement);
}

/** Drives a page by keyboard; fails if Tab does not reach an element. */
export function keyboardOf(page: Page): Keyboard {
  const tabTo = async (target: Locator): Promise<void> => {
    await expect(target).toBeVisible();
    for (let tabs = 0; tabs < MOST_TABS && !(await hasFocus(target)); tabs += 1) await page.keyboard.press('Tab');
    await expect(target, 'Tab reaches it').toBeFocused();
  };
  return {
    tabTo,
    async backTo(target) {
      await expect(async () => {
        await page.keyboard.press('Shift+Tab');
        await expect(target).toBeFocused({ timeout: 100 });
      }).toPass({ intervals: [0] });
    },
    async press(target, key = 'Enter') {
      await tabTo(target);
      await page.keyboard.press(key);
    },
    async type(target, text) {
      await tabTo(target);
      await page.keyboard.type(text);
    },
  };
}
