import { isApiProblem } from '@livery/api-sdk';
import { useMoneyText } from '@livery/centre-kit';
import { useText } from '@livery/i18n';
import { Button, EmptyState, iconBack, iconSearch, Money, SignedMoney } from '@livery/ui-kit';
import { useEffect, useId, useRef } from 'react';
import { BetStateTag, isFinal } from '../records/bet-state.tsx';
import type { BetRecord } from '../records/bet-state.tsx';
import { useVendors } from '../records/use-vendors.ts';
import { WinReviewNotice } from '../records/win-review.tsx';
import { PageFailed } from '../support/page-failed.tsx';
import { SupportLink } from '../support/support-link.tsx';
import { ReceiptBody, ReceiptSkeleton } from './receipt-body.tsx';
import { Head, ReceiptLayout, ReceiptStats, Ways } from './receipt-style.ts';
import { useReceipt } from './use-receipt.ts';

export interface BetReceiptProps {
  readonly id: string;
  /** The bet as the list has it, shown until the receipt is there; undefined where it was opened by its address. */
  readonly record?: BetRecord | undefined;
  readonly onBack: () => void;
}

/** In place of a receipt that could not be had. An id that is none is answered as `VALIDATION_FAILED`. */
function ReceiptMissing({ id, error, onRetry }: { readonly id: string; readonly error: unknown; readonly onRetry: () => unknown }) {
  const t = useText('member');
  if (isApiProblem(error) && (error.code === 'NOT_FOUND' || error.code === 'VALIDATION_FAILED')) return <EmptyState glyph={iconSearch} title={t('receipt.notFound')} actions={<SupportLink reference={id} />} compact />;
  return <PageFailed title={t('receipt.failed')} error={error} onRetry={onRetry} compact />;
}

/** One bet in full, in the place of the list. */
export function BetReceipt({ id, record, onBack }: BetReceiptProps) {
  const t = useText('member');
  const money = useMoneyText();
  const { nameOf } = useVendors();
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const { receipt, error, refetch } = useReceipt(id, record?.state);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  const bet = receipt ?? record;
  const final = bet !== undefined && isFinal(bet.state);
  const notYet = bet && <small>{t('receipt.notYet')}</small>;
  const stats = [
    { name: t('bets.stake'), value: bet && <Money>{money(bet.stake)}</Money> },
    { name: t('bets.prize'), value: final ? <Money>{money(bet.prize)}</Money> : notYet },
    { name: t('bets.net'), value: final ? <SignedMoney amount={bet.net} format={money} /> : notYet, main: true },
    { name: t('receipt.validBet'), value: final ? receipt && <Money>{money(receipt.validBet)}</Money> : notYet },
  ];
  return (
    <ReceiptLayout aria-labelledby={headingId}>
      <Button variant="ghost" size="sm" iconStart={iconBack} onClick={onBack}>
        {t('receipt.back')}
      </Button>
      <Head>
        <div>
          <h3 id={headingId} ref={heading} tabIndex={-1}>
            <bdi>{bet?.gameName ?? t('receipt.title')}</bdi>
          </h3>
          <p>{bet === undefined ? '\u00a0' : <bdi>{nameOf(bet.vassalage)}</bdi>}</p>
        </div>
        <span role="status">{bet && <BetStateTag state={bet.state} />}</span>
      </Head>
      {bet === undefined && error !== undefined ? null : <ReceiptStats stats={stats} />}
      <WinReviewNotice review={bet?.review} />
      {receipt !== undefined ? (
        <>
          <ReceiptBody bet={receipt} />
          <Ways>
            <SupportLink reference={id} />
          </Ways>
        </>
      ) : null}
      {receipt === undefined && error === undefined ? <ReceiptSkeleton /> : null}
      {receipt === undefined && error !== undefined ? <ReceiptMissing id={id} error={error} onRetry={refetch} /> : null}
    </ReceiptLayout>
  );
}
