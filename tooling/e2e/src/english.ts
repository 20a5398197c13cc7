import type { BrowserContext } from '@playwright/test';
import { readFleet } from '@livery/run';
import type { Stack } from './stack.ts';

/** Has the sites of brands that begin in another language answer a browser in English, in which journeys read. A language chosen later stands over it. */
export async function readEnglish(context: BrowserContext, stack: Stack): Promise<void> {
  const others = readFleet().brands.filter(({ languages }) => languages.default !== 'EN');
  await context.addCookies(others.map(({ id }) => ({ name: 'hisLang', value: 'EN', url: stack.site(id) })));
}
