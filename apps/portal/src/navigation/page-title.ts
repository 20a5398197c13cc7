import type { Brand } from '@livery/brand-kit';
import type { TextRuntime } from '@livery/i18n';
import { homePaths } from '../app/home-paths.ts';

/** The site's own title on its home page, elsewhere what the page is headed with and the site's name. */
export function titleOf({ identity, voice }: Brand, language: string, path: string, heading: string | undefined): string {
  const site = voice[language]?.seoTitle ?? identity.name;
  return heading === undefined || heading === '' || homePaths.includes(path) ? site : `${heading} · ${identity.name}`;
}

let stopLast = (): void => {};

/**
 * Names the document after the page that is shown, as history lists, tabs and screen readers tell it: by the page's first
 * heading, which every page has, in whatever language it is. A document has one name: another call takes the place of the
 * one before. Returns what stops it.
 */
export function followHeadings(brand: Brand, text: Pick<TextRuntime, 'language'>): () => void {
  stopLast();
  let asked = 0;
  const name = () => {
    asked = 0;
    const title = titleOf(brand, text.language().code, location.pathname, document.querySelector('main h1')?.textContent.trim());
    if (document.title !== title) document.title = title;
  };
  const observer = new MutationObserver(() => {
    asked ||= requestAnimationFrame(name);
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  name();
  stopLast = () => {
    observer.disconnect();
    cancelAnimationFrame(asked);
  };
  return stopLast;
}
