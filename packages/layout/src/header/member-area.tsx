import { useText } from '@livery/i18n';
import { useAccountPicture, useRole, useSession } from '@livery/session';
import { Avatar, Button, Disclosure, iconChevronDown, RankBadge, Skeleton, StatusTag, token } from '@livery/ui-kit';
import { styled } from 'styled-components';
import { AccountMenu } from './account-menu.tsx';
import { MemberBalance } from './member-balance.tsx';

/* The tag's ground lets through what is below it, which is dark here in every scheme. */
const Trial = styled.span`
  display: inline-flex;
  border-radius: ${token.radius.badge};
  background: ${token.color.bg.canvas};
`;

const Money = styled.div`
  display: inline-flex;
  align-items: center;
  min-inline-size: 9rem;
  justify-content: flex-end;
  font-weight: ${token.font.weight.semibold};
`;

const Name = styled.span`
  max-inline-size: 9rem;
  overflow: hidden;
  text-overflow: ellipsis;
`;

/** Who is here: rank, balance, and the menu of the account. */
export function MemberArea() {
  const t = useText('shell');
  const role = useRole();
  const { nickname, account, rank } = useSession();
  const picture = useAccountPicture();
  const name = nickname ?? account ?? '';
  return (
    <>
      {role === 'trial' ? <Trial><StatusTag tone="warning">{t('header.trial')}</StatusTag></Trial> : rank === undefined ? null : <RankBadge level={rank.level}><Name title={rank.name}>{rank.name}</Name></RankBadge>}
      <Money>
        <MemberBalance placeholder={<Skeleton style={{ inlineSize: '6rem' }} />} />
      </Money>
      <Disclosure
        align="end"
        trigger={(properties) => (
          <Button {...properties} data-account="" variant="ghost" size="sm" iconEnd={iconChevronDown} aria-label={t('header.account', { name })}>
            <Avatar name={name} image={picture} size="sm" />
            <Name>{name}</Name>
          </Button>
        )}
      >
        {(close) => <AccountMenu onChoose={close} />}
      </Disclosure>
    </>
  );
}
