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

/** The account's address of e-mail: whether it is proved, the code that proves it, and another address in its place. */
export function EmailPart() {
  const t = useText('member');
  return (
    <>
      <SecurityState>{(security) => <Email security={security} />}</SecurityState>
      <SupportLine>{t('account.support')}</SupportLine>
    </>
  );
}

function Email({ security }: { readonly security: Security }) {
  const t = useText('member');
  // Kept from the beginning: once it is proved the page is left, not turned into the change of it.
  const [{ email, emailProved, emailChangeable }] = useState(security);
  const [other, setOther] = useState(email === null);
  const place = useRef<HTMLDivElement>(null);
  useFocusOnReturn(other && email !== null);
  useEffect(() => {
    // The button that was pressed is gone.
    if (other && email !== null) place.current?.querySelector('input')?.focus();
  }, [other, email]);
  if (email === null && !emailChangeable) {
    return (
      <Notice tone="info" actions={<SupportLink />}>
        {t('email.notAsked')}
      </Notice>
    );
  }
  const another = emailChangeable && !other ? (
    <Button variant="outline" onClick={() => setOther(true)}>
      {t('email.another')}
    </Button>
  ) : null;
  return (
    <EmailLayout ref={place}>
      {email === null ? null : (
        <EmailFact>
          <bdi dir="ltr">{email}</bdi>
          <StatusTag tone={emailProved ? 'success' : 'warning'}>{emailProved ? t('contact.proved') : t('contact.unproved')}</StatusTag>
        </EmailFact>
      )}
      {emailProved && !other ? <p>{t('email.provedNote')}</p> : <Prove key={String(other)} security={security} other={other} onBack={email === null ? undefined : () => setOther(false)} />}
      {another}
    </EmailLayout>
  );
}

interface ProveProps {
  readonly security: Security;
  /** Another address than the account's. */
  readonly other: boolean;
  /** Back to the account's own address, where it has one. */
  readonly onBack: (() => void) | undefined;
}

function Prove({ security: { currentFactor, mobile, email }, other, onBack }: ProveProps) {
  const t = useText('member');
  const { show } = useToast();
  const { remove } = useCentreQuery();
  const [prove] = memberCentreApi.useProveEmailMutation();
  const leave = () => remove(PART);
  const send = async (proof: Proof): Promise<ApiProblem | undefined> => {
    const { data, error } = await prove(proof);
    if (data === undefined) return problemOf(error);
    show('success', { ns: 'member', key: 'email.saved' });
    leave();
    return undefined;
  };
  const another = email === null ? t('email.otherNote') : t('email.replaceNote');
  const note = other ? another : t('email.note', { address: leftToRight(email ?? '') });
  return (
    <ProofForm factor={currentFactor} number={mobile} email={other ? 'other' : 'own'} submitLabel={t('email.confirm')} send={send} onCancel={other && onBack !== undefined ? onBack : leave}>
      <Lead>{note}</Lead>
    </ProofForm>
  );
}
