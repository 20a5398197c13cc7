import { useText } from '@livery/i18n';
import { href, PageTitle } from '@livery/navigation';
import { Container, EmptyState, iconCompass, LinkButton, VisuallyHidden } from '@livery/ui-kit';

/** Shown for an address that has no page. */
export function NotFoundPage() {
  const t = useText('shell');
  return (
    <Container>
      <PageTitle>{t('notFound.title')}</PageTitle>
      <VisuallyHidden as="h1">{t('notFound.title')}</VisuallyHidden>
      <EmptyState
        glyph={iconCompass}
        title={t('notFound.title')}
        description={t('notFound.text')}
        actions={<LinkButton href={href('home')}>{t('notFound.action')}</LinkButton>}
      />
    </Container>
  );
}
