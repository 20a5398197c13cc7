import { useBrand } from '@livery/brand-kit/react';
import { useText } from '@livery/i18n';
import { useDialogs } from '@livery/session';
import type { DialogProps } from '@livery/session';
import { Button, EmptyState, ErrorState, iconOffline, Modal, TextSkeleton } from '@livery/ui-kit';
import { accountApi } from '../api.ts';
import { Aside } from '../fields/form-style.ts';
import { RegisterForm } from './register-form.tsx';

/** The registration over the page. Its fields are those the server asks for. */
export function RegisterDialog({ overlay }: DialogProps<'register'>) {
  const { identity } = useBrand();
  const t = useText('account');
  const tCommon = useText('common');
  const tErrors = useText('errors');
  const { open } = useDialogs();
  const { data, isError, refetch } = accountApi.useRegisterSettingsQuery();
  const usable = data?.fields.some(({ field, enabled }) => field === 'username' && enabled) ?? false;
  return (
    <Modal {...overlay} title={t('register.heading', { brand: identity.name })} closeLabel={tCommon('dialog.close')} width={520}>
      {data === undefined ? (
        isError ? (
          <ErrorState glyph={iconOffline} title={tErrors('network.broken')} actions={<Button onClick={refetch}>{tCommon('action.retry')}</Button>} />
        ) : (
          <TextSkeleton count={8} />
        )
      ) : usable ? (
        <RegisterForm settings={data} />
      ) : (
        <EmptyState title={tErrors('register.closed')} />
      )}
      <Aside>
        {t('register.haveAccount')}
        <Button variant="ghost" size="sm" onClick={() => open('login')}>
          {tCommon('action.logIn')}
        </Button>
      </Aside>
    </Modal>
  );
}
