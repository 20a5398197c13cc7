import { useText } from '@livery/i18n';
import { Button, iconRefresh } from '@livery/ui-kit';
import { Nothing } from './overview-style.ts';

/** Said where part of a list could not be fetched, with another try. */
export function ListFailed({ onRetry }: { readonly onRetry: () => Promise<unknown> }) {
  const t = useText('member');
  const tCommon = useText('common');
  return (
    <Nothing role="alert">
      {t('overview.failed')}{' '}
      <Button variant="ghost" size="sm" iconStart={iconRefresh} onClick={onRetry} loadingLabel={tCommon('state.loading')}>
        {tCommon('action.retry')}
      </Button>
    </Nothing>
  );
}
