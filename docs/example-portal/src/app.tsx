import { ChangePasswordDialog, ForgotPasswordDialog, LoginDialog, RegisterDialog } from '@livery/account';
import { DialogHost } from '@livery/app-shell';
import { BrandProvider } from '@livery/brand-kit/react';
import { GamePage, useGameActions } from '@livery/game-launcher';
import { GameActionsProvider, HallPage, HotGames } from '@livery/game-lobby';
import { TextProvider, useLanguage } from '@livery/i18n';
import { DialogBoundary, PageBoundary, PageLoader, ToastHost } from '@livery/layout';
import { MemberCentreRoute } from '@livery/member-centre';
import { href, ScrollManager, SiteLink, SiteNavigationProvider, usePageLocation } from '@livery/navigation';
import { Container, GlobalStyle, Stack, token, UiLinkProvider, UiLocaleProvider } from '@livery/ui-kit';
import { type ReactNode, Suspense } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter, Route, Routes } from 'react-router';
import { brand } from './brand.ts';
import { Header } from './header.tsx';
import { store, text } from './store.ts';

const dialogs = { loginPopupModal: LoginDialog, registerModal: RegisterDialog, forgetPassModal: ForgotPasswordDialog, changePassModal: ChangePasswordDialog };

/** Everything that Livery's parts expect around them, then our own pages. */
export function App() {
  return (
    <Provider store={store}>
      <TextProvider text={text}>
        <BrandProvider brand={brand}>
          <Locale>
            <GlobalStyle />
            <BrowserRouter>
              <SiteNavigationProvider>
                <UiLinkProvider value={SiteLink}>
                  <PageBoundary><Site /></PageBoundary>
                </UiLinkProvider>
              </SiteNavigationProvider>
            </BrowserRouter>
          </Locale>
        </BrandProvider>
      </TextProvider>
    </Provider>
  );
}

function Locale({ children }: { readonly children: ReactNode }) {
  const { language } = useLanguage();
  return <UiLocaleProvider value={{ locale: language.tag, direction: language.direction }}>{children}</UiLocaleProvider>;
}

function Site() {
  return (
    <GameActionsProvider actions={useGameActions()}>
      <ScrollManager />
      <Header />
      <main id="content" tabIndex={-1}>
        <Suspense fallback={<PageLoader />}>
          <Routes location={usePageLocation()}>
            <Route path={href('rng')} element={<HallPage gameTypes={['RNG']} boundary={DialogBoundary} />} />
            <Route path={href('game')} element={<GamePage />} />
            <Route path="*" element={<Home />} />
          </Routes>
        </Suspense>
      </main>
      <MemberCentreRoute boundary={DialogBoundary} />
      <DialogHost registry={dialogs} boundary={DialogBoundary} />
      <ToastHost />
    </GameActionsProvider>
  );
}

function Home() {
  return (
    <Container style={{ paddingBlock: token.space[8] }}>
      <Stack>
        <h1>{brand.voice['EN']?.headline}</h1>
        <p>{brand.voice['EN']?.tagline}</p>
        <HotGames />
      </Stack>
    </Container>
  );
}
