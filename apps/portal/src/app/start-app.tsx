import { createTransport, readPreloadedState, startErrorReports } from '@livery/api-sdk';
import type { Brand } from '@livery/brand-kit';
import { createText } from '@livery/i18n';
import type { TextRuntime } from '@livery/i18n';
import { passwordProblem, storeInvitation, rememberMerchant, sessionExpired, sessionToken, siteProblem, startSession } from '@livery/session';
import type { ReactElement } from 'react';
import { App } from './app.tsx';
import { hydrateCache } from './hydrate-cache.ts';
import { yieldToMain } from './yield-to-main.ts';
import { createStore } from './store.ts';
import { waitForTexts } from './wait-for-texts.ts';

/** What an edit in development changes in a running site, with its state kept. */
export interface RunningApp {
  readonly updateBrand: (brand: Brand) => void;
  readonly replaceCatalogue: TextRuntime['replaceCatalogue'];
}

/** Puts the site together for a brand and shows it. Resolves once it has been handed to `show`. */
export async function startApp(brand: Brand, show: (element: ReactElement) => void): Promise<RunningApp> {
  await yieldToMain();
  rememberMerchant(brand.identity.merchantCode, brand.identity.platform);
  storeInvitation();
  const text = createText({
    languages: brand.languages.offered,
    defaultLanguage: pageLanguage(brand),
    remap: brand.languages.remap,
    strings: brand.strings,
  });
  await yieldToMain();
  const transport = createTransport({
    merchantCode: brand.identity.merchantCode,
    device: brand.identity.device,
    language: () => text.language().code,
    token: sessionToken,
    onUnauthorised: () => store.dispatch(sessionExpired()),
    onProblem: (problem) => {
      store.dispatch(siteProblem(problem));
      void store.dispatch(passwordProblem(problem));
    },
  });
  // The name of this script changes with each build.
  startErrorReports(transport, { release: new URL(import.meta.url).pathname.split('/').at(-1) ?? '' });
  const store = createStore(transport);
  await yieldToMain();
  hydrateCache(store, readPreloadedState(), brand, text.language().code);
  await waitForTexts(text);
  // The session starts behind the first picture: a store that changes while it is being made has React begin anew.
  const begin = () => {
    // Texts below the first screen; and an offline page could not fetch the message about it.
    text.load('layout', 'errors').catch(() => undefined);
    return startSession(store, transport, text);
  };
  show(<App brand={brand} store={store} text={text} onShown={begin} />);
  return {
    updateBrand(edited) {
      for (const code of edited.languages.offered) text.registerBrandStrings(code, edited.strings[code] ?? {});
      show(<App brand={edited} store={store} text={text} onShown={begin} />);
    },
    replaceCatalogue: text.replaceCatalogue,
  };
}

/** The language of the page that was served: what a visitor sees who has not chosen another in this browser. */
function pageLanguage({ languages }: Brand): Brand['languages']['default'] {
  const { language } = document.documentElement.dataset;
  return languages.offered.find((code) => code === language) ?? languages.default;
}
