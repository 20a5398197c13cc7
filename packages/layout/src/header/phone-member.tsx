import { useText } from '@livery/i18n';
import { useSession } from '@livery/session';
import { Avatar, Balance, Button, Disclosure } from '@livery/ui-kit';
import { AccountMenu } from './account-menu.tsx';
import { useMemberMoney } from './use-member-money.ts';

/** Balance and account in a small screen's header. */
export function PhoneMember() {
  const t = useText('shell');
  const { nickname, account } = useSession();
  const money = useMemberMoney();
  const name = nickname ?? account ?? '';
  return (
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
  );
}
