import type { GuardedAction } from '@livery/contracts';
import { useText } from '@livery/i18n';
import { useDialogs } from '@livery/app-shell';
import { useGuard, useRegistrationOffered, useVerdict } from '@livery/session';
import { Button, Container, EmptyState, iconLock, LinkButton, VisuallyHidden } from '@livery/ui-kit';
import { useEffect } from 'react';
import { href } from '../routes/links.ts';

/** In place of a page that the visitor may not see: why, and the action that leads to it, opened at once as by a button. */
export function AccessDeniedPage({ action }: { readonly action: GuardedAction }) {
  const t = useText('account');
  const tShell = useText('shell');
  const guard = useGuard();
  const verdict = useVerdict(action);
  const { open } = useDialogs();
  const registrationOpen = useRegistrationOffered();
  useEffect(() => {
    if (verdict !== 'forbidden') guard(action);
    // Once for each answer: the guard is another function after each change of who is here.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [action, verdict]);

  const content = {
    login: {
      title: t('guard.loginTitle'),
      text: t('guard.loginText'),
      way: <Button onClick={() => open('loginPopupModal', { reason: 'required' })}>{tShell('header.logIn')}</Button>,
    },
    needTrueAccount: {
      title: t('guard.trueAccountTitle'),
      text: t('guard.trueAccountText'),
      way: registrationOpen ? <Button onClick={() => open('registerModal')}>{tShell('header.register')}</Button> : null,
    },
    forbidden: {
      title: t('guard.forbiddenTitle'),
      text: t('guard.forbiddenText'),
      way: <LinkButton href={href('home')}>{tShell('notFound.action')}</LinkButton>,
    },
    allowed: undefined,
  }[verdict];
  if (content === undefined) return null;
  return (
    <Container>
      <VisuallyHidden as="h1">{content.title}</VisuallyHidden>
      <EmptyState glyph={iconLock} title={content.title} description={content.text} actions={content.way} />
    </Container>
  );
}
