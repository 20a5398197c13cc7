import { useMoneyText } from '@livery/centre-kit';
import type { ResponseOf } from '@livery/contracts';
import { Form, FormProblem, problemOf, useSubmit } from '@livery/forms';
import { useText } from '@livery/i18n';
import { useBalance } from '@livery/session';
import { AmountField, Avatar, Button, RadioGroup, TextField } from '@livery/ui-kit';
import { useId, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { amountFault } from './amount-fault.ts';
import type { AmountFault } from './amount-fault.ts';
import { memberTransferApi } from './api.ts';
import type { Order, Partner } from './order.ts';
import { PartnerLine } from './transfer-style.ts';

type Options = ResponseOf<'memberTransferOptions'>;

export interface TransferFormProps {
  readonly options: Options;
  /** What was entered before. */
  readonly draft: Partial<Order>;
  readonly onNext: (order: Order) => void;
}

/** Whom money goes to, and how much. */
export function TransferForm({ options, draft, onNext }: TransferFormProps) {
  const t = useText('member');
  const tCommon = useText('common');
  const money = useMoneyText();
  const heading = useId();
  const form = useRef<HTMLFormElement>(null);
  const { hidden } = useBalance();
  const { upline, downline, currency, least, most, left, available } = options;
  const [to, setTo] = useState<Order['to']>(draft.to ?? (upline === null ? 'downline' : 'upline'));
  const [account, setAccount] = useState(draft.account ?? '');
  const [amount, setAmount] = useState(draft.amount ?? '');
  const [unknown, setUnknown] = useState<string>();
  const [tried, setTried] = useState(false);
  const [lookUp] = memberTransferApi.useLazyDownlineMemberQuery();
  const { run, busy, problem, failures } = useSubmit();
  const fault = amountFault(options, amount);
  const owned = hidden ? '***' : money(available);
  const typed = account.trim();
  const accountError = typed === '' ? (tried ? t('transfer.fault.account') : undefined) : unknown === typed ? t('transfer.fault.unknown') : undefined;
  const focus = (name: string) => form.current?.querySelector<HTMLElement>(`[data-field="${name}"] input`)?.focus();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setTried(true);
    if (to === 'downline' && typed === '') return focus('account');
    if (fault !== undefined) return focus('amount');
    if (to === 'upline' && upline !== null) return onNext({ to, account: '', partner: upline, amount });
    let partner: Partner | undefined;
    const refused = await run(async () => {
      const { data, error } = await lookUp({ account: typed });
      partner = data;
      return error === undefined ? undefined : problemOf(error);
    });
    if (partner !== undefined) return onNext({ to, account: typed, partner, amount });
    if (refused?.kind !== 'validation') return undefined;
    setUnknown(typed);
    return focus('account');
  };

  const texts: Readonly<Record<AmountFault, () => string>> = {
    missing: () => t('deposit.fault.missing'),
    least: () => t('transfer.fault.least', { least: money(least) }),
    most: () => t('transfer.fault.most', { most: money(most) }),
    left: () => t('transfer.fault.left', { left: money(left ?? '0') }),
    available: () => t('transfer.fault.available', { available: owned }),
  };
  const isShown = fault !== undefined && (tried || (amount !== '' && fault !== 'missing'));
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading}>{t('transfer.new')}</h3>
      <Form ref={form} noValidate onSubmit={(event) => void submit(event)}>
        {upline !== null && downline ? (
          <RadioGroup label={t('transfer.to')} value={to} onChange={(value) => setTo(value as Order['to'])} choices={[{ value: 'upline', label: t('transfer.toUpline') }, { value: 'downline', label: t('transfer.toDownline') }]} />
        ) : null}
        {to === 'upline' && upline !== null ? (
          <PartnerLine>
            <Avatar name={upline.name ?? upline.account} />
            <div>
              <small>{t('transfer.toUpline')}</small>
              <PartnerName partner={upline} />
            </div>
          </PartnerLine>
        ) : (
          <div data-field="account">
            <TextField label={t('transfer.account')} hint={t('transfer.accountHint')} required autoComplete="off" autoCapitalize="none" maxLength={64} value={account} onChange={setAccount} error={accountError} />
          </div>
        )}
        <div data-field="amount">
          <AmountField
            label={t('transfer.amount')}
            value={amount}
            onChange={setAmount}
            currency={currency.symbol}
            exponent={currency.exponent}
            required
            hint={left === null ? t('transfer.range', { available: owned, least: money(least), most: money(most) }) : t('transfer.rangeLeft', { available: owned, least: money(least), most: money(most), left: money(left) })}
            unclear={(example) => t('deposit.unclear', { example })}
            {...(isShown ? { error: texts[fault]() } : {})}
          />
        </div>
        {problem === undefined || problem.kind === 'validation' ? null : <FormProblem key={failures} problem={problem} />}
        <Button type="submit" loading={busy} loadingLabel={tCommon('state.loading')}>
          {t('transfer.next')}
        </Button>
      </Form>
    </section>
  );
}

/** The masked name of somebody, and the masked account. */
export function PartnerName({ partner: { account, name } }: { readonly partner: Partner }) {
  return (
    <>
      {name === null ? null : (
        <strong>
          <bdi>{name}</bdi>
        </strong>
      )}
      <bdi dir="ltr">{account}</bdi>
    </>
  );
}
