import { useFocusWhenShown, useMoneyText, useSiteTime } from '@livery/centre-kit';
import { useFormat, useText } from '@livery/i18n';
import { Button, Countdown, DateTime, iconBack, Notice, StatusTag, Timeline } from '@livery/ui-kit';
import type { ReactNode } from 'react';
import { useServerClock } from '../time/use-server-clock.ts';
import { ZoneNote } from '../time/zone-note.tsx';
import { depositApi } from './api.ts';
import { DepositActions } from './deposit-actions.tsx';
import { DepositProof } from './deposit-proof.tsx';
import { Columns, CashierLayout, Help, HelpLine, Quote } from '../cashier/cashier-style.ts';
import { FromUs } from '../cashier/from-us.tsx';
import { isRefused } from '../cashier/is-refused.ts';
import { OneMissing } from '../cashier/one-missing.tsx';
import { useMoved } from '../cashier/use-moved.ts';
import { lookEveryMs } from './deposit-over.ts';
import { useDepositWords, useStateNames } from './deposit-words.ts';
import type { Deposit } from './fee.ts';
import { PayInstructions } from './pay-instructions.tsx';
import { SupportLink } from '../support/support-link.tsx';

/** One deposit: where it stands, what to do now, and what has happened; kept current by the gateway's pushes. */
export function DepositView({ id, onBack }: { readonly id: string; readonly onBack: () => void }) {
  const t = useText('member');
  const { data, error, refetch } = depositApi.useDepositOneQuery({ id });
  depositApi.endpoints.depositOne.useQuerySubscription({ id }, { pollingInterval: data === undefined ? (isRefused(error) ? 0 : 10_000) : lookEveryMs(data.deposit), skipPollingIfUnfocused: true });
  useMoved(data === undefined ? undefined : [data.deposit]);
  const back = (
    <Button variant="ghost" size="sm" iconStart={iconBack} onClick={onBack}>
      {t('deposit.back')}
    </Button>
  );
  if (data !== undefined) return <Shown deposit={data.deposit} back={back} onBack={onBack} />;
  return <OneMissing error={error} notFound={t('deposit.notFound')} failed={t('deposit.oneFailed')} back={back} onRetry={refetch} />;
}

function Shown({ deposit, back, onBack }: { readonly deposit: Deposit; readonly back: ReactNode; readonly onBack: () => void }) {
  const t = useText('member');
  const money = useMoneyText();
  const words = useDepositWords()(deposit);
  const heading = useFocusWhenShown<HTMLHeadingElement>();
  const paying = deposit.canCancel ? deposit.instructions : null;
  return (
    <CashierLayout>
      <header>
        {back}
        <div>
          <h3 ref={heading} tabIndex={-1}>
            {t('deposit.title', { amount: money(deposit.amount) })}
          </h3>
          <StatusTag tone={words.tone}>{words.tag}</StatusTag>
        </div>
        <p>{deposit.method.name}</p>
      </header>
      <Notice tone={words.notice}>
        <p>{words.sentence}</p>
      </Notice>
      {deposit.note === null ? null : <FromUs note={deposit.note} />}
      <MoreMoney deposit={deposit} />
      <Columns>
        <div>
          {paying === null ? <Facts deposit={deposit} /> : <PayInstructions deposit={deposit} instructions={paying} />}
          {/* A picture decides where the member who is paid says nothing: it comes first. */}
          {deposit.method.kind === 'peer' ? <DepositProof deposit={deposit} /> : null}
          <DepositActions deposit={deposit} then={heading} onAgain={onBack} />
          {deposit.method.kind === 'peer' ? null : <DepositProof deposit={deposit} />}
        </div>
        <div>
          {paying === null ? null : <Facts deposit={deposit} />}
          <Course deposit={deposit} />
        </div>
      </Columns>
      <Help>
        <HelpLine>{t('deposit.help', { reference: deposit.reference })}</HelpLine>
        <SupportLink reference={deposit.reference} />
      </Help>
      <ZoneNote />
    </CashierLayout>
  );
}

/** Money of a credited deposit that came beside what was asked for. */
function MoreMoney({ deposit: { state, look, receipts } }: { readonly deposit: Deposit }) {
  const t = useText('member');
  const money = useMoneyText();
  if (state !== 'credited') return null;
  const told = receipts.flatMap(({ outcome, amount, at }, index) => {
    const received = money(amount);
    const key = `${index} ${at}`;
    if (outcome === 'held' && look !== null) return [{ key, text: t('deposit.now.twice', { received }) }];
    if (outcome === 'refunding') return [{ key, text: t('deposit.now.refundingPart', { received }) }];
    return outcome === 'refunded' ? [{ key, text: t('deposit.now.sentBack', { received }) }] : [];
  });
  return told.map(({ key, text }) => (
    <Notice key={key} tone="info">
      <p>{text}</p>
    </Notice>
  ));
}

function Facts({ deposit: { amount, fee, credited, state, expiresAt, canCancel, receipts } }: { readonly deposit: Deposit }) {
  const t = useText('member');
  const money = useMoneyText();
  const { dateTime } = useSiteTime();
  return (
    <Quote>
      <div>
        <dt>{canCancel ? t('deposit.youPay') : t('deposit.amount')}</dt>
        <dd>{money(amount)}</dd>
      </div>
      {state === 'review' || state === 'refunded'
        ? receipts.map((receipt) => (
            <div key={receipt.at + receipt.amount}>
              <dt>{t('deposit.arrived')}</dt>
              <dd>{money(receipt.amount)}</dd>
            </div>
          ))
        : null}
      <div>
        <dt>{t('deposit.fee')}</dt>
        <dd>{Number(fee) === 0 ? t('deposit.none') : money(fee)}</dd>
      </div>
      {canCancel ? (
        <>
          <div>
            <dt>{t('deposit.until')}</dt>
            <dd>
              <DateTime value={expiresAt}>{dateTime(expiresAt)}</DateTime>
            </dd>
          </div>
          <div>
            <dt>{t('deposit.left')}</dt>
            <dd>
              <TimeLeft until={expiresAt} />
            </dd>
          </div>
        </>
      ) : null}
      {state === 'credited' ? (
        <div data-sum="">
          <dt>{t('deposit.got')}</dt>
          <dd>{money(credited)}</dd>
        </div>
      ) : null}
    </Quote>
  );
}

/** The time left to pay by the server's clock, which decides: that of the device may be wrong. */
function TimeLeft({ until }: { readonly until: string }) {
  const t = useText('member');
  const format = useFormat();
  return <Countdown until={Date.parse(until)} label={t('deposit.left')} format={clockOf} spoken={(seconds) => format.duration(seconds)} now={useServerClock()} />;
}

/** Seconds as minutes and seconds, with hours where there are some. */
function clockOf(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60].map((part) => String(part).padStart(2, '0'));
  return hours === '00' ? `${minutes}:${rest}` : `${hours}:${minutes}:${rest}`;
}

function Course({ deposit: { steps, state, method } }: { readonly deposit: Deposit }) {
  const t = useText('member');
  const names = useStateNames();
  const { dateTime } = useSiteTime();
  const next = state === 'created' ? t('deposit.next.pay') : state === 'paid' ? (method.kind === 'peer' ? t('deposit.next.answer') : t('deposit.next.arrive')) : state === 'seen' ? t('deposit.next.credit') : state === 'review' ? t('deposit.next.decide') : undefined;
  return (
    <section>
      <h4>{t('deposit.course')}</h4>
      <Timeline items={steps.map((step, index) => ({ id: `${index}`, title: names[step.state], time: <DateTime value={step.at}>{dateTime(step.at)}</DateTime> }))} pending={next} />
    </section>
  );
}
