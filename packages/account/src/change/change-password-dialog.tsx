import { useText } from '@livery/i18n';
import { href } from '@livery/navigation';
import { sessionApi, useLogout, useSession } from '@livery/session';
import type { DialogProps } from '@livery/app-shell';
import { Aside } from '@livery/forms';
import { Button, Modal } from '@livery/ui-kit';
import { useNavigate } from 'react-router';
import { accountApi } from '../api.ts';
import { ChangePasswordForm } from './change-password-form.tsx';

/** The only way out of a forced change. */
function LogOutInstead() {
  const t = useText('account');
  const navigate = useNavigate();
  const logOut = useLogout();
  const leave = async () => {
    if (await logOut()) await navigate(href('home'));
  };
  return (
    <Aside as="div">
      <Button variant="ghost" size="sm" onClick={leave}>
        {t('password.logOut')}
      </Button>
    </Aside>
  );
}

/** Dialog of the password change: voluntary, or forced and then impossible to close. */
export function ChangePasswordDialog({ forced = false, overlay }: DialogProps<'changePassModal'>) {
  const t = useText('account');
  const tCommon = useText('common');
  const { loggedIn } = useSession();
  // An account registered by number alone may have no password; until that is known, assume one.
  const { data } = accountApi.useSecurityQuery(undefined, { skip: forced || !loggedIn });
  const { data: member } = sessionApi.useMemberInfoQuery(undefined, { skip: !forced });
  const heading = !forced ? t('password.heading') : member?.firstPassword === true ? t('password.headingFirst') : t('password.headingForced');
  return (
    <Modal {...overlay} title={heading} closeLabel={forced ? undefined : tCommon('dialog.close')} width={480}>
      <ChangePasswordForm forced={forced} byNumber={data?.currentFactor === 'phone'} number={data?.mobile ?? null} />
      {forced ? <LogOutInstead /> : null}
    </Modal>
  );
}
