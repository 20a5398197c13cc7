import { isApiProblem } from '@livery/api-sdk';
import { useText } from '@livery/i18n';
import { Button, ErrorState, iconError, iconOffline } from '@livery/ui-kit';
import type { ReactNode } from 'react';
import { useProblemText } from './use-problem.ts';

export interface LoadFailedProps {
  /** What did not load, as a sentence. */
  readonly title: string;
  /** The error of the query. */
  readonly error: unknown;
  /** Retries; the button is busy until the promise settles. */
  readonly onRetry: () => unknown;
  /** Takes less height, for a part of a page. */
  readonly compact?: boolean;
  /** What may be done beside trying again, such as asking customer service. */
  readonly beside?: ReactNode;
}

/** A failed query: its error, and a button to retry. Without a network its icon says so; an answer of the server is an error. */
export function LoadFailed({ title, error, onRetry, compact = false, beside }: LoadFailedProps) {
  const t = useText('common');
  const tErrors = useText('errors');
  const problemText = useProblemText();
  const problem = isApiProblem(error) ? error : undefined;
  return (
    <ErrorState
      glyph={problem?.kind === 'network' ? iconOffline : iconError}
      title={title}
      description={problem === undefined ? tErrors('unknown') : problemText(problem)}
      actions={
        <>
          <Button variant="outline" onClick={onRetry} loadingLabel={t('state.loading')}>
            {t('action.retry')}
          </Button>
          {beside}
        </>
      }
      compact={compact}
    />
  );
}
