import { useMoneyText, useSiteTime } from '@livery/centre-kit';
import { useText } from '@livery/i18n';
import { DateTime, StatusTag, token } from '@livery/ui-kit';
import type { Tone } from '@livery/ui-kit';
import { useId, useRef } from 'react';
import type { RefObject } from 'react';
import { styled } from 'styled-components';
import { HelpLine } from '../cashier/cashier-style.ts';
import type { Withdrawal } from './amounts.ts';
import { ConfirmPanel } from './confirm-panel.tsx';
import { SentProofs } from './sent-proofs.tsx';

type Peers = NonNullable<Withdrawal['peers']>;
type Payment = Peers['payments'][number];

const Payments = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[3]};
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[4]};
  padding: 0;
  margin: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${token.space[2]};
    padding-block-start: ${token.space[4]};
    border-block-start: ${token.stroke.hairline} solid ${token.color.border.default};
  }

  & > li > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: ${token.space[1]} ${token.space[3]};
  }

  & small {
    color: ${token.color.fg.muted};
    font-size: ${token.font.size.sm};
  }
`;

const tones: Readonly<Record<Payment['state'], Tone>> = {
  reserved: 'neutral',
  told: 'info',
  received: 'success',
  forced: 'success',
  partly: 'warning',
  missing: 'warning',
  settled: 'neutral',
  lapsed: 'neutral',
};

/** What is asked about a payment; whether it arrived unless stated. */
const QUESTIONS = { reserved: 'withdraw.peers.early', partly: 'withdraw.peers.found', missing: 'withdraw.peers.found' } as const satisfies Partial<Record<Payment['state'], string>> as Partial<Record<Payment['state'], 'withdraw.peers.early' | 'withdraw.peers.found'>>;

export interface PeerPaymentsProps {
  /** The withdrawal's. */
  readonly id: string;
  readonly peers: Peers;
}

/** The payments of other members for a withdrawal, each with what there is to say about it, and what nobody pays yet. */
export function PeerPayments({ id, peers: { unmatched, offered, until, payments } }: PeerPaymentsProps) {
  const t = useText('member');
  const money = useMoneyText();
  const { dateTime } = useSiteTime();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // What was not paid in the end concerns nobody any more.
  const shown = payments.filter(({ state }) => state !== 'lapsed');
  const waits = Number(unmatched) > 0;
  return (
    <Payments aria-labelledby={headingId}>
      <h4 id={headingId} ref={heading} tabIndex={-1}>
        {t('withdraw.peers.title')}
      </h4>
      {waits && offered ? <HelpLine>{t('withdraw.peers.waits', { amount: money(unmatched), time: dateTime(until) })}</HelpLine> : null}
      {shown.length === 0 ? null : (
        <List>
          {shown.map((payment) => (
            <li key={payment.id}>
              <OnePayment id={id} payment={payment} then={heading} />
            </li>
          ))}
        </List>
      )}
    </Payments>
  );
}

function OnePayment({ id, payment, then }: { readonly id: string; readonly payment: Payment; readonly then: RefObject<HTMLElement | null> }) {
  const t = useText('member');
  const money = useMoneyText();
  const { dateTime } = useSiteTime();
  const { reference, state, arrived, missing, createdAt, toldAt, confirmBy, proofs, canConfirm, canDispute } = payment;
  const amount = money(payment.amount);
  const names: Readonly<Record<Payment['state'], string>> = {
    reserved: t('withdraw.peers.state.reserved'),
    told: t('withdraw.peers.state.told'),
    received: t('withdraw.state.received'),
    forced: t('withdraw.state.forced'),
    partly: t('withdraw.state.partly'),
    missing: t('withdraw.state.missing'),
    settled: t('withdraw.state.settled'),
    lapsed: t('withdraw.peers.state.lapsed'),
  };
  const at = toldAt ?? createdAt;
  return (
    <>
      <div>
        <strong>{arrived === null ? amount : money(arrived)}</strong>
        <StatusTag tone={tones[state]}>{names[state]}</StatusTag>
      </div>
      <div>
        <small>{t('withdraw.peers.reference', { reference })}</small>
        <small>
          <DateTime value={at}>{dateTime(at)}</DateTime>
        </small>
      </div>
      {missing !== null && arrived === null ? <HelpLine>{t('withdraw.peers.looked', { missing: money(missing) })}</HelpLine> : null}
      {canConfirm ? (
        <ConfirmPanel
          asked={{ id, payment: payment.id, arrives: payment.amount, confirmBy }}
          then={then}
          title={t(QUESTIONS[state] ?? 'withdraw.peers.question', { amount, reference })}
          disputable={canDispute}
        />
      ) : null}
      <SentProofs proofs={proofs} />
    </>
  );
}
