import type { ApiProblem } from '@livery/api-sdk';
import { useToast } from '@livery/app-shell';
import { useFocusWhenShown } from '@livery/centre-kit';
import type { ResponseOf } from '@livery/contracts';
import { Lead, problemOf } from '@livery/forms';
import { useText } from '@livery/i18n';
import { href, useCentreQuery } from '@livery/navigation';
import { Button, LinkButton, Notice } from '@livery/ui-kit';
import { useState } from 'react';
import { memberCentreApi } from '../api.ts';
import { SupportLink } from '../support/support-link.tsx';
import { SupportLine } from '../support/support-line.tsx';
import { PART } from './part-query.ts';
import { ProofForm } from './proof-form.tsx';
import { SecurityState } from './security-state.tsx';
import { usePin } from './use-pin.ts';

type Security = ResponseOf<'security'>;

/** Sets the account's transaction password, changes it by means of the former one, or replaces a forgotten one by a second factor. */
export function TransactionPassword() {
  const t = useText('member');
  return (
    <>
      <SecurityState>{(security) => <Way security={security} />}</SecurityState>
      <SupportLine>{t('account.support')}</SupportLine>
    </>
  );
}

function Way({ security }: { readonly security: Security }) {
  // Kept from the beginning: once it is set the page is left, not turned into the change of it.
  const [wasSet] = useState(security.transactionPassword);
  const [forgotten, setForgotten] = useState(false);
  if (!wasSet) return <SetPin security={security} />;
  if (!forgotten) return <ChangePin onForgotten={() => setForgotten(true)} />;
  return <ForgottenPin security={security} onCancel={() => setForgotten(false)} />;
}

/** Leaves for the overview; told when the password is set. */
function useLeave() {
  const { remove } = useCentreQuery();
  const { show } = useToast();
  return {
    leave: () => remove(PART),
    done() {
      show('success', { ns: 'member', key: 'pin.saved' });
      remove(PART);
    },
  };
}

function SetPin({ security: { currentFactor, mobile } }: { readonly security: Security }) {
  const t = useText('member');
  const pin = usePin(false);
  const send = useSet(pin);
  const { leave } = useLeave();
  return (
    <ProofForm factor={currentFactor} number={mobile} pin={pin} submitLabel={t('pin.save')} send={send} onCancel={leave}>
      <Lead>{t('pin.intro')}</Lead>
    </ProofForm>
  );
}

function ChangePin({ onForgotten }: { readonly onForgotten: () => void }) {
  const t = useText('member');
  const pin = usePin(true);
  const { leave, done } = useLeave();
  const [change] = memberCentreApi.useChangePaymentPasswordMutation();
  const send = async (): Promise<ApiProblem | undefined> => {
    const { data, error } = await change(pin.values);
    if (data === undefined) return problemOf(error);
    done();
    return undefined;
  };
  return (
    <>
      <ProofForm factor={null} number={null} pin={pin} submitLabel={t('pin.save')} send={send} onCancel={leave}>
        <Lead>{t('pin.intro')}</Lead>
      </ProofForm>
      <Button variant="ghost" onClick={onForgotten}>
        {t('pin.forgotten')}
      </Button>
    </>
  );
}

function ForgottenPin({ security: { currentFactor, mobile, mobileProved, totp }, onCancel }: { readonly security: Security; readonly onCancel: () => void }) {
  const t = useText('member');
  const pin = usePin(false);
  const send = useSet(pin);
  if (!totp && !mobileProved) return <NoFactor />;
  return (
    <ProofForm
      factor={currentFactor}
      number={mobile}
      alsoNumber={!totp}
      {...(totp ? { code: 'appOrRecovery' as const } : {})}
      pin={pin}
      submitLabel={t('pin.save')}
      send={send}
      onCancel={onCancel}
    >
      <Lead>{t('pin.forgottenNote')}</Lead>
    </ProofForm>
  );
}

/** In place of the form where the account has no second proof. */
function NoFactor() {
  const t = useText('member');
  const notice = useFocusWhenShown<HTMLDivElement>();
  const ways = (
    <>
      <LinkButton size="sm" variant="outline" href={href('secondFactor')}>
        {t('security.setUp')}
      </LinkButton>
      <SupportLink />
    </>
  );
  return (
    <div ref={notice} tabIndex={-1} style={{ outline: 'none' }}>
      <Notice tone="info" title={t('pin.noFactor')} actions={ways}>
        {t('pin.noFactorNote')}
      </Notice>
    </div>
  );
}

/** Sends a new transaction password with the proof of the form. */
function useSet({ values: { paymentPassword, confirmPaymentPassword } }: ReturnType<typeof usePin>) {
  const [set] = memberCentreApi.useSetPaymentPasswordMutation();
  const { done } = useLeave();
  return async (proof: { readonly password: string; readonly code: string }): Promise<ApiProblem | undefined> => {
    const { data, error } = await set({ ...proof, paymentPassword, confirmPaymentPassword });
    if (data === undefined) return problemOf(error);
    done();
    return undefined;
  };
}
