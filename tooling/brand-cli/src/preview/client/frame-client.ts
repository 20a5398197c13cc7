import type { BrandMessage, FrameMessage, PageSheets } from './messages.ts';

/** How a page in a frame is to be. */
export interface FrameOptions {
  readonly scheme: string;
  /** Platform code of its language. */
  readonly language: string;
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
export function startFrame({ scheme, language, brand, token, awaits, press }: FrameOptions): void {
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
  function brandHere(json: string): unknown {
    const brand = JSON.parse(json) as { languages: { offered: readonly string[] } };
    return brand.languages.offered.includes(language) ? brand : { ...brand, languages: { ...brand.languages, offered: [language, ...brand.languages.offered] } };
  }

  let shownTheme: PageSheets | undefined;
  /** Sets what differs: a sheet that is set anew has every element's style found again. */
  function showTheme({ css, rest }: PageSheets): void {
    const first = document.getElementById('livery-theme');
    if (first === null) return;
    if (css !== shownTheme?.css && css !== first.textContent) first.textContent = css;
    if (rest !== shownTheme?.rest) {
      document.getElementById('livery-theme-rest')?.remove();
      // The page's own script adds a sheet only where there is none of this name.
      first.after(Object.assign(document.createElement('style'), { id: 'livery-theme-rest', textContent: rest }));
    }
    shownTheme = { css, rest };
  }

  addEventListener('message', ({ data, source }) => {
    const message = data as BrandMessage | undefined;
    if (source !== window.parent || message?.kind !== 'livery:brand') return;
    if (message.theme !== undefined) showTheme(message.theme);
    // An edit of a token changes the sheet alone.
    if (message.brand !== shownBrand) take?.({ default: brandHere(message.brand) });
    shownBrand = message.brand;
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
