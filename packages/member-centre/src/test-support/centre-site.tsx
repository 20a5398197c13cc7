import { SiteLink, SiteNavigationProvider } from '@livery/navigation';
import { PlainBoundary } from '@livery/testing';
import { UiLinkProvider } from '@livery/ui-kit';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { MemberCentreRoute } from '../member-centre-route.tsx';

function Address() {
  const { pathname, search } = useLocation();
  return <span data-testid="address">{pathname + search}</span>;
}


/** The member centre over a page with links, as the portal puts it. */
export function CentreSite({ children }: { readonly children?: ReactNode }) {
  return (
    <SiteNavigationProvider>
      <UiLinkProvider value={SiteLink}>
        <Address />
        {children}
        <MemberCentreRoute boundary={PlainBoundary} />
      </UiLinkProvider>
    </SiteNavigationProvider>
  );
}
