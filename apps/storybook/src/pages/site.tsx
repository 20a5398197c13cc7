import type { ReactNode } from 'react';
import { ForgotPasswordDialog, loadAccountDialogs, LoginDialog, RegisterDialog } from '@livery/account';
import type { DialogRegistry } from '@livery/app-shell';
import { HelpDialog, NoticeDialog, useAnnouncements, useAvailablePromotions } from '@livery/content';
import { GameActionsProvider, loadVendorGames, useGameCategories, VendorGames } from '@livery/game-lobby';
import { LayoutSlotsProvider, SiteLayout } from '@livery/layout';
import { SiteLink, SiteNavigationProvider } from '@livery/navigation';
import { UiLinkProvider } from '@livery/ui-kit';

/** The dialogs that a visitor's ways lead through. */
export const siteDialogs: DialogRegistry = { loginPopupModal: LoginDialog, registerModal: RegisterDialog, forgetPassModal: ForgotPasswordDialog, noticeModal: NoticeDialog, mcHelpModal: HelpDialog };

const actions = { hrefOf: ({ gameId }: { readonly gameId: string }) => `#${gameId}`, onOpen: () => {} };

function Framed({ children }: { readonly children: ReactNode }) {
  const categories = useGameCategories();
  const [announcement] = useAnnouncements();
  const { count: promotionCount } = useAvailablePromotions();
  return (
    <LayoutSlotsProvider
      slots={{ categories, announcement, promotionCount, accountEntries: [], startFreePlay: () => Promise.resolve(), loadSignIn: loadAccountDialogs, loadVendorGames, VendorGames }}
    >
      <SiteLayout frame="full">{children}</SiteLayout>
    </LayoutSlotsProvider>
  );
}

/** A page in the frame of the site, as the portal puts the packages together. */
export function Site({ children }: { readonly children: ReactNode }) {
  return (
    <SiteNavigationProvider>
      <UiLinkProvider value={SiteLink}>
        <GameActionsProvider actions={actions}>
          <Framed>{children}</Framed>
        </GameActionsProvider>
      </UiLinkProvider>
    </SiteNavigationProvider>
  );
}
