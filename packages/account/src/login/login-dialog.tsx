import { useBrand } from '@livery/brand-kit/react';
import { useText } from '@livery/i18n';
import { useDialogs } from '@livery/session';
import type { DialogProps } from '@livery/session';
import { Button, Modal, Notice } from '@livery/ui-kit';
import { Aside } from '../fields/form-style.ts';
import { LoginForm } from './login-form.tsx';

/** The login over the page. */
export function LoginDialog({ reason, overlay }: DialogProps<'login'>) {
  const { identity } = useBrand();
  const t = useText('account');
  const tCommon = useText('common');
  const tErrors = useText('errors');
  const { open } = useDialogs();
  return (
    <Modal {...overlay} title={t('login.heading', { brand: identity.name })} closeLabel={tCommon('dialog.close')} width={440}>
      {reason === undefined ? null : <Notice tone="info">{tErrors(reason === 'expired' ? 'login.sessionExpired' : 'login.required')}</Notice>}
      <LoginForm />
      <Aside>
        {t('login.noAccount')}
        <Button variant="ghost" size="sm" onClick={() => void open('register')}>
          {t('login.createAccount')}
        </Button>
      </Aside>
    </Modal>
  );
}
