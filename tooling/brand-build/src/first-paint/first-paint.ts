import type { Brand } from '@livery/brand-kit';
import { readLanguage } from '@livery/i18n/tooling';
import type { LanguageCode } from '@livery/i18n/tooling';
import type { FirstPaintRenderer } from './load-renderer.ts';
import { pruneStyles } from './prune-styles.ts';

/** What a page shows until the application runs. */
export interface FirstPaint {
  readonly html: string;
  readonly css: string;
}

/** Only the home page begins with the hero; other pages keep its room empty. Pages of the application have heroes of their own. */
const OTHER_PAGES = 'html[data-first=page] [data-first-paint] [data-hero]{visibility:hidden;block-size:0;min-block-size:100dvh}';

/** The platform's texts of the shell in a language; English where it lacks one. */
export type ShellTexts = (language: LanguageCode) => Readonly<Record<string, string>>;

/** Reads the texts that are there now. */
export function readShellTexts(language: LanguageCode): Readonly<Record<string, string>> {
  return { ...readLanguage('EN').shell, ...readLanguage(language).shell };
}

/** {@link readShellTexts}, once for each language: for a build of many brands. */
export function shellTextsOnce(): ShellTexts {
  const known = new Map<LanguageCode, Readonly<Record<string, string>>>();
  return (language) => {
    const texts = known.get(language) ?? readShellTexts(language);
    known.set(language, texts);
    return texts;
  };
}

/** What the root element of a page says. */
export interface PageRoot {
  /** BCP-47 tag of its language. */
  readonly tag: string;
  /** Its attributes, beginning with a space. */
  readonly attributes: string;
}

/** Makes the first paint of a brand's page in one language. */
export async function makeFirstPaint(render: FirstPaintRenderer, brand: Brand, language: LanguageCode, root: PageRoot, shellTexts: ShellTexts): Promise<FirstPaint> {
  const shell = { ...shellTexts(language), ...brand.strings[language]?.shell };
  const texts = { logIn: shell['header.logIn'] ?? '', tryFree: shell['hero.tryFree'] ?? '' };
  const { html, css } = render({ brand, language, texts });
  return { html, css: (await pruneStyles({ ...root, html, css })) + OTHER_PAGES };
}

/** Shows the picture that the early script chose; on other pages there is none. */
export const firstPaintScript = `(function(h,i){if(h&&i)i.src=h})(document.documentElement.dataset.heroImage,document.getElementById('first-paint-hero'))`;
