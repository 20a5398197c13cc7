import { useText } from '@livery/i18n';
import { Loader } from '@livery/ui-kit';

/** Shown while a page's chunk is loading. The footer stays below the window meanwhile. */
export function PageLoader() {
  const t = useText('common');
  return (
    <div style={{ minBlockSize: '100dvh', display: 'grid', placeItems: 'center' }}>
      <Loader label={t('state.loading')} />
    </div>
  );
}
