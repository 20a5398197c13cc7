import { isApiProblem } from '@livery/api-sdk';
import { useFocusWhenShown } from '@livery/centre-kit';
import { useText } from '@livery/i18n';
import { LoadFailed } from '@livery/session';
import { ErrorState, Skeleton, token } from '@livery/ui-kit';
import type { ReactNode } from 'react';
import { SupportLink } from '../support/support-link.tsx';

export interface OneMissingProps {
  /** Why it is not here; undefined while it loads. */
  readonly error: unknown;
  /** Said where there is none of this id. */
  readonly notFound: string;
  /** Said where it could not be fetched. */
  readonly failed: string;
  /** Leads back to the list. */
  readonly back: ReactNode;
  readonly onRetry: () => unknown;
}

/** In place of one deposit or withdrawal that is not here: it loads, could not be fetched, or there is none. Takes the focus, as its heading would. */
export function OneMissing(props: OneMissingProps) {
  const place = useFocusWhenShown<HTMLDivElement>();
  return (
    <div ref={place} tabIndex={-1} style={{ outline: 'none' }}>
      <Why {...props} />
    </div>
  );
}

function Why({ error, notFound, failed, back, onRetry }: OneMissingProps) {
  const tCommon = useText('common');
  if (error === undefined) {
    return (
      <div role="status" aria-label={tCommon('state.loading')}>
        <Skeleton style={{ blockSize: '2.5rem', inlineSize: '60%' }} />
        <Skeleton style={{ blockSize: '12rem', marginBlock: token.space[5] }} />
      </div>
    );
  }
  const more = (
    <>
      {back}
      <SupportLink />
    </>
  );
  const gone = isApiProblem(error) && (error.code === 'NOT_FOUND' || error.code === 'VALIDATION_FAILED');
  return gone ? <ErrorState title={notFound} actions={more} /> : <LoadFailed title={failed} error={error} onRetry={onRetry} beside={more} />;
}
