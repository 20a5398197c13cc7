import { useBrand, useFeature } from '@livery/brand-kit/react';
import { useText } from '@livery/i18n';
import { sessionApi, useDialogs, useProblemText } from '@livery/session';
import type { DialogProps } from '@livery/session';
import { isApiProblem } from '@livery/api-sdk';
import { Button, EmptyState, ErrorState, iconLock, iconOffline, Modal } from '@livery/ui-kit';
import { accountApi } from '../api.ts';
import { Aside } from '../fields/form-style.ts';
import { RegisterForm } from './register-form.tsx';
import { RegisterSkeleton } from './register-skeleton.tsx';

/** The form, or why there is none. The first answer of the site holds the rules already; they are asked for anew all the same. */
function Content() {
  const tCommon = useText('common');
  const tErrors = useText('errors');
  const problemText = useProblemText();
  const offered = useFeature('usernameRegistration');
  const { data: permission } = sessionApi.endpoints.permission.useQueryState();
  const { data = permission?.registration, error, refetch } = accountApi.useRegisterSettingsQuery(undefined, { skip: !offered });
  const usable = data === undefined || data.fields.some(({ field, enabled }) => field === 'username' && enabled);
  if (!offered || !usable) return <EmptyState glyph={iconLock} title={tErrors('register.closed')} />;
  if (data !== undefined) return <RegisterForm settings={data} onOutdated={() => void refetch()} />;
  if (error === undefined) return <RegisterSkeleton />;
  return (
    <ErrorState
      glyph={iconOffline}
      title={isApiProblem(error) ? problemText(error) : tErrors('unknown')}
      actions={<Button onClick={refetch}>{tCommon('action.retry')}</Button>}
    />
  );
}

/** The registration over the page. Its fields are those the server asks for. */
export function RegisterDialog({ overlay }: DialogProps<'register'>) {
  const { identity } = useBrand();
  const t = useText('account');
  const tCommon = useText('common');
  const { open } = useDialogs();
  return (
    <Modal {...overlay} title={t('register.heading', { brand: identity.name })} closeLabel={tCommon('dialog.close')} width={520}>
      <Content />
      <Aside>
        {t('register.haveAccount')}
        <Button variant="ghost" size="sm" onClick={() => void open('login')}>
          {tCommon('action.logIn')}
        </Button>
      </Aside>
    </Modal>
  );
}
