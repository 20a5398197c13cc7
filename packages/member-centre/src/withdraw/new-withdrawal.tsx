import { useMoneyText } from '@livery/centre-kit';
import { FormProblem, problemOf, useSubmit } from '@livery/forms';
import { useFormat, useMessageText, useText } from '@livery/i18n';
import type { Message } from '@livery/i18n';
import { href } from '@livery/navigation';
import { useBalance } from '@livery/session';
import { AmountField, Button, FilterChip, LinkButton, NoValue, Notice, PasswordField } from '@livery/ui-kit';
import { useId, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { Actions, AmountPart, HelpLine, MethodCard, MethodCards, CashierForm, Quote } from '../cashier/cashier-style.ts';
import { SpokenQuote } from '../cashier/spoken-quote.tsx';
import { isFree, quoteOf } from '../deposit/fee.ts';
import { AccountChoice } from './account-choice.tsx';
import { amountFault, mostNow, waysTo, type Account, type AmountBounds, type AmountFault, type Options, type Way } from './amounts.ts';
import { withdrawalApi } from './api.ts';
import { amountRefusal, refusalMessage, refusedParts } from './withdrawal-refused.ts';

export interface NewWithdrawalProps {
  readonly options: Options;
  /** At least one of them may be paid to. */
  readonly accounts: readonly Account[];
  /** Called with the id of the withdrawal that was begun. */
  readonly onMade: (id: string) => void;
}

/** A new withdrawal: the account, the amount, what it comes to, and the transaction password. */
export function NewWithdrawal({ options, accounts, onMade }: NewWithdrawalProps) {
  const { methods, dayLeft, currency: { symbol, exponent }, documentsAbove } = options;
  const t = useText('member');
  const tAccount = useText('account');
  const tCommon = useText('common');
  const messageText = useMessageText();
  const heading = useId();
  const [amountId, pinId] = [useId(), useId()];
  const form = useRef<HTMLFormElement>(null);
  const money = useMoneyText();
  const { balance, hidden } = useBalance();
  const usable = accounts.filter((account) => account.usable && waysTo(methods, account).length > 0);
  const [chosen, setChosen] = useState<string>();
  const [wayCode, setWayCode] = useState<string>();
  const [amount, setAmount] = useState('');
  const [pin, setPin] = useState('');
  const [tried, setTried] = useState(false);
  /** The field of the amount has the focus: what is too little may be the beginning of more. */
  const [typing, setTyping] = useState(false);
  const [pinFault, setPinFault] = useState<string>();
  /** Why the gateway refused this amount by this way. */
  const [amountRefused, setAmountRefused] = useState<Message>();
  const [documents, setDocuments] = useState(false);
  const [create] = withdrawalApi.useWithdrawalCreateMutation();
  const { run, busy, problem, failures } = useSubmit();
  const account = usable.find(({ id }) => id === chosen) ?? usable[0];
  const ways = account === undefined ? [] : waysTo(methods, account);
  const way = ways.find(({ code }) => code === wayCode) ?? ways[0];
  if (account === undefined || way === undefined) return null;
  const bounds: AmountBounds = { way, dayLeft, available: balance?.available ?? null, exponent };
  const fault = amountFault(bounds, amount);
  const all = mostNow(bounds);
  const pinError = pinFault ?? (tried && pin === '' ? tAccount('validation.required') : undefined);
  const unfinished = amount === '' || fault === 'missing' || (typing && (fault === 'least' || fault === 'fee'));
  const toldFault = fault !== undefined && (tried || !unfinished) ? faultTextOf(t, bounds, fault, money, hidden) : undefined;
  const amountError = toldFault ?? (amountRefused === undefined ? undefined : messageText(amountRefused));
  const changeAmount = (typed: string) => {
    setAmount(typed);
    setAmountRefused(undefined);
  };
  const focus = (id: string) => form.current?.querySelector<HTMLInputElement>(`[id="${id}"]`)?.focus();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setTried(true);
    setDocuments(false);
    setAmountRefused(undefined);
    if (fault !== undefined) return focus(amountId);
    if (pin === '') return focus(pinId);
    await run(async () => {
      const { data, error } = await create({ method: way.code, account: account.id, amount, paymentPassword: pin });
      setPin('');
      if (data !== undefined) {
        setAmount('');
        setTried(false);
        onMade(data.withdrawal.id);
        return undefined;
      }
      // The emptied password is not missing before the next try.
      setTried(false);
      const refused = problemOf(error);
      if (refused.code === 'PASSWORD_WRONG') {
        setPinFault(t('pin.wrong'));
        focus(pinId);
        return undefined;
      }
      const parts = refusedParts(refused);
      if (parts.includes('amount')) {
        setAmountRefused(amountRefusal(refused));
        focus(amountId);
        return undefined;
      }
      setDocuments(parts.includes('documents'));
      return refused;
    });
    return undefined;
  };

  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} data-part="new">
        {t('withdraw.new')}
      </h3>
      <CashierForm ref={form} onSubmit={(event) => void submit(event)} noValidate>
        <div>
          <AccountChoice accounts={accounts} methods={methods} chosen={account.id} onChoose={setChosen} />
          <HelpLine>
            <LinkButton variant="ghost" size="sm" href={href('securityCenter', { query: { part: 'payoutAccounts' } })}>
              {t('withdraw.manageAccounts')}
            </LinkButton>
          </HelpLine>
        </div>
        {ways.length < 2 ? null : (
          <WayChoice
            ways={ways}
            chosen={way.code}
            onChoose={(code) => {
              setWayCode(code);
              setAmountRefused(undefined);
            }}
          />
        )}
        <AmountPart>
          <div>
            <AmountField
              id={amountId}
              label={t('withdraw.amount')}
              value={amount}
              onChange={changeAmount}
              onFocus={() => setTyping(true)}
              onBlur={() => setTyping(false)}
              currency={symbol}
              exponent={exponent}
              required
              hint={dayLeft === null || Number(dayLeft) >= Number(way.most) ? t('withdraw.range', { least: money(way.least), most: money(way.most) }) : t('withdraw.rangeLeft', { least: money(way.least), most: money(way.most), left: money(dayLeft) })}
              unclear={(example) => t('deposit.unclear', { example })}
              {...(amountError === undefined ? {} : { error: amountError })}
            />
            {all === undefined ? null : (
              <Actions>
                <FilterChip selected={all === amount} onClick={() => changeAmount(all)}>
                  {hidden ? t('withdraw.allHidden') : t('withdraw.all', { amount: money(all) })}
                </FilterChip>
              </Actions>
            )}
            <PasswordField
              id={pinId}
              name="paymentPassword"
              label={t('pin.title')}
              required
              maxLength={128}
              autoComplete="off"
              value={pin}
              onChange={(value) => {
                setPin(value);
                setPinFault(undefined);
              }}
              showLabel={tCommon('password.show')}
              hideLabel={tCommon('password.hide')}
              error={pinError}
            />
          </div>
          <QuoteOf way={way} amount={fault === undefined ? amount : undefined} exponent={exponent} />
        </AmountPart>
        {documentsAbove === null ? null : <HelpLine>{t('withdraw.documentsAbove', { amount: money(documentsAbove) })}</HelpLine>}
        {documents && documentsAbove !== null ? (
          <Notice tone="warning" actions={<LinkButton size="sm" variant="outline" href={href('securityCenter', { query: { part: 'documents' } })}>{t('withdraw.documentsLink')}</LinkButton>}>
            {t('withdraw.documentsNeeded', { amount: money(documentsAbove) })}
          </Notice>
        ) : problem === undefined ? null : (
          <FormProblem key={failures} problem={problem} message={refusalMessage(problem)} support />
        )}
        <div>
          <Button type="submit" loading={busy} loadingLabel={tCommon('state.loading')}>
            {fault === undefined ? t('withdraw.submitAmount', { amount: money(amount) }) : t('withdraw.submit')}
          </Button>
        </div>
      </CashierForm>
    </section>
  );
}

/** What is wrong with the amount, with the amounts that would do. */
function faultTextOf(t: ReturnType<typeof useText<'member'>>, { way, dayLeft, available }: AmountBounds, fault: AmountFault, money: (amount: string) => string, hidden: boolean): string {
  switch (fault) {
    case 'least':
      return t('withdraw.fault.least', { least: money(way.least) });
    case 'most':
      return t('withdraw.fault.most', { most: money(way.most) });
    case 'left':
      return t('withdraw.fault.left', { left: money(dayLeft ?? '0') });
    case 'balance':
      return t('withdraw.fault.balance', { amount: hidden ? '***' : money(available ?? '0') });
    case 'fee':
      return t('withdraw.fault.fee');
    case 'missing':
      return t('withdraw.fault.missing');
  }
}

function WayChoice({ ways, chosen, onChoose }: { readonly ways: readonly Way[]; readonly chosen: string; readonly onChoose: (code: string) => void }) {
  const t = useText('member');
  return (
    <MethodCards>
      <legend>{t('withdraw.way')}</legend>
      {ways.map(({ code, name, note }) => (
        <MethodCard key={code}>
          <input type="radio" name="way" value={code} checked={code === chosen} onChange={() => onChoose(code)} />
          <strong>{name}</strong>
          {note === null ? null : <small>{note}</small>}
        </MethodCard>
      ))}
    </MethodCards>
  );
}

/** What leaves the wallet, what it costs, what arrives and when: by the last payouts where there were enough. */
function QuoteOf({ way, amount, exponent }: { readonly way: Way; readonly amount: string | undefined; readonly exponent: number }) {
  const t = useText('member');
  const format = useFormat();
  const money = useMoneyText();
  const quote = amount === undefined ? undefined : quoteOf(way, amount, exponent);
  const none = <NoValue label={t('withdraw.noAmount')} />;
  const free = isFree(way);
  const spoken =
    amount === undefined || quote === undefined
      ? undefined
      : free
        ? t('withdraw.spokenFree', { leaves: money(amount), arrives: money(quote.credit) })
        : t('withdraw.spoken', { leaves: money(amount), fee: money(quote.fee), arrives: money(quote.credit) });
  return (
    <div>
      <Quote data-empty={quote === undefined ? '' : undefined}>
        <div>
          <dt>{t('withdraw.leaves')}</dt>
          <dd>{amount === undefined ? none : money(amount)}</dd>
        </div>
        <div>
          <dt>{t('withdraw.fee')}</dt>
          <dd>{free ? t('withdraw.none') : quote === undefined ? none : money(quote.fee)}</dd>
        </div>
        <div data-sum="">
          <dt>{t('withdraw.arrives')}</dt>
          <dd>{quote === undefined ? none : money(quote.credit)}</dd>
        </div>
      </Quote>
      <SpokenQuote>{spoken}</SpokenQuote>
      <HelpLine>{way.usualMinutes === null ? t('withdraw.stated', { time: format.duration(way.arrivesMinutes * 60) }) : t('withdraw.usual', { time: format.duration(way.usualMinutes * 60) })}</HelpLine>
    </div>
  );
}
