import { useText } from '@livery/i18n';
import { useDialogs } from '@livery/app-shell';
import { useRegistrationOffered, useSession } from '@livery/session';
import { Button, preloadableLazy, token } from '@livery/ui-kit';
import { Suspense } from 'react';
import { styled } from 'styled-components';
import { useSignInPrefetch } from '../slots/use-sign-in-prefetch.ts';
import { PhoneRoot } from './header-style.ts';

/** Fetched when somebody is logged in. */
const PhoneMember = preloadableLazy(() => import('./phone-member.tsx')).show((module) => module.PhoneMember);

const Root = styled(PhoneRoot)`
  /* The round picture of a member ends where the page does: the button around it has no edge of its own. */
  &[data-of='member'] { margin-inline-end: calc(-1 * ${token.space[3]}); }
  /* There the button's edge shows. */
  @media (forced-colors: active) {
    &[data-of='member'] { margin-inline-end: calc(-1 * ${token.space[1]}); }
  }
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
