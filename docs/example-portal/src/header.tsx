import { useDialogs } from '@livery/app-shell';
import { useBrand } from '@livery/brand-kit/react';
import { useFormat, useText } from '@livery/i18n';
import { href } from '@livery/navigation';
import { useBalance, useLogout, useSession } from '@livery/session';
import { Button, Cluster, Container, iconWallet, LinkButton, token } from '@livery/ui-kit';
import { styled } from 'styled-components';

const Bar = styled.header`
  padding-block: ${token.space[3]};
  background: ${token.color.bg.raised};
  border-block-end: 1px solid ${token.color.border.subtle};
`;

/** A header of our own: the brand, and who is here. */
export function Header() {
  const { assets, identity } = useBrand();
  const t = useText('shell');
  const { loggedIn } = useSession();
  const { open } = useDialogs();
  const logOut = useLogout();
  return (
    <Bar>
      <Container>
        <Cluster>
          <img src={assets.logo} alt={identity.name} style={{ blockSize: '2rem', marginInlineEnd: 'auto' }} />
          {loggedIn && <Wallet />}
          {loggedIn && <Button variant="ghost" size="sm" onClick={logOut}>{t('header.logOut')}</Button>}
          {!loggedIn && <Button variant="secondary" size="sm" onClick={() => open('loginPopupModal')}>{t('header.logIn')}</Button>}
          {!loggedIn && <Button size="sm" onClick={() => open('registerModal')}>{t('header.register')}</Button>}
        </Cluster>
      </Container>
    </Bar>
  );
}

/** What the member has, and the way to the member centre. */
function Wallet() {
  const { currency } = useBrand();
  const { money } = useFormat();
  const { balance } = useBalance();
  if (balance === undefined) return null;
  return <LinkButton href={href('memberCentre')} variant="ghost" size="sm" iconStart={iconWallet}>{money(balance.available, { currency: currency.code, ...currency })}</LinkButton>;
}
