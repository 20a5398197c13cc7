import { useToast } from '@livery/app-shell';
import { toLatinDigits } from '@livery/contracts';
import type { ResponseOf } from '@livery/contracts';
import { fieldErrorMessage, problemOf } from '@livery/forms';
import { useText } from '@livery/i18n';
import type { Message } from '@livery/i18n';
import { Select, TextField } from '@livery/ui-kit';
import { useState } from 'react';
import { memberCentreApi } from '../api.ts';
import { AccountForm } from './account-form.tsx';

type Field = 'provider' | 'number' | 'holder';

export interface AddAccountProps {
  readonly known: ResponseOf<'payoutAccounts'>;
  readonly onDone: () => void;
}

const missing: Message = { ns: 'account', key: 'validation.required' };

/** Adds a bank account or wallet of the member's own name, with the transaction password. */
export function AddAccount({ known: { providers, payeeName }, onDone }: AddAccountProps) {
  const t = useText('member');
  const { show } = useToast();
  const [add] = memberCentreApi.useAddPayoutAccountMutation();
  const [values, setValues] = useState<Readonly<Record<Field, string>>>({ provider: '', number: '', holder: payeeName ?? '' });
  const provider = providers.find(({ code }) => code === values.provider);
  const number = toLatinDigits(values.number);
  const digits = number.replaceAll(/[\s\-‐-–]/gu, '');
  const short = provider !== undefined && (!/^\d*$/.test(digits) || digits.length < provider.minDigits || digits.length > provider.maxDigits);
  const numberFault: Message | undefined =
    digits === '' ? missing : short ? fieldErrorMessage({ field: 'number', rule: 'length', patternId: 'DIGITS', min: provider.minDigits, max: provider.maxDigits }) : undefined;

  const send = async (paymentPassword: string) => {
    const { data, error } = await add({ ...values, number, paymentPassword });
    if (data === undefined) return problemOf(error);
    show('success', { ns: 'member', key: 'payout.added' });
    onDone();
    return undefined;
  };
  return (
    <AccountForm<Field>
      fields={['provider', 'number', 'holder']}
      faults={{
        ...(provider === undefined ? { provider: missing } : {}),
        ...(numberFault === undefined ? {} : { number: numberFault }),
        ...(values.holder.trim() === '' ? { holder: missing } : {}),
      }}
      submitLabel={t('payout.add')}
      send={send}
      onCancel={onDone}
    >
      {(errorAt, clear) => {
        const field = (name: Field) => ({
          name,
          required: true,
          value: values[name],
          error: errorAt(name),
          onChange: (value: string) => {
            setValues((before) => ({ ...before, [name]: value }));
            clear(name);
          },
        });
        return (
          <>
            <Select {...field('provider')} label={t('payout.provider')} placeholder={t('profile.choose')} options={providers.map(({ code, name }) => ({ value: code, label: name }))} />
            <TextField {...field('number')} label={t('payout.number')} inputMode="numeric" autoComplete="off" maxLength={64} />
            <TextField {...field('holder')} label={t('payout.holder')} hint={t('payout.holderHint', { name: payeeName ?? '' })} autoComplete="off" maxLength={80} />
          </>
        );
      }}
    </AccountForm>
  );
}
