import { isApiProblem } from '@livery/api-sdk';
import { useText } from '@livery/i18n';
import { Button, ErrorState, iconOffline } from '@livery/ui-kit';
import { useProblemText } from './use-problem.ts';

export interface LoadFailedProps {
  readonly title: string;
  /** The error of the query. */
  readonly error: unknown;
  /** Retries; the button is busy until the promise settles. */
  readonly onRetry: () => unknown;
  readonly compact?: boolean;
}

/** A failed query: its error, and a button to retry. */
export function LoadFailed({ title, error, onRetry, compact = false }: LoadFailedProps) {
  const t = useText('common');
  const tErrors = useText('errors');
  const problemText = useProblemText();
  return (
    <ErrorState
      glyph={iconOffline}
      title={title}
      description={isApiProblem(error) ? problemText(error) : tErrors('unknown')}
      actions={
        <Button variant="outline" onClick={onRetry} loadingLabel={t('state.loading')}>
          {t('action.retry')}
        </Button>
      }
      compact={compact}
    />
  );
}
