import { useText } from '@livery/i18n';
import { Button, ErrorState, iconOffline } from '@livery/ui-kit';
import type { BoundaryFailure } from '@livery/ui-kit';

/** What failed, in words, with a way on. */
export function FailureView({ failure }: { readonly failure: BoundaryFailure }) {
  const t = useText('shell');
  if (failure.kind === 'chunk') {
    return <ErrorState glyph={iconOffline} title={t('chunk.title')} description={t('chunk.text')} actions={<Button onClick={failure.retry}>{t('chunk.action')}</Button>} />;
  }
  return <ErrorState title={t('crash.title')} description={t('crash.text')} actions={<Button onClick={failure.retry}>{t('crash.action')}</Button>} />;
}
