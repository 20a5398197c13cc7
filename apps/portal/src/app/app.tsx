import { lookAttributes } from '@livery/brand-kit';
import type { Brand } from '@livery/brand-kit';
import { BrandProvider } from '@livery/brand-kit/react';
import { GameActionsProvider } from '@livery/game-lobby';
import { useGameActions } from '@livery/game-launcher';
import { DialogBoundary, PageBoundary, RegionBoundary, StatusGate, syncThemeColour, ToastHost } from '@livery/layout';
import { TextProvider, useLanguage, useText } from '@livery/i18n';
import type { TextRuntime } from '@livery/i18n';
import { DialogHost } from '@livery/app-shell';
import { ScrollManager, SiteLink, SiteNavigationProvider } from '@livery/navigation';
import { sessionApi, useAfterLogin } from '@livery/session';
import { GlobalStyle, preloadableLazy, UiLinkProvider, UiLocaleProvider } from '@livery/ui-kit';
import { Suspense, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router';
import { ariaStrings } from './aria-strings.ts';
import { dialogs } from './dialog-registry.ts';
import { prefetchPage } from './pages.tsx';
import { SiteRoutes } from './routes.tsx';
import { SiteLayoutSlots } from './site-layout-slots.tsx';

export interface AppProps {
  readonly brand: Brand;
  readonly store: Parameters<typeof Provider>[0]['store'];
  readonly text: TextRuntime;
  /** Called once the first picture stands; may return what stops what it began. */
  readonly onShown: () => () => void;
}

/** The site: everything that pages need around them, then the pages. */
export function App({ brand, store, text, onShown }: AppProps) {
  useEffect(onShown, [onShown]);
  useLook(brand);
  return (
    <Provider store={store}>
      <TextProvider text={text}>
        <SiteBrand brand={brand}>
          <SiteLocale>
            <GlobalStyle />
            <BrowserRouter>
              <SiteNavigationProvider prefetch={prefetchPage}>
                <UiLinkProvider value={SiteLink}>
                  <PageBoundary>
                    <StatusGate>
                      <SiteLayoutSlots>
                        <SiteGames>
                          <ScrollManager />
                          <SiteRoutes />
                          <DialogHost registry={dialogs} boundary={DialogBoundary} />
                          <RegionBoundary>
                            <SiteAfterLogin />
                            {/* It waits for the texts of errors, which no page is to wait for. */}
                            <Suspense>
                              <ToastHost />
                            </Suspense>
                          </RegionBoundary>
                        </SiteGames>
                      </SiteLayoutSlots>
                    </StatusGate>
                  </PageBoundary>
                </UiLinkProvider>
              </SiteNavigationProvider>
            </BrowserRouter>
          </SiteLocale>
        </SiteBrand>
      </TextProvider>
    </Provider>
  );
}

/** Sets the brand's look on the page's root, where every component's style reads it. */
function useLook({ id, look }: Brand): void {
  useEffect(() => {
    for (const [name, value] of Object.entries({ 'data-brand': id, ...lookAttributes(look) })) document.documentElement.setAttribute(name, value);
    // The page's head may have chosen another scheme than the one whose colour the page came with.
    syncThemeColour();
  }, [id, look]);
}

function SiteBrand({ brand, children }: { readonly brand: Brand; readonly children: ReactNode }) {
  const { data } = sessionApi.usePermissionQuery();
  const modules = data?.whitelabel.modules;
  // One toggle has a name of the field's in the server's answer.
  const features = useMemo(() => modules && { ...modules, mobilePasswordRecovery: modules.CHNGPASSVERIF3 }, [modules]);
  return (
    <BrandProvider brand={brand} serverFeatures={features}>
      {children}
    </BrandProvider>
  );
}

function SiteLocale({ children }: { readonly children: ReactNode }) {
  const { language } = useLanguage();
  const t = useText('common');
  const value = useMemo(
    () => ({
      locale: language.tag,
      direction: language.direction,
      aria: ariaStrings(t),
    }),
    [language, t],
  );
  return <UiLocaleProvider value={value}>{children}</UiLocaleProvider>;
}

/** Fetched after a login. */
const AfterLogin = preloadableLazy(() => import('../after-login/after-login.tsx')).show((module) => module.AfterLogin);

function SiteAfterLogin() {
  const loggedIn = useAfterLogin().afterLogin !== undefined;
  const [fetched, setFetched] = useState(false);
  // Stays: it gives the focus a place when what it showed is closed.
  if (loggedIn && !fetched) setFetched(true);
  return fetched ? (
    <Suspense>
      <AfterLogin />
    </Suspense>
  ) : null;
}

function SiteGames({ children }: { readonly children: ReactNode }) {
  return <GameActionsProvider actions={useGameActions()}>{children}</GameActionsProvider>;
}
