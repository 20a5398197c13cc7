import { isApiProblem } from '@livery/api-sdk';
import { useText } from '@livery/i18n';
import { useProblemText } from '@livery/session';
import { Button, ErrorState, iconError, iconOffline } from '@livery/ui-kit';
import { SupportLink } from './support-link.tsx';

export interface LoadFailedProps {
  /** What did not load, as a sentence. */
  readonly title: string;
  /** The error of the query. */
  readonly error: unknown;
  /** Retries; the button is busy until the promise settles. */
  readonly onRetry: () => unknown;
  /** Takes less height, for a part of a page. */
  readonly compact?: boolean;
}

/** Records that did not load: why, another try, and the way to customer service. */
export function LoadFailed({ title, error, onRetry, compact = false }: LoadFailedProps) {
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
          <SupportLink />
        </>
      }
      compact={compact}
    />
  );
}
