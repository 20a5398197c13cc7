import { useText } from '@livery/i18n';
import { useDialogs, useSession } from '@livery/session';
import { Avatar, Balance, Button, Disclosure, token } from '@livery/ui-kit';
import { styled } from 'styled-components';
import { prefetchAccount } from '../../navigation/prefetch.ts';
import { AccountMenu } from './account-menu.tsx';
import { useMemberMoney } from './use-member-money.ts';

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  margin-inline-start: auto;

  @media (width >= 64rem) { display: none; }
`;

/** What a small screen's header holds: the ways in, or the balance and the account. */
export function PhoneActions() {
  const t = useText('shell');
  const { loggedIn, nickname, account } = useSession();
  const { open } = useDialogs();
  const money = useMemberMoney();
  const name = nickname ?? account ?? '';
  return (
    <Root>
      {loggedIn ? (
        <>
          {money === undefined ? null : <Balance {...money} />}
          <Disclosure
            align="end"
            trigger={(properties) => (
              <Button {...properties} variant="ghost" size="sm" aria-label={t('header.account', { name })}>
                <Avatar name={name} size="sm" />
              </Button>
            )}
          >
            {(close) => <AccountMenu onChoose={close} />}
          </Disclosure>
        </>
      ) : (
        <>
          <Button variant="ghost" size="sm" onClick={() => open('login')} onPointerEnter={prefetchAccount}>
            {t('header.logIn')}
          </Button>
          <Button size="sm" onClick={() => open('register')} onPointerEnter={prefetchAccount}>
            {t('header.register')}
          </Button>
        </>
      )}
    </Root>
  );
}
