import type { Browser, Page } from 'playwright';
import { languageFor, sizes } from '../scenes/variants.ts';
import type { BrandLanguages, View } from '../scenes/variants.ts';
import { captureWholePage, scrollThrough } from './capture-page.ts';

/** What a scene presses comes within this time, or not at all (milliseconds). */
const PRESS_MS = 8_000;
/** Dialogs and pages come to rest (milliseconds). */
const REST_MS = 700;

/** Whether a picture is of what it should show. */
export type Taken = 'taken' | 'not offered';

/**
 * Takes the picture of a view on a running site: as a visitor who chose scheme and language, or as a member.
 *
 * @param token session of the view's looker
 * @param file where the picture goes
 */
export async function takeView(browser: Browser, site: string, languages: BrandLanguages, view: View, token: string | undefined, file: string): Promise<Taken> {
  const language = languageFor(languages, view);
  const context = await browser.newContext({ viewport: sizes[view.width], reducedMotion: 'reduce', bypassCSP: language.pseudo });
  try {
    const page = await context.newPage();
    if (language.pseudo) await withPseudoLanguage(page, language.code);
    else await readIn(page, language.code, site);
    await page.addInitScript(
      (given) => {
        localStorage.setItem('livery.scheme', given.scheme);
        localStorage.setItem('hisLang', given.language);
        if (given.token !== undefined && sessionStorage.getItem('token') === null) sessionStorage.setItem('token', given.token);
      },
      { scheme: view.scheme, language: language.code, token },
    );
    await page.goto(new URL(view.scene.path, site).href, { waitUntil: 'domcontentloaded' });
    await page.locator('#content').waitFor({ timeout: 30_000 });
    await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined);
    if (view.scene.group === 'Pages') await scrollThrough(page);
    for (const selector of view.scene.press) {
      const button = page.locator(selector).filter({ visible: true }).first();
      if (!(await button.click({ timeout: PRESS_MS }).then(() => true, () => false))) return 'not offered';
    }
    await page.locator(view.scene.awaits).filter({ visible: true }).first().waitFor({ timeout: 30_000 });
    await page.waitForTimeout(REST_MS);
    if (view.scene.group === 'Pages') await captureWholePage(page, file);
    else await page.screenshot({ path: file });
    return 'taken';
  } finally {
    await context.close();
  }
}

/** Has a page read in a language of the brand, as by a visitor who chose it. */
export async function readIn(page: Page, language: string, site: string): Promise<void> {
  await page.context().addCookies([{ name: 'hisLang', value: language, url: site }]);
  await page.addInitScript((code) => localStorage.setItem('hisLang', code), language);
}

/** Offers a pseudo-language, in which the brand's script and the hashes that the page knows of it differ from those of the site. */
async function withPseudoLanguage(page: Page, code: string): Promise<void> {
  await page.route('**/*', async (route) => {
    const request = route.request();
    if (request.resourceType() !== 'document' && !/\/brand-[\w-]+\.js$/.test(new URL(request.url()).pathname)) return route.fallback();
    const url = new URL(request.url());
    const { host } = url;
    if (host.includes('.localhost')) url.hostname = 'localhost';
    const answer = await route.fetch({ url: url.href, headers: { ...(await request.allHeaders()), host } });
    const text = await answer.text();
    const body = request.resourceType() === 'document' ? text.replaceAll(/\bsha(?:256|384|512)-[\w+/=]+/g, '') : text.replace('"offered":[', `"offered":["${code}",`);
    return route.fulfill({ response: answer, body });
  });
}

/** Reads which languages a site's page offers, from its brand's script. */
export async function languagesOf(page: Page): Promise<BrandLanguages & { readonly schemes: readonly ('light' | 'dark')[]; readonly merchantCode: string }> {
  const text = await page.evaluate(async () => {
    const map = JSON.parse(document.querySelector('script[type=importmap]')?.textContent ?? '{}') as { imports?: Record<string, string> };
    const url = Object.values(map.imports ?? {})[0];
    return url === undefined ? undefined : (await fetch(url)).text();
  });
  if (text === undefined) throw new RangeError('The page names no script of its brand.');
  const { languages, schemes, identity } = JSON.parse(text.replace(/^export default /, '').replace(/;\s*$/, '')) as {
    readonly languages: BrandLanguages;
    readonly schemes: readonly ('light' | 'dark')[];
    readonly identity: { readonly merchantCode: string };
  };
  return { ...languages, schemes, merchantCode: identity.merchantCode };
}
