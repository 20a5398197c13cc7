import { api, createTransport } from '@livery/api-sdk';
import { dialogsSlice, toastsSlice } from '@livery/app-shell';
import { createText } from '@livery/i18n';
import { rememberMerchant, sessionExpired, sessionSlice, sessionToken, siteProblem } from '@livery/session';
import { configureStore } from '@reduxjs/toolkit';
import { brand } from './brand.ts';

rememberMerchant(brand.identity.merchantCode, brand.identity.platform);

/** The texts of the site in its languages, with the brand's own. */
export const text = createText({ languages: brand.languages.offered, defaultLanguage: brand.languages.default, strings: brand.strings });

/** The way to the server: the origin of the page. */
export const transport = createTransport({
  merchantCode: brand.identity.merchantCode,
  device: brand.identity.device,
  language: () => text.language().code,
  token: sessionToken,
  onUnauthorised: () => void store.dispatch(sessionExpired()),
  onProblem: (problem) => void store.dispatch(siteProblem(problem)),
});

export const store = configureStore({
  reducer: { api: api.reducer, session: sessionSlice.reducer, dialogs: dialogsSlice.reducer, toasts: toastsSlice.reducer },
  middleware: (standard) => standard({ thunk: { extraArgument: { transport } } }).concat(api.middleware),
});
