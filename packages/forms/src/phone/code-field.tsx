import { toLatinDigits } from '@livery/contracts';
import { useText } from '@livery/i18n';
import { CountdownButton, iconShield, TextField, useCountdown, VisuallyHidden } from '@livery/ui-kit';
import type { SmsCode } from './use-sms-code.ts';

export interface CodeFieldProps {
  /** By SMS, or another way that a code is sent. */
  readonly sms: Pick<SmsCode, 'code' | 'setCode' | 'until' | 'sent' | 'send'>;
  /** `verificationCode` without it. */
  readonly name?: string;
  /** "Verification code" without it. */
  readonly label?: string;
  /** Marks the code as required; the form checks it. */
  readonly required?: boolean;
  /** What is wrong with the code. */
  readonly error?: string | undefined;
  /** What was typed changed. */
  readonly onChanged?: () => void;
  /** The focus has left the input. */
  readonly onLeave?: () => void;
  /** Current time in epoch milliseconds, for tests; the system clock by default. */
  readonly now?: () => number;
}

/** The code that was sent, and the button that requests it. Announces politely when one was sent, and when another may be requested. */
export function CodeField({ sms, name = 'verificationCode', label, required, error, onChanged, onLeave, now }: CodeFieldProps) {
  const t = useText('account');
  const left = useCountdown(sms.until, now);
  const coming = sms.sent ? t('code.sent') : null;
  const announcement = left > 0 ? coming : t('code.ready');
  return (
    <div>
      <TextField
        name={name}
        label={label ?? t('field.verificationCode')}
        glyph={iconShield}
        required={required}
        error={error}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={32}
        leftToRight
        value={sms.code}
        onChange={(code) => {
          sms.setCode(toLatinDigits(code));
          onChanged?.();
        }}
        onBlur={onLeave}
        suffix={
          <CountdownButton
            size="sm"
            until={sms.until}
            onSend={sms.send}
            labels={{ idle: t('code.send'), sending: t('code.sending'), counting: (seconds) => t('code.wait', { seconds }), ready: t('code.sendAgain') }}
            {...(now === undefined ? {} : { now })}
          />
        }
      />
      <VisuallyHidden role="status">{sms.until === undefined ? null : announcement}</VisuallyHidden>
    </div>
  );
}
