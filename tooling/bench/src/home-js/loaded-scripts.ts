import { chromium } from 'playwright';
import { chromiumLaunch } from '@livery/test-config';

const PHONE = { width: 412, height: 823 };

/** URLs of all scripts that a first visit on a phone loads until the network is idle. */
export async function loadedScripts(site: string): Promise<string[]> {
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const page = await browser.newPage({ viewport: PHONE });
    const scripts = new Set<string>();
    page.on('response', (response) => {
      const { origin, pathname } = new URL(response.url());
      if (origin === new URL(site).origin && pathname.endsWith('.js')) scripts.add(pathname);
    });
    await page.goto(site, { waitUntil: 'networkidle' });
    return [...scripts].toSorted();
  } finally {
    await browser.close();
  }
}
