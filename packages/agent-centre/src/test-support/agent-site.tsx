import { SiteLink, SiteNavigationProvider } from '@livery/navigation';
import { PlainBoundary } from '@livery/testing';
import { UiLinkProvider } from '@livery/ui-kit';
import { useLocation } from 'react-router';
import { AgentCentreRoute } from '../agent-centre-route.tsx';

function Address() {
  const { pathname, search } = useLocation();
  return <span data-testid="address">{pathname + search}</span>;
}

/** The agent centre over an empty page, as the portal puts it. */
export function AgentSite() {
  return (
    <SiteNavigationProvider>
      <UiLinkProvider value={SiteLink}>
        <Address />
        <AgentCentreRoute boundary={PlainBoundary} />
      </UiLinkProvider>
    </SiteNavigationProvider>
  );
}
