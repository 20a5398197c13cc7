import { SiteLink, SiteNavigationProvider } from '@livery/navigation';
import { UiLinkProvider } from '@livery/ui-kit';
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { MemberCentreRoute } from '../member-centre-route.tsx';

function Address() {
  const { pathname, search } = useLocation();
  return <span data-testid="address">{pathname + search}</span>;
}

const PlainBoundary = ({ children }: { readonly children: ReactNode }) => <Fragment>{children}</Fragment>;

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
