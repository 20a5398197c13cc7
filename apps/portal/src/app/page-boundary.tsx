import { useText } from '@livery/i18n';
import { Button, ChunkErrorBoundary, ErrorState, iconOffline } from '@livery/ui-kit';
import type { BoundaryFailure } from '@livery/ui-kit';
import type { ReactNode } from 'react';

function FailureView({ failure }: { readonly failure: BoundaryFailure }) {
  const t = useText('shell');
  if (failure.kind === 'chunk') {
    return (
      <ErrorState glyph={iconOffline} title={t('chunk.title')} description={t('chunk.text')} actions={<Button onClick={failure.retry}>{t('chunk.action')}</Button>} />
    );
  }
  return <ErrorState title={t('crash.title')} description={t('crash.text')} actions={<Button onClick={failure.retry}>{t('crash.action')}</Button>} />;
}

/** Catches what fails below: a lost chunk reloads the page once by itself, everything else explains and offers a way on. */
export function PageBoundary({ children }: { readonly children: ReactNode }) {
  return <ChunkErrorBoundary fallback={(failure) => <FailureView failure={failure} />}>{children}</ChunkErrorBoundary>;
}
