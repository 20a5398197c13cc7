import type { ApiProblem } from '@livery/api-sdk';
import { useToast } from '@livery/app-shell';
import { useFocusOnReturn } from '@livery/centre-kit';
import type { ResponseOf } from '@livery/contracts';
import { Lead, leftToRight, problemOf } from '@livery/forms';
import { useText } from '@livery/i18n';
import { useCentreQuery } from '@livery/navigation';
import { Button, Notice, StatusTag } from '@livery/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { memberCentreApi } from '../api.ts';
import { SupportLine } from '../support/support-line.tsx';
import { SupportLink } from '../support/support-link.tsx';
import { PART } from './part-query.ts';
import { ProofForm } from './proof-form.tsx';
import type { Proof } from './proof-form.tsx';
import { EmailFact, EmailLayout } from './security-style.ts';
import { SecurityState } from './security-state.tsx';

type Security = ResponseOf<'security'>;

/** The account's mobile number: whether it is proved, the code that proves it, and another number in its place. */
export function PhonePart() {
  const t = useText('member');
  return (
    <>
      <SecurityState>{(security) => <Phone security={security} />}</SecurityState>
      <SupportLine>{t('account.support')}</SupportLine>
    </>
  );
}

function Phone({ security }: { readonly security: Security }) {
  const t = useText('member');
  // Kept from the beginning: once it is proved the page is left, not turned into the change of it.
  const [{ mobile, mobileProved, mobileChangeable }] = useState(security);
  const [other, setOther] = useState(mobile === null);
  const place = useRef<HTMLDivElement>(null);
  useFocusOnReturn(other && mobile !== null);
  useEffect(() => {
    // The button that was pressed is gone.
    if (other && mobile !== null) place.current?.querySelector('input')?.focus();
  }, [other, mobile]);
  if (mobile === null && !mobileChangeable) {
    return (
      <Notice tone="info" actions={<SupportLink />}>
        {t('phone.notAsked')}
      </Notice>
    );
  }
  return (
    <EmailLayout ref={place}>
      {mobile === null ? null : (
        <EmailFact>
          <bdi dir="ltr">{mobile}</bdi>
          <StatusTag tone={mobileProved ? 'success' : 'warning'}>{mobileProved ? t('contact.proved') : t('contact.unproved')}</StatusTag>
        </EmailFact>
      )}
      {mobileProved && !other ? <p>{t('phone.provedNote')}</p> : <Prove key={String(other)} security={security} other={other} onBack={mobile === null ? undefined : () => setOther(false)} />}
      {mobileChangeable && !other ? (
        <Button variant="outline" onClick={() => setOther(true)}>
          {t('phone.another')}
        </Button>
      ) : null}
    </EmailLayout>
  );
}

interface ProveProps {
  readonly security: Security;
  /** Another number than the account's. */
  readonly other: boolean;
  /** Back to the account's own number, where it has one. */
  readonly onBack: (() => void) | undefined;
}

function Prove({ security: { currentFactor, mobile, mobileProved, totp }, other, onBack }: ProveProps) {
  const t = useText('member');
  const { show } = useToast();
  const { remove } = useCentreQuery();
  const [prove] = memberCentreApi.useProvePhoneMutation();
  const leave = () => remove(PART);
  const replaces = other && mobileProved;
  const send = async (proof: Proof): Promise<ApiProblem | undefined> => {
    const { data, error } = await prove(proof);
    if (data === undefined) return problemOf(error);
    show('success', { ns: 'member', key: 'phone.saved' });
    leave();
    return undefined;
  };
  const another = mobile === null ? t('phone.otherNote') : t('phone.replaceNote');
  return (
    <ProofForm
      factor={currentFactor}
      number={mobile}
      alsoNumber={replaces && !totp}
      phone={{ number: other ? 'other' : 'own', byApp: replaces && totp }}
      submitLabel={t('phone.confirm')}
      send={send}
      onCancel={other && onBack !== undefined ? onBack : leave}
    >
      <Lead>{other ? another : t('phone.note', { number: leftToRight(mobile ?? '') })}</Lead>
    </ProofForm>
  );
}
