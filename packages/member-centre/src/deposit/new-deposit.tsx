import { useMoneyText } from '@livery/centre-kit';
import type { ResponseOf } from '@livery/contracts';
import { problemOf, useSubmit } from '@livery/forms';
import { useFormat, useText } from '@livery/i18n';
import { href } from '@livery/navigation';
import { AmountField, Button, FilterChip, Icon, iconCard, iconQr, iconTransfer, iconUsers, Notice, NoValue } from '@livery/ui-kit';
import type { Glyph } from '@livery/ui-kit';
import { useId, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { depositApi } from './api.ts';
import { DepositProblem, isAboutAmount } from './deposit-problem.tsx';
import { AmountPart, MethodCard, MethodCards, CashierForm, Presets, Quote } from '../cashier/cashier-style.ts';
import { SpokenQuote } from '../cashier/spoken-quote.tsx';
import { amountFault, isFree, isUnmatched, quoteOf, type Method } from './fee.ts';

export interface NewDepositProps {
  readonly methods: readonly Method[];
  readonly currency: ResponseOf<'depositMethods'>['currency'];
  /** Called with the id of the deposit that was begun. */
  readonly onMade: (id: string) => void;
  /** Leads to the deposits under way. */
  readonly onSeeOpen: () => void;
}

const glyphs: Readonly<Record<Method['kind'], Glyph>> = { bank: iconTransfer, card: iconCard, peer: iconUsers, qr: iconQr };

/** A new deposit: the way, the amount, and what it comes to. */
export function NewDeposit({ methods, currency: unit, onMade, onSeeOpen }: NewDepositProps) {
  const { symbol, exponent } = unit;
  const format = useFormat();
  const t = useText('member');
  const tCommon = useText('common');
  const heading = useId();
  const amountId = useId();
  const form = useRef<HTMLFormElement>(null);
  const money = useMoneyText();
  /** A whole amount without its decimals, as it is said. */
  const short = (decimal: string): string => (/\.0+$/.test(decimal) ? format.money(decimal.replace(/\.0+$/, ''), { ...unit, exponent: 0 }) : money(decimal));
  const [code, setCode] = useState(methods[0]?.code);
  const [amount, setAmount] = useState('');
  const [tried, setTried] = useState(false);
  /** The field of the amount has the focus: what is too little may be the beginning of more. */
  const [typing, setTyping] = useState(false);
  /** The gateway refused this amount by this way: the limits of the page were older. */
  const [amountRefused, setAmountRefused] = useState(false);
  const [create] = depositApi.useDepositCreateMutation();
  const { run, busy, problem, failures } = useSubmit();
  const method = methods.find((one) => one.code === code) ?? methods[0];
  if (method === undefined) return null;
  const fault = amountFault(method, amount, exponent);
  const faultText = fault === undefined && amountRefused ? t('deposit.fault.changed') : faultTextOf(t, method, fault, money);
  const focusAmount = () => form.current?.querySelector<HTMLInputElement>(`[id="${amountId}"]`)?.focus();
  /** What is told above the amount already, or may be the beginning of more, is not told at it before the form is sent. */
  const early = (typing && isTooLittle(fault)) || (fault === 'now' && isUnmatched(method));
  const changeAmount = (typed: string) => {
    setAmount(typed);
    setAmountRefused(false);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setTried(true);
    if (fault !== undefined) {
      focusAmount();
      return;
    }
    setAmountRefused(false);
    const refused = await run(async () => {
      const { data, error } = await create({ method: method.code, amount, returnPath: href('depositv2') });
      if (data === undefined) return problemOf(error);
      setAmount('');
      setTried(false);
      onMade(data.deposit.id);
      return undefined;
    });
    if (refused === undefined || !isAboutAmount(refused)) return;
    setAmountRefused(true);
    focusAmount();
  };

  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} data-part="new">
        {t('deposit.new')}
      </h3>
      <CashierForm ref={form} onSubmit={(event) => void submit(event)} noValidate>
        <MethodCards>
          <legend>{t('deposit.method')}</legend>
          {methods.map((one) => (
            <MethodChoice
              key={one.code}
              method={one}
              checked={one.code === method.code}
              onChoose={() => {
                setCode(one.code);
                setAmountRefused(false);
              }}
              money={money}
            />
          ))}
        </MethodCards>
        {isUnmatched(method) ? (
          <Notice tone="info">
            <p>{t('deposit.fault.nobody')}</p>
          </Notice>
        ) : null}
        <AmountPart>
          <div>
            <AmountField
              id={amountId}
              label={t('deposit.amount')}
              value={amount}
              onChange={changeAmount}
              onFocus={() => setTyping(true)}
              onBlur={() => setTyping(false)}
              currency={symbol}
              exponent={exponent}
              required
              hint={method.left === null || Number(method.left) >= Number(method.most) ? t('deposit.range', { least: money(method.least), most: money(method.most) }) : t('deposit.rangeLeft', { least: money(method.least), most: money(method.most), left: money(method.left) })}
              unclear={(example) => t('deposit.unclear', { example })}
              {...(amountRefused || ((tried || amount !== '') && fault !== undefined && (tried || !(fault === 'missing' || early))) ? { error: faultText } : {})}
            />
            <Presets role="group" aria-label={method.mostNow == null ? t('deposit.presets') : t('deposit.presetsPeer')}>
              {method.presets.map((preset) => (
                <FilterChip key={preset} selected={preset === amount} onClick={() => changeAmount(preset)}>
                  {short(preset)}
                </FilterChip>
              ))}
            </Presets>
          </div>
          <QuoteOf method={method} amount={fault === undefined ? amount : undefined} exponent={exponent} />
        </AmountPart>
        {problem === undefined || isAboutAmount(problem) ? null : <DepositProblem key={failures} problem={problem} onSeeOpen={onSeeOpen} />}
        <div>
          <Button type="submit" loading={busy} loadingLabel={tCommon('state.loading')}>
            {fault === undefined ? t('deposit.submitAmount', { amount: money(amount) }) : t('deposit.submit')}
          </Button>
        </div>
      </CashierForm>
    </section>
  );
}

/** Whether more would do. */
const isTooLittle = (fault: ReturnType<typeof amountFault>): boolean => fault === 'least' || fault === 'fee';

/** What is wrong with the amount, with the amounts that would do. */
function faultTextOf(t: ReturnType<typeof useText<'member'>>, method: Method, fault: ReturnType<typeof amountFault>, money: (amount: string) => string): string {
  switch (fault) {
    case 'least':
      return t('deposit.fault.least', { least: money(method.least) });
    case 'most':
      return t('deposit.fault.most', { most: money(method.most) });
    case 'left':
      return t('deposit.fault.left', { left: money(method.left ?? '0') });
    case 'now':
      return isUnmatched(method) ? t('deposit.fault.nobody') : t('deposit.fault.now', { most: money(method.mostNow ?? '0') });
    case 'fee':
      return t('deposit.fault.fee');
    case 'missing':
    case undefined:
      return t('deposit.fault.missing');
  }
}

interface MethodChoiceProps {
  readonly method: Method;
  readonly checked: boolean;
  readonly onChoose: () => void;
  readonly money: (amount: string) => string;
}

function MethodChoice({ method, checked, onChoose, money }: MethodChoiceProps) {
  const t = useText('member');
  const format = useFormat();
  const { ppm, fixed, least } = method.fee;
  const share = format.percent(String(ppm / 1_000_000));
  const fee = isFree(method)
    ? t('deposit.free')
    : ppm === 0
      ? t('deposit.feeOf', { fee: money(Number(fixed) >= Number(least) ? fixed : least) })
      : Number(fixed) > 0
        ? t('deposit.feeBoth', { share, fixed: money(fixed) })
        : t('deposit.feeOf', { fee: share });
  // A unit of one letter, as Arabic has them, says nothing at the start of a line.
  const time = format.duration(method.arrivesMinutes * 60).replaceAll(' ', '\u00A0');
  return (
    <MethodCard>
      <input type="radio" name="method" value={method.code} checked={checked} onChange={onChoose} />
      <Icon glyph={glyphs[method.kind]} />
      <strong>{method.name}</strong>
      <small>{t('deposit.methodFacts', { fee, time })}</small>
      {method.note === null ? null : <small>{method.note}</small>}
    </MethodCard>
  );
}

function QuoteOf({ method, amount, exponent }: { readonly method: Method; readonly amount: string | undefined; readonly exponent: number }) {
  const t = useText('member');
  const money = useMoneyText();
  const quote = amount === undefined ? undefined : quoteOf(method, amount, exponent);
  const none = <NoValue label={t('deposit.noAmount')} />;
  const free = isFree(method);
  const spoken =
    amount === undefined || quote === undefined
      ? undefined
      : free
        ? t('deposit.spokenFree', { pay: money(amount), get: money(quote.credit) })
        : t('deposit.spoken', { pay: money(amount), fee: money(quote.fee), get: money(quote.credit) });
  return (
    <div>
      <Quote data-empty={quote === undefined ? '' : undefined}>
        <div>
          <dt>{t('deposit.youPay')}</dt>
          <dd>{amount === undefined ? none : money(amount)}</dd>
        </div>
        <div>
          <dt>{t('deposit.fee')}</dt>
          <dd>{free ? t('deposit.none') : quote === undefined ? none : money(quote.fee)}</dd>
        </div>
        <div data-sum="">
          <dt>{t('deposit.youGet')}</dt>
          <dd>{quote === undefined ? none : money(quote.credit)}</dd>
        </div>
      </Quote>
      <SpokenQuote>{spoken}</SpokenQuote>
    </div>
  );
}
