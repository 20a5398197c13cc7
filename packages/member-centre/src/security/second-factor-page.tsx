import type { ApiProblem } from '@livery/api-sdk';
import { useToast } from '@livery/app-shell';
import { useFocusOnReturn } from '@livery/centre-kit';
import type { ResponseOf } from '@livery/contracts';
import { FormProblem, Lead, problemOf, useSubmit } from '@livery/forms';
import { useText } from '@livery/i18n';
import { Button } from '@livery/ui-kit';
import { useState } from 'react';
import { memberCentreApi } from '../api.ts';
import { SupportLine } from '../support/support-line.tsx';
import { ProofForm } from './proof-form.tsx';
import type { Proof } from './proof-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { Choices, SecurityLayout } from './security-style.ts';
import { SecurityState } from './security-state.tsx';
import { SetUpApp } from './set-up-app.tsx';

/** What is under way. Recovery codes are shown once: they live in this state alone. */
type Step =
  | { readonly name: 'overview' | 'turnOff' | 'renew' }
  | { readonly name: 'setUp'; readonly offer: ResponseOf<'totpStart'> }
  | { readonly name: 'codes'; readonly codes: readonly string[] };

const overview: Step = { name: 'overview' };

/** Turns the authenticator app on and off, and renews the recovery codes. */
export function SecondFactorPage() {
  const t = useText('member');
  return (
    <SecurityLayout>
      <SecurityState>{(security) => <SecondFactor security={security} />}</SecurityState>
      <SupportLine>{t('account.support')}</SupportLine>
    </SecurityLayout>
  );
}

function SecondFactor({ security: { totp, currentFactor, mobile, recoveryCodesLeft } }: { readonly security: ResponseOf<'security'> }) {
  const t = useText('member');
  const { show } = useToast();
  const [step, setStep] = useState(overview);
  const [confirm] = memberCentreApi.useTotpConfirmMutation();
  const [remove] = memberCentreApi.useTotpRemoveMutation();
  const [renew] = memberCentreApi.useRecoveryCodesMutation();
  const toOverview = () => setStep(overview);
  useFocusOnReturn(step.name !== 'overview');
  const proof = { factor: currentFactor, number: mobile };

  const takeCodes = async (answer: ReturnType<typeof confirm> | ReturnType<typeof renew>): Promise<ApiProblem | undefined> => {
    const { data, error } = await answer;
    if (data === undefined) return problemOf(error);
    setStep({ name: 'codes', codes: data.recoveryCodes });
    return undefined;
  };
  const turnOff = async (shown: Proof): Promise<ApiProblem | undefined> => {
    const { data, error } = await remove(shown);
    if (data === undefined) return problemOf(error);
    show('success', { ns: 'member', key: 'factor.turnedOff' });
    setStep(overview);
    return undefined;
  };

  switch (step.name) {
    case 'codes':
      return <RecoveryCodes codes={step.codes} onKept={toOverview} />;
    case 'setUp':
      return (
        <ProofForm {...proof} code="app" submitLabel={t('factor.turnOn')} send={(shown) => takeCodes(confirm(shown))} onCancel={toOverview}>
          <SetUpApp offer={step.offer} />
        </ProofForm>
      );
    case 'renew':
      return (
        <ProofForm {...proof} code="appOrRecovery" submitLabel={t('factor.renew')} send={(shown) => takeCodes(renew(shown))} onCancel={toOverview}>
          <Lead>{t('factor.renewNote')}</Lead>
        </ProofForm>
      );
    case 'turnOff':
      return (
        <ProofForm {...proof} code="appOrRecovery" danger submitLabel={t('factor.turnOff')} send={turnOff} onCancel={toOverview}>
          <Lead>{t('factor.turnOffNote')}</Lead>
        </ProofForm>
      );
    case 'overview':
      if (!totp) return <Offer onOffer={(offer) => setStep({ name: 'setUp', offer })} />;
      return (
        <>
          <p>{t('factor.on')}</p>
          <p>{t('factor.codesLeft', { count: recoveryCodesLeft })}</p>
          <Choices>
            <Button variant="outline" onClick={() => setStep({ name: 'renew' })}>
              {t('factor.renew')}
            </Button>
            <Button variant="outline" onClick={() => setStep({ name: 'turnOff' })}>
              {t('factor.turnOff')}
            </Button>
          </Choices>
        </>
      );
  }
}

/** Where no app is set up: what it is for, and the way to one. */
function Offer({ onOffer }: { readonly onOffer: (offer: ResponseOf<'totpStart'>) => void }) {
  const t = useText('member');
  const tCommon = useText('common');
  const [start] = memberCentreApi.useTotpStartMutation();
  const { run, busy, problem, failures } = useSubmit();
  const ask = () =>
    run(async () => {
      const { data, error } = await start();
      if (data === undefined) return problemOf(error);
      onOffer(data);
      return undefined;
    });
  return (
    <>
      <Lead>{t('factor.intro')}</Lead>
      {problem === undefined ? null : <FormProblem key={failures} problem={problem} />}
      <Button loading={busy} loadingLabel={tCommon('state.loading')} onClick={() => void ask()}>
        {t('factor.start')}
      </Button>
    </>
  );
}
