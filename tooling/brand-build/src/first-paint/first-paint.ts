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

/**
 * Makes the first paint of a brand's page in one language.
 *
 * @param root the page's language tag and the attributes of its root element
 */
export async function makeFirstPaint(render: FirstPaintRenderer, brand: Brand, language: LanguageCode, root: { readonly tag: string; readonly attributes: string }): Promise<FirstPaint> {
  const shell = { ...readLanguage('EN').shell, ...readLanguage(language).shell, ...brand.strings[language]?.shell };
  const texts = { logIn: shell['header.logIn'] ?? '', tryFree: shell['hero.tryFree'] ?? '' };
  const { html, css } = render({ brand, language, texts });
  return { html, css: (await pruneStyles({ ...root, html, css })) + OTHER_PAGES };
}

/** Shows the picture that the early script chose; on other pages there is none. */
export const firstPaintScript = `(function(h,i){if(h&&i)i.src=h})(document.documentElement.dataset.heroImage,document.getElementById('first-paint-hero'))`;
