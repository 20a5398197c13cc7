import { useText } from '@livery/i18n';
import { Container, EmptyState, LinkButton, VisuallyHidden } from '@livery/ui-kit';

/** Shown for an address that has no page. */
export function NotFoundPage() {
  const t = useText('shell');
  return (
    <Container>
      <VisuallyHidden as="h1">{t('notFound.title')}</VisuallyHidden>
      <EmptyState
        title={t('notFound.title')}
        description={t('notFound.text')}
        actions={<LinkButton href="/">{t('notFound.action')}</LinkButton>}
      />
    </Container>
  );
}
