import type { Page } from '@playwright/test';

/**
 * Families that an element's text is drawn with, and whether the site ships them: what the browser did, not what styles ask
 * for. None while the element is not there or is being replaced, for polls.
 */
export async function fontsOf(page: Page, selector: string): Promise<{ readonly family: string; readonly shipped: boolean }[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { fonts } = await session
    .send('DOM.querySelector', { nodeId: root.nodeId, selector })
    .then(async ({ nodeId }) => session.send('CSS.getPlatformFontsForNode', { nodeId }))
    .catch(() => ({ fonts: [] }));
  await session.detach();
  return fonts.map(({ familyName, isCustomFont }) => ({ family: familyName, shipped: isCustomFont }));
}
