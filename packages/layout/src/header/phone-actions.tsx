import { useText } from '@livery/i18n';
import { useDialogs } from '@livery/app-shell';
import { useRegistrationOffered, useSession } from '@livery/session';
import { Button, preloadableLazy, token } from '@livery/ui-kit';
import { Suspense } from 'react';
import { styled } from 'styled-components';
import { useSignInPrefetch } from '../slots/use-sign-in-prefetch.ts';

/** Fetched when somebody is logged in. */
const PhoneMember = preloadableLazy(() => import('./phone-member.tsx')).show((module) => module.PhoneMember);

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]};
  margin-inline-start: auto;

  /* The round picture of a member ends where the page does: the button around it has no edge of its own. */
  &[data-of='member'] { margin-inline-end: calc(-1 * ${token.space[3]}); }
  /* There the button's edge shows. */
  @media (forced-colors: active) {
    &[data-of='member'] { margin-inline-end: calc(-1 * ${token.space[1]}); }
  }

  /* On the smallest phones the ways in come closer together, so that a long name beside them still fits. */
  @media (width < 24rem) {
    gap: ${token.space[1]};
    & > button[data-variant='ghost'] { padding-inline: ${token.space[2]}; }
  }
  @media (width >= 64rem) { display: none; }
`;

/** What a small screen's header holds: the ways in, or the balance and the account. */
export function PhoneActions() {
  const t = useText('shell');
  const { loggedIn } = useSession();
  const { open } = useDialogs();
  const intent = useSignInPrefetch();
  const registrationOpen = useRegistrationOffered();
  return (
    <Root data-of={loggedIn ? 'member' : undefined}>
      {loggedIn ? (
        <Suspense>
          <PhoneMember />
        </Suspense>
      ) : (
        <>
          <Button variant="ghost" size="sm" onClick={() => open('loginPopupModal')} {...intent}>
            {t('header.logIn')}
          </Button>
          {registrationOpen ? (
            <Button size="sm" onClick={() => open('registerModal')} {...intent}>
              {t('header.register')}
            </Button>
          ) : null}
        </>
      )}
    </Root>
  );
}
