import type { ResponseOf } from '@livery/contracts';
import { useText } from '@livery/i18n';
import { useProblemText } from '@livery/session';
import { isApiProblem } from '@livery/api-sdk';
import { Button, ErrorState, Loader } from '@livery/ui-kit';
import type { ReactNode } from 'react';
import { memberCentreApi } from '../api.ts';

/** Shows what depends on the account's security settings, once they are known. */
export function SecurityState({ children }: { readonly children: (security: ResponseOf<'security'>) => ReactNode }) {
  const t = useText('member');
  const tCommon = useText('common');
  const problemText = useProblemText();
  const { data, error, isFetching, refetch } = memberCentreApi.useSecurityCentreQuery();
  if (data !== undefined) return children(data);
  if (error === undefined || isFetching) return <Loader label={tCommon('state.loading')} />;
  return (
    <ErrorState
      title={t('security.failed')}
      description={isApiProblem(error) ? problemText(error) : undefined}
      actions={<Button onClick={() => void refetch()}>{tCommon('action.retry')}</Button>}
    />
  );
}
