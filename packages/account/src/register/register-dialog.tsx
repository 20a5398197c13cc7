import { useBrand } from '@livery/brand-kit/react';
import type { RegistrationTab, ResponseOf } from '@livery/contracts';
import { useText } from '@livery/i18n';
import { useDialogs } from '@livery/app-shell';
import { LoadFailed, sessionApi } from '@livery/session';
import type { SessionDispatch } from '@livery/session';
import type { DialogProps } from '@livery/app-shell';
import { Aside, useOfferedTabs } from '@livery/forms';
import { Button, Modal } from '@livery/ui-kit';
import { useCallback, useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { accountApi } from '../api.ts';
import { RegisterSkeleton } from './register-skeleton.tsx';
import { RegisterTabs } from './register-tabs.tsx';

/** Widths of the dialog in CSS pixels. */
const NARROW = 520;
const WIDE = 640;
/** From this number of fields on some of them stand side by side. */
const MANY_FIELDS = 8;

/**
 * The server's rules. The preloaded answer holds them already; they are refetched all the same, and with them the merchant's toggles,
 * which the form follows too: a page may be open for long.
 */
function useSettings() {
  const { data: permission } = sessionApi.endpoints.permission.useQueryState();
  const { data, error, refetch } = accountApi.useRegisterSettingsQuery(undefined, { refetchOnMountOrArgChange: true });
  const dispatch = useDispatch<SessionDispatch>();
  const begun = permission !== undefined;
  const refetchToggles = useCallback(() => {
    if (begun) void dispatch(sessionApi.endpoints.permission.initiate(undefined, { subscribe: false, forceRefetch: true }));
  }, [begun, dispatch]);
  useEffect(refetchToggles, [refetchToggles]);
  const refetchAll = () => {
    void refetch();
    refetchToggles();
  };
  return { settings: data ?? permission?.registration, error, refetch: refetchAll };
}

/** The form, or why there is none. */
function Content({ tab, settings, error, refetch }: ReturnType<typeof useSettings> & { readonly tab: RegistrationTab | undefined }) {
  const tErrors = useText('errors');
  const offered = useOfferedTabs(settings);
  if (settings === undefined) return error === undefined ? <RegisterSkeleton /> : <LoadFailed title={tErrors('title')} error={error} onRetry={refetch} />;
  return <RegisterTabs settings={settings} offered={offered} first={tab} onOutdated={refetch} />;
}

const fieldCount = (settings: ResponseOf<'registerSettings'> | undefined) => settings?.fields.filter(({ enabled }) => enabled).length ?? 0;

/** The registration dialog, with the methods and fields that the server offers. */
export function RegisterDialog({ tab, overlay }: DialogProps<'registerModal'>) {
  const { identity } = useBrand();
  const t = useText('account');
  const tCommon = useText('common');
  const { open } = useDialogs();
  const state = useSettings();
  const width = fieldCount(state.settings) >= MANY_FIELDS ? WIDE : NARROW;
  return (
    <Modal {...overlay} title={t('register.heading', { brand: identity.name })} closeLabel={tCommon('dialog.close')} width={width}>
      <Content {...state} tab={tab} />
      <Aside>
        {t('register.haveAccount')}
        <Button variant="ghost" size="sm" onClick={() => void open('loginPopupModal')}>
          {tCommon('action.logIn')}
        </Button>
      </Aside>
    </Modal>
  );
}
