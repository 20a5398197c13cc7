import { useText } from '@livery/i18n';
import { CountdownButton, VisuallyHidden } from '@livery/ui-kit';
import { useState } from 'react';
import type { Ref } from 'react';
import type { Sending } from './use-second-factor.ts';

export interface SmsFieldsProps {
  /** Hidden while another method is chosen; its countdown continues. */
  readonly hidden: boolean;
  readonly onSend: () => Promise<Sending>;
  /** A code was sent. */
  readonly onSent: () => void;
  readonly ref: Ref<HTMLButtonElement>;
}

/** Requests a code by SMS, and counts down to the next. */
export function SmsFields({ hidden, onSend, onSent, ref }: SmsFieldsProps) {
  const t = useText('account');
  const [sent, setSent] = useState(0);
  const send = async () => {
    const sending = await onSend();
    if (sending.sent) {
      setSent((times) => times + 1);
      onSent();
    }
    return sending.wait;
  };
  return (
    <div hidden={hidden}>
      <CountdownButton
        ref={ref}
        onSend={send}
        labels={{ idle: t('code.send'), sending: t('code.sending'), counting: (seconds) => t('code.wait', { seconds }), ready: t('code.sendAgain') }}
      />
      <VisuallyHidden role="status">{sent > 0 ? <span key={sent}>{t('code.sent')}</span> : null}</VisuallyHidden>
    </div>
  );
}
