import { sessionApi } from '@livery/session';
import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';

const StatusPage = lazy(async () => ({ default: (await import('./status-page.tsx')).StatusPage }));

/** The status is asked for again while the site is closed, in milliseconds, so that it opens by itself. */
const CLOSED_POLL_MS = 15_000;

/** Shows the site, or the full page that says why it is closed: maintenance (1) or region restriction (2). */
export function StatusGate({ children }: { readonly children: ReactNode }) {
  const known = sessionApi.endpoints.systemStatus.useQueryState({}).data;
  const closed = known !== undefined && known.status !== 0;
  sessionApi.useSystemStatusQuery({}, { pollingInterval: closed ? CLOSED_POLL_MS : 0, refetchOnFocus: true });
  if (known === undefined || known.status === 0) return children;
  return (
    <Suspense>
      <StatusPage kind={known.status === 1 ? 'maintenance' : 'region'} ip={known.ip} country={known.country} contactUrl={known.contactUrl} />
    </Suspense>
  );
}
