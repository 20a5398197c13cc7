import type { BrandMessage, FrameMessage } from './messages.ts';

/** How a page in a frame is to be. */
export interface FrameOptions {
  readonly scheme: string;
  /** Platform code of its language. */
  readonly language: string;
  /** Platform code of the language of the page as it was served, where a pseudo-language takes its place. */
  readonly served: string;
  /** The brand that the page was served with, as JSON. */
  readonly brand: string;
  /** Session to go on with. */
  readonly token: string | undefined;
  /** Selector of what the scene is about. */
  readonly awaits: string;
  /** Selectors of what is pressed, one after another. */
  readonly press: readonly string[];
}

/**
 * Runs before everything else of a page in a frame: sets scheme, language and session as if the visitor had chosen them,
 * takes an edited brand from the page around it, and presses what the scene asks for.
 */
export function startFrame({ scheme, language, served, brand, token, awaits, press }: FrameOptions): void {
  const POLL_MS = 60;
  const PATIENCE_MS = 20_000;
  localStorage.setItem('livery.scheme', scheme);
  localStorage.setItem('hisLang', language);
  // So that the page's own script does not fetch the page again for its language.
  document.cookie = `hisLang=${language};path=/;samesite=lax`;
  if (token !== undefined) sessionStorage.setItem('token', token);

  const tell = (message: FrameMessage): void => window.parent.postMessage(message, '*');
  let shownBrand = brand;
  let take: ((module: { readonly default: unknown }) => void) | undefined;
  (globalThis as { liveryHot?: unknown }).liveryHot = {
    accept: (_: string, taker: typeof take) => {
      take = taker;
    },
    on: () => undefined,
  };

  /** The edited brand, with the pseudo-language that this page is read in. */
  const brandHere = (brand: BrandMessage['brand']): BrandMessage['brand'] =>
    brand.languages.offered.includes(language) ? brand : { ...brand, languages: { ...brand.languages, offered: [language, ...brand.languages.offered] } };

  function showTheme({ themes }: BrandMessage): void {
    const theme = themes[served] ?? Object.values(themes)[0];
    const first = document.getElementById('livery-theme');
    if (theme === undefined || first === null) return;
    first.textContent = theme.css;
    document.getElementById('livery-theme-rest')?.remove();
    // The page's own script adds a sheet only where there is none of this name.
    const rest = document.createElement('style');
    rest.id = 'livery-theme-rest';
    rest.textContent = theme.rest;
    first.after(rest);
  }

  addEventListener('message', ({ data, source }) => {
    const message = data as BrandMessage | undefined;
    if (source !== window.parent || message?.kind !== 'livery:brand') return;
    showTheme(message);
    const edited = JSON.stringify(message.brand);
    // An edit of a token changes the sheet alone.
    if (edited !== shownBrand) take?.({ default: brandHere(message.brand) });
    shownBrand = edited;
    // Two frames: the first one paints what React and the sheet changed.
    requestAnimationFrame(() => requestAnimationFrame(() => tell({ kind: 'livery:painted', change: message.change })));
  });

  const begun = Date.now();
  const visible = (selector: string): HTMLElement | undefined => [...document.querySelectorAll<HTMLElement>(selector)].find((element) => element.checkVisibility());
  const soon = (next: () => void): void => {
    if (Date.now() - begun > PATIENCE_MS) tell({ kind: 'livery:shown' });
    else setTimeout(next, POLL_MS);
  };
  function pressNext([selector, ...rest]: readonly string[]): void {
    const element = visible(selector ?? awaits);
    if (element === undefined) soon(() => pressNext(selector === undefined ? [] : [selector, ...rest]));
    else if (selector === undefined) tell({ kind: 'livery:shown' });
    else {
      element.click();
      soon(() => pressNext(rest));
    }
  }
  function whenShown(): void {
    // The element that the application's frame has, and the static first paint has not.
    if (document.getElementById('content') === null) soon(whenShown);
    else pressNext(press);
  }
  addEventListener('DOMContentLoaded', whenShown);
}
