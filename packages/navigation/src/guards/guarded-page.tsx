import type { GuardedAction } from '@livery/contracts';
import { useSession, useVerdict } from '@livery/session';
import { preloadableLazy } from '@livery/ui-kit';
import { Fragment, Suspense } from 'react';
import type { ReactNode } from 'react';

const AccessDeniedPage = preloadableLazy(() => import('./access-denied-page.tsx')).show((module) => module.AccessDeniedPage);

export interface GuardedPageProps {
  /** What the page is for, in the table of guards; null: public. */
  readonly action: GuardedAction | null;
  /** The page, for whoever may see it. */
  readonly children: ReactNode;
}

/**
 * Shows a page to users allowed to perform its action, and to others why not and what to do. While an expired session requires
 * a login the page stays, and continues for the same member only.
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
