import { sessionApi } from '@livery/session';
import { preloadableLazy } from '@livery/ui-kit';
import { Suspense } from 'react';
import type { ReactNode } from 'react';

const StatusPage = preloadableLazy(() => import('./status-page.tsx')).show((module) => module.StatusPage);

/** Shows the site, or the full page that says why it is closed: maintenance (1) or region restriction (2). Address and session stay. */
export function StatusGate({ children }: { /** The site, while it is open. */ readonly children: ReactNode }) {
  const { data, fulfilledTimeStamp } = sessionApi.useSystemStatusQuery({}, { refetchOnFocus: true, refetchOnReconnect: true });
  if (data === undefined || data.status === 0) return children;
  const { status, ip, country, contactUrl } = data;
  return (
    <Suspense>
      <StatusPage kind={status === 1 ? 'maintenance' : 'region'} ip={ip} country={country} contactUrl={contactUrl} lookedAt={fulfilledTimeStamp} />
    </Suspense>
  );
}
