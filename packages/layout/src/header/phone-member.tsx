import { useText } from '@livery/i18n';
import { useAccountPicture, useSession } from '@livery/session';
import { Avatar, Button, Disclosure } from '@livery/ui-kit';
import { AccountMenu } from './account-menu.tsx';
import { MemberBalance } from './member-balance.tsx';

/** Balance and account in a small screen's header. */
export function PhoneMember() {
  const t = useText('shell');
  const { nickname, account } = useSession();
  const picture = useAccountPicture();
  const name = nickname ?? account ?? '';
  return (
    <>
      <MemberBalance />
      <Disclosure
        align="end"
        trigger={(properties) => (
          <Button {...properties} data-account="" variant="ghost" size="sm" aria-label={t('header.account', { name })}>
            <Avatar name={name} image={picture} size="sm" />
          </Button>
        )}
      >
        {(close) => <AccountMenu onChoose={close} />}
      </Disclosure>
    </>
  );
}
