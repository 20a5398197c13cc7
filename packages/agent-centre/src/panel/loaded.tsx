import { useFailure } from '@livery/centre-kit';
import type { AskedQuery } from '@livery/centre-kit';
import { useText } from '@livery/i18n';
import { LoadFailed } from '@livery/session';
import { Button, Notice } from '@livery/ui-kit';
import type { ReactNode } from 'react';
import { Waiting } from './waiting.tsx';

export interface LoadedProps<Data> {
  readonly query: AskedQuery & { readonly currentData?: Data | undefined; readonly refetch: () => unknown };
  /** Says that it did not load. */
  readonly failed: string;
  readonly children: (data: Data) => ReactNode;
}

/** What a query answered, or that it is waited for, or failed. What could not be fetched anew stays, and says so. */
export function Loaded<Data>({ query, failed, children }: LoadedProps<Data>) {
  const tCommon = useText('common');
  const { currentData, error, refetch } = query;
  const failure = useFailure(query);
  if (currentData === undefined) return failure === undefined ? <Waiting /> : <LoadFailed title={failed} error={failure} onRetry={refetch} />;
  return (
    <>
      {children(currentData)}
      {/* It stays, and its text comes into it, so that it is announced. */}
      <div role="status">
        {error === undefined ? null : (
          <Notice
            tone="warning"
            actions={
              <Button variant="outline" size="sm" onClick={refetch} loadingLabel={tCommon('state.loading')}>
                {tCommon('action.retry')}
              </Button>
            }
          >
            {failed}
          </Notice>
        )}
      </div>
    </>
  );
}
