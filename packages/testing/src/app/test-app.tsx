import { api, createTransport, systemClock } from '@livery/api-sdk';
import type { Clock, Transport } from '@livery/api-sdk';
import type { Brand } from '@livery/brand-kit';
import { BrandProvider } from '@livery/brand-kit/react';
import type { LanguageCode, TextRuntime } from '@livery/i18n';
import { createText, namespaces, TextProvider, useLanguage } from '@livery/i18n';
import { DialogHost, dialogsSlice, toastsSlice } from '@livery/app-shell';
import { passwordProblem, rememberMerchant, sessionExpired, sessionSlice, sessionToken, writeSession } from '@livery/session';
import type { DialogRegistry } from '@livery/app-shell';
import type { SessionStore } from '@livery/session';
import type { Role } from '@livery/contracts';
import { UiLocaleProvider } from '@livery/ui-kit';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import type { RequestHandler } from 'msw';
import { Suspense } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { brand as testBrand } from '../factories/brand.ts';
import type { Answers } from '../gateway/answers.ts';
import { fetchFrom, handlersFor } from '../gateway/handlers.ts';

/** What a test or a story may decide. */
export interface AppOptions {
  readonly brand?: Brand;
  /** Platform code; the pseudo-locales XA and XB too. English without it. */
  readonly language?: LanguageCode;
  /** Who is here; a visitor without it. */
  readonly session?: Role;
  /** Whether the account has an upline that money may go to; not unless stated. */
  readonly toUpline?: boolean;
  /** What the gateway answers instead of the standard answers. */
  readonly answers?: Answers;
  /** Handlers of one's own, before those made from `answers`. */
  readonly handlers?: RequestHandler[];
  /** Components of dialogs. */
  readonly dialogs?: DialogRegistry;
  /** Address the router starts at. */
  readonly route?: string;
}

/** A store that packages dispatch to, and that React is given. */
export type TestStore = SessionStore & Parameters<typeof Provider>[0]['store'];

/** The parts of an application under test. */
export interface TestParts {
  readonly brand: Brand;
  readonly store: TestStore;
  readonly transport: Transport;
  readonly text: TextRuntime;
}

/** The pauses between tries of a call, which last a second at most, are left out: what follows them is tested, and not how long they are. */
const withoutPauses: Clock = { ...systemClock, sleep: (milliseconds, signal) => systemClock.sleep(milliseconds > 1_500 ? milliseconds : 0, signal) };

const agentTypes = { visitor: undefined, trial: '4', member: '0', agent: '1' } as const;

/** Makes store, transport and texts as the portal does, over a gateway of handlers. Every namespace is loaded first. */
export async function makeParts(options: AppOptions = {}): Promise<TestParts> {
  const brand = options.brand ?? testBrand();
  const { merchantCode } = brand.identity;
  sessionStorage.clear();
  rememberMerchant(merchantCode);
  const agentType = agentTypes[options.session ?? 'visitor'];
  if (agentType !== undefined) {
    writeSession('token', 'test-token');
    writeSession('isAgent', agentType);
    writeSession('account', 'mira01');
    if (options.toUpline === true) writeSession('toUpline', 'true');
  }
  const language = options.language ?? 'EN';
  const text = createText({
    languages: [...new Set([...brand.languages.offered, language, 'XA', 'XB'] as const)],
    defaultLanguage: brand.languages.default,
    fixedLanguage: language,
  });
  await text.load(...namespaces);

  const transport = createTransport({
    merchantCode,
    device: 'WEB',
    language: () => text.language().code,
    token: sessionToken,
    fetch: fetchFrom([...(options.handlers ?? []), ...handlersFor(options.answers)]),
    clock: withoutPauses,
    onUnauthorised: () => store.dispatch(sessionExpired()),
    onProblem: (problem) => void store.dispatch(passwordProblem(problem)),
  });
  const reducer = combineReducers({
    api: api.reducer,
    session: sessionSlice.reducer,
    dialogs: dialogsSlice.reducer,
    toasts: toastsSlice.reducer,
  });
  const store: TestStore = configureStore({
    reducer,
    middleware: (standard) => standard({ thunk: { extraArgument: { transport } } }).concat(api.middleware),
  });
  return { brand, store, transport, text };
}

/** Everything a feature expects around it. */
export function TestApp({
  parts,
  options,
  children,
}: {
  parts: TestParts;
  options: AppOptions;
  children: ReactNode;
}): ReactElement {
  return (
    <Provider store={parts.store}>
      <BrandProvider brand={parts.brand}>
        <TextProvider text={parts.text}>
          <WithLocale>
            <MemoryRouter initialEntries={[options.route ?? '/']}>
              <Suspense fallback={null}>{children}</Suspense>
              <DialogHost registry={options.dialogs ?? {}} />
            </MemoryRouter>
          </WithLocale>
        </TextProvider>
      </BrandProvider>
    </Provider>
  );
}

function WithLocale({ children }: { children: ReactNode }): ReactElement {
  const { language } = useLanguage();
  return (
    <UiLocaleProvider value={{ locale: language.tag, direction: language.direction }}>
      <div lang={language.tag} dir={language.direction}>
        {children}
      </div>
    </UiLocaleProvider>
  );
}
