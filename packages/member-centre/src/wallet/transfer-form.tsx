import type { ApiProblem } from '@livery/api-sdk';
import { isApiProblem, outcomeUnknown } from '@livery/api-sdk';
import { useBrand } from '@livery/brand-kit/react';
import { useMoneyText } from '@livery/centre-kit';
import { fieldMessages, Form, FormProblem, useFieldErrors, useFormFocus, useSubmit } from '@livery/forms';
import { useText } from '@livery/i18n';
import type { Message } from '@livery/i18n';
import { useBalance } from '@livery/session';
import { AmountField, Button, Notice, RadioGroup, Select } from '@livery/ui-kit';
import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { memberCentreApi } from '../api.ts';
import { amountFault } from './fund-amounts.ts';
import type { AmountFault } from './fund-amounts.ts';
import { ShareChips } from './share-chips.tsx';
import { nextWords, noticeTone } from './transfer-words.ts';
import type { Transfer } from './transfer-words.ts';
import type { VendorWallet } from './vendor-list.tsx';
import { Panel } from './wallet-style.ts';

type Field = 'vassalage' | 'amount';

const fields: readonly Field[] = ['vassalage', 'amount'];
const vendorMissing: Message = { ns: 'member', key: 'funds.vendorMissing' };
const unknown: Message = { ns: 'member', key: 'funds.unknown' };
const tooMuch: Message = { ns: 'member', key: 'funds.amountTooMuch' };
const faults: Readonly<Record<AmountFault, Message>> = {
  missing: { ns: 'member', key: 'funds.amountMissing' },
  zero: { ns: 'member', key: 'funds.amountZero' },
  tooMuch,
};

export interface TransferFormProps {
  readonly wallets: readonly VendorWallet[];
  /** A transfer as the record has it now; undefined where it is not among the loaded ones. */
  readonly current: (transferId: string) => Transfer | undefined;
}

/** Moves an amount to a vendor, or home. */
export function TransferForm({ wallets, current }: TransferFormProps) {
  const t = useText('member');
  const money = useMoneyText();
  const { currency } = useBrand();
  const { balance, hidden } = useBalance();
  const [move] = memberCentreApi.useMoveFundsMutation();
  const { run, busy, problem, failures } = useSubmit();
  const { form, focusField: focus } = useFormFocus('left');
  const [direction, setDirection] = useState<Transfer['direction']>('in');
  const [chosen, setChosen] = useState('');
  const [amount, setAmount] = useState('');
  const [sent, setSent] = useState<Transfer>();
  const id = useId();

  const vassalage = chosen === '' && wallets.length === 1 ? (wallets[0]?.vassalage ?? '') : chosen;
  const wallet = wallets.find((each) => each.vassalage === vassalage);
  const available = direction === 'in' ? balance?.available : (wallet?.balance ?? undefined);
  const nameOf = (code: string) => wallets.find((each) => each.vassalage === code)?.displayName ?? code;
  const outcome = sent && (current(sent.transferId) ?? sent);

  const fault = amountFault(amount, available, currency.exponent);
  const errors = useFieldErrors<Field>(fields, { ...(vassalage === '' ? { vassalage: vendorMissing } : {}), ...(fault === undefined ? {} : { amount: faults[fault] }) });

  const change = (field: Field, act: () => void) => {
    act();
    setSent(undefined);
    errors.clearError(field);
  };
  const send = async (): Promise<ApiProblem | undefined> => {
    const { data, error } = await move({ vassalage, direction, amount });
    if (data !== undefined) {
      setSent(data.transfer);
      setAmount('');
      errors.clearError('amount');
    }
    return isApiProblem(error) ? error : undefined;
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const first = errors.validate();
    if (first !== undefined) {
      focus(first);
      return;
    }
    setSent(undefined);
    const refused = await run(send);
    if (refused === undefined) return;
    if (refused.code === 'INSUFFICIENT_FUNDS') errors.setError('amount', tooMuch);
    const field = refused.code === 'INSUFFICIENT_FUNDS' ? 'amount' : errors.setServerErrors(refused);
    if (field !== undefined) focus(field);
  };
  const elsewhere = problem === undefined || problem.code === 'INSUFFICIENT_FUNDS' || fieldMessages(problem, fields).length > 0 ? undefined : problem;
  return (
    <Panel aria-labelledby={id}>
      <h3 id={id}>{t('funds.move')}</h3>
      <Form ref={form} noValidate onSubmit={(event) => void submit(event)}>
        <RadioGroup
          label={t('funds.direction')}
          inline
          value={direction}
          onChange={(value) => change('amount', () => setDirection(value === 'in' ? 'in' : 'out'))}
          choices={[
            { value: 'in', label: t('funds.toVendor') },
            { value: 'out', label: t('funds.toMain') },
          ]}
        />
        <Select
          label={t('funds.vendor')}
          name="vassalage"
          required
          placeholder={t('funds.chooseVendor')}
          value={vassalage}
          onChange={(value) => change('vassalage', () => setChosen(value))}
          error={errors.errorAt('vassalage')}
          hint={wallet?.state === 'maintenance' && direction === 'in' ? t('funds.maintenanceHint') : undefined}
          options={wallets.map(({ vassalage: value, displayName: label, balance: there }) => ({ value, label, description: there === null ? t('funds.unreachable') : t('funds.there', { amount: hidden ? '***' : money(there) }) }))}
        />
        <AmountField
          label={t('funds.amount')}
          name="amount"
          required
          currency={currency.symbol}
          exponent={currency.exponent}
          unclear={(example) => t('funds.amountUnclear', { example })}
          value={amount}
          onChange={(value) => change('amount', () => setAmount(value))}
          error={errors.errorAt('amount')}
          hint={available === undefined ? undefined : t('funds.available', { amount: hidden ? '***' : money(available) })}
        />
        <ShareChips available={available} amount={amount} onChoose={(value) => change('amount', () => setAmount(value))} />
        {elsewhere === undefined ? null : <FormProblem key={failures} problem={elsewhere} message={outcomeUnknown(elsewhere) ? unknown : undefined} />}
        <div role="status">{outcome === undefined ? null : <Notice tone={noticeTone(outcome)}>{t(nextWords(outcome), { amount: money(outcome.amount), vendor: nameOf(outcome.vassalage) })}</Notice>}</div>
        <Button type="submit" fullWidth loading={busy} loadingLabel={t('funds.moving')}>
          {direction === 'in' ? t('funds.moveIn') : t('funds.moveOut')}
        </Button>
      </Form>
    </Panel>
  );
}
