import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brandIds, brandsFolder, compileBrand, loadBrand } from '@livery/brand-build';
import type { Browser } from 'playwright';
import { iconsPart } from '../preview/icons.ts';
import { mailPage, mailsOf } from '../preview/mails.ts';
import { logInToDemo } from '../preview/member-session.ts';
import { PAGE_STYLE } from '../preview/page-style.ts';
import { chosenLanguages, sizes, viewsOf } from '../scenes/variants.ts';
import type { Direction, View, Width } from '../scenes/variants.ts';
import { missingFontsText } from '../scenes/system-fonts.ts';
import type { Looker } from '../scenes/scenes.ts';
import { contactSheet } from './contact-sheet.ts';
import type { SheetPicture } from './contact-sheet.ts';
import { openSiteOf } from './site-source.ts';
import type { SiteSource } from './site-source.ts';
import { languagesOf, takeView } from './take-view.ts';

/** Which pictures are taken; all of a kind that is left out. */
export interface ShotChoice {
  readonly scenes?: readonly string[] | undefined;
  readonly widths?: readonly string[] | undefined;
  readonly schemes?: readonly string[] | undefined;
  readonly directions?: readonly string[] | undefined;
  /** Languages of the brand in place of its first one of each direction. */
  readonly languages?: readonly string[] | undefined;
}

/** Where pictures are taken, and where they go. */
export interface ShotPlace {
  readonly site: string;
  /** Folder for the pictures, their contact sheet and their source. */
  readonly folder: string;
  /** Kind of the files; `png` when left out. `jpg` is smaller. */
  readonly format?: 'png' | 'jpg';
  /** Told of each picture. */
  readonly say: (line: string) => void;
}

/** Pictures of a brand, and where they come from. */
export interface Shots {
  readonly source: SiteSource;
  readonly pictures: readonly (SheetPicture & { readonly name: string; readonly file: string })[];
  /** Names of those that could not be taken. */
  readonly missing: readonly string[];
}

const WIDTHS: readonly Width[] = ['phone', 'desktop'];
const DIRECTIONS: Readonly<Record<Direction, string>> = { ltr: 'left to right', rtl: 'right to left' };
const isChosen = (chosen: readonly string[] | undefined, value: string): boolean => chosen === undefined || chosen.includes(value);

/**
 * Takes the pictures of a brand on a running site: each scene of a preview at both widths, in each scheme, from left to right
 * and from right to left, its e-mails and its icons. A page that fails leaves its picture out, and the others come.
 *
 * @throws RangeError when the address is no site of the brand, or it does not offer a chosen language
 */
export async function takeShots(browser: Browser, id: string, { site, folder, say, format = 'png' }: ShotPlace, choice: ShotChoice = {}): Promise<Shots> {
  const page = await browser.newPage();
  const source = await openSiteOf(id, site, page);
  const { schemes, merchantCode, ...languages } = await languagesOf(page);
  await page.close();
  const codes = chosenLanguages(id, choice.languages, languages);
  const boxes = missingFontsText(codes ?? languages.offered, languages.remap);
  if (boxes !== undefined) say(boxes);
  await mkdir(folder, { recursive: true });
  // Written anew at the end: until then nothing says of pictures, some of them new, where they come from.
  for (const name of ['source.json', 'index.html']) await rm(join(folder, name), { force: true });
  const views = viewsOf(schemes, codes === undefined ? undefined : { codes, remap: languages.remap }).filter(({ scene, width, scheme, direction }) => isChosen(choice.scenes, scene.id) && isChosen(choice.widths, width) && isChosen(choice.schemes, scheme) && isChosen(choice.directions, direction));
  const tokens = await demoSessions(site, merchantCode, views, say);
  const pictures: { title: string; caption: string; url: string; name: string; file: string }[] = [];
  const missing: string[] = [];
  const add = (name: string, title: string, caption: string, file: string): void => {
    pictures.push({ name, title, caption, url: `${name}.${format}`, file });
    say(file);
  };
  for (const view of views) {
    const { scene, width, scheme, direction, language, name } = view;
    if (scene.looker !== 'visitor' && !tokens.has(scene.looker)) continue;
    const file = join(folder, `${name}.${format}`);
    const taken = await takeView(browser, site, languages, view, tokens.get(scene.looker), file).catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))));
    if (taken === 'taken') add(name, scene.title, `${width}, ${scheme}, ${language ?? DIRECTIONS[direction]}`, file);
    else if (taken === 'not offered') say(`${name}: not offered by this site.`);
    else {
      // An earlier picture of it would be of another state.
      await rm(file, { force: true });
      missing.push(name);
      say(`${name}: not taken. ${taken.message.split('\n', 1)[0]}`);
    }
  }
  if ((await brandIds(brandsFolder)).includes(id)) await takeBesides(browser, id, (name) => join(folder, `${name}.${format}`), choice, add);
  await writeFile(join(folder, 'source.json'), `${JSON.stringify(source, null, 2)}\n`);
  await writeFile(join(folder, 'index.html'), contactSheet(id, source, pictures));
  return { source, pictures, missing };
}

/** Sessions of those who look at the views; none for a site without the demo's accounts. */
async function demoSessions(site: string, merchantCode: string, views: readonly View[], say: (line: string) => void): Promise<ReadonlyMap<Looker, string>> {
  const { protocol, hostname, port, origin } = new URL(site);
  // Node does not know the names below `localhost` on every system; calls state their merchant in a header.
  const gateway = hostname.endsWith('.localhost') ? `${protocol}//localhost:${port}` : origin;
  const tokens = new Map<Looker, string>();
  for (const [looker, username] of [['member', 'demo_member'], ['agent', 'demo_agent']] as const) {
    if (!views.some(({ scene }) => scene.looker === looker)) continue;
    try {
      tokens.set(looker, await logInToDemo(gateway, merchantCode, username));
    } catch (error) {
      say(`Without what a ${looker} sees: ${username} cannot log in at ${gateway}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return tokens;
}

/** E-mails and icons, which are no pages of the site: made from the brand's files of this tree. */
async function takeBesides(browser: Browser, id: string, fileOf: (name: string) => string, choice: ShotChoice, add: (name: string, title: string, caption: string, file: string) => void): Promise<void> {
  if (!isChosen(choice.scenes, 'emails') && !isChosen(choice.scenes, 'icons')) return;
  const compiled = await compileBrand(await loadBrand(join(brandsFolder, id)));
  for (const mail of isChosen(choice.scenes, 'emails') ? mailsOf(compiled.brand).filter(({ language }) => isChosen(choice.languages, language)) : []) {
    for (const width of WIDTHS.filter((one) => isChosen(choice.widths, one))) {
      for (const scheme of (['light', 'dark'] as const).filter((one) => isChosen(choice.schemes, one))) {
        const page = await browser.newPage({ viewport: sizes[width], colorScheme: scheme });
        await page.setContent(mailPage(mail, scheme));
        const name = `email-${mail.name}-${width}-${scheme}`;
        await page.screenshot({ path: fileOf(name) });
        await page.close();
        add(name, 'E-mails', `${mail.subject}, ${width}, ${scheme}`, fileOf(name));
      }
    }
  }
  if (!isChosen(choice.scenes, 'icons')) return;
  const files = new Map(compiled.files.map(({ url, content }) => [url, content]));
  const page = await browser.newPage({ viewport: sizes.desktop });
  // Anywhere: the files are answered from here.
  await page.route('http://icons.localhost/**', (route) => {
    const { pathname } = new URL(route.request().url());
    const content = files.get(pathname);
    if (content !== undefined) return route.fulfill({ body: Buffer.from(content), contentType: pathname.endsWith('.svg') ? 'image/svg+xml' : pathname.endsWith('.jpg') ? 'image/jpeg' : 'image/png' });
    return route.fulfill({ contentType: 'text/html; charset=utf-8', body: `<!doctype html><style>${PAGE_STYLE}</style><div class="icons" style="padding:2rem">${iconsPart(compiled)}</div>` });
  });
  await page.goto('http://icons.localhost/', { waitUntil: 'networkidle' });
  await page.screenshot({ path: fileOf('icons'), fullPage: true });
  await page.close();
  add('icons', 'Icons', 'browser tab, home screen, installed app, shared link', fileOf('icons'));
}
