import { useText } from '@livery/i18n';
import { Button, ErrorState, iconOffline } from '@livery/ui-kit';

/** Something did not load: says what, and offers to try again. */
export function LoadFailed({ title, onRetry }: { readonly title: string; readonly onRetry: () => unknown }) {
  const t = useText('common');
  const tErrors = useText('errors');
  return (
    <ErrorState
      glyph={iconOffline}
      title={title}
      description={tErrors('network.broken')}
      actions={<Button onClick={onRetry}>{t('action.retry')}</Button>}
    />
  );
}
