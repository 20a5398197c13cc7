import { useText } from '@livery/i18n';
import { LoadFailed } from '@livery/session';
import { Button, Notice } from '@livery/ui-kit';
import type { ReactNode } from 'react';
import { Waiting } from './waiting.tsx';

export interface LoadedProps<Data> {
  readonly query: { readonly currentData?: Data | undefined; readonly error?: unknown; readonly isFetching: boolean; readonly refetch: () => unknown };
  /** Says that it did not load. */
  readonly failed: string;
  readonly children: (data: Data) => ReactNode;
}

/** What a query answered, or that it is waited for, or failed. What could not be fetched anew stays, and says so. */
export function Loaded<Data>({ query: { currentData, error, isFetching, refetch }, failed, children }: LoadedProps<Data>) {
  const tCommon = useText('common');
  if (currentData === undefined) return error === undefined || isFetching ? <Waiting /> : <LoadFailed title={failed} error={error} onRetry={refetch} />;
  return (
    <>
      {children(currentData)}
      {/* It stays, and its text comes into it, so that it is announced. */}
      <div role="status">
        {error === undefined || isFetching ? null : (
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
