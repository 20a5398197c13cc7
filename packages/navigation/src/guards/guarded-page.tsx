import type { GuardedAction } from '@livery/contracts';
import { useSession, useVerdict } from '@livery/session';
import { preloadableLazy } from '@livery/ui-kit';
import { Fragment, Suspense } from 'react';
import type { ReactNode } from 'react';

const AccessDeniedPage = preloadableLazy(() => import('./access-denied-page.tsx')).show((module) => module.AccessDeniedPage);

/** Props of {@link GuardedPage}. */
export interface GuardedPageProps {
  /** What the page is for, in the table of guards; null: everybody may see it. */
  readonly action: GuardedAction | null;
  readonly children: ReactNode;
}

/**
 * A page for those who may do what it is for; everybody else is told why not, and what to do. While a login is asked for
 * in the middle of things the page stays as it is, and goes on for the same member; never for another.
 */
export function GuardedPage({ action, children }: GuardedPageProps) {
  const { interrupted, visit } = useSession();
  const verdict = useVerdict(action ?? 'browse');
  if (action === null) return children;
  if (verdict === 'allowed' || interrupted !== undefined) return <Fragment key={visit}>{children}</Fragment>;
  return (
    <Suspense>
      <AccessDeniedPage action={action} />
    </Suspense>
  );
}
