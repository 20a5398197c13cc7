import { useFailure } from '@livery/centre-kit';
import type { ResponseOf } from '@livery/contracts';
import { useText } from '@livery/i18n';
import type { ReactNode } from 'react';
import { memberCentreApi } from '../api.ts';
import { PageFailed } from '../support/page-failed.tsx';
import { PageLoading } from '../support/page-loading.tsx';
import type { PageLoadingProps } from '../support/page-loading.tsx';

export interface SecurityStateProps {
  /** What stands here once the settings are known; a form unless stated. */
  readonly shape?: PageLoadingProps['shape'];
  readonly children: (security: ResponseOf<'security'>) => ReactNode;
}

/** Shows what depends on the account's security settings, once they are known. */
export function SecurityState({ shape = 'form', children }: SecurityStateProps) {
  const t = useText('member');
  const query = memberCentreApi.useSecurityCentreQuery();
  const { data, refetch } = query;
  const failure = useFailure(query);
  if (data !== undefined) return children(data);
  if (failure === undefined) return <PageLoading shape={shape} />;
  return <PageFailed title={t('security.failed')} error={failure} onRetry={refetch} />;
}
