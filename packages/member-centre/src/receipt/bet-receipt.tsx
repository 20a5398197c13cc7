import { isApiProblem } from '@livery/api-sdk';
import { useText } from '@livery/i18n';
import { LoadFailed } from '@livery/session';
import { Button, EmptyState, iconBack, iconSearch, Money, SignedMoney } from '@livery/ui-kit';
import { useEffect, useId, useRef } from 'react';
import { BetStateTag, isOver } from '../records/bet-state.tsx';
import type { BetRecord } from '../records/bet-state.tsx';
import { useMoneyText } from '../records/use-money-text.ts';
import { useVendors } from '../records/use-vendors.ts';
import { ReceiptBody, ReceiptPlaces } from './receipt-body.tsx';
import { Head, Sheet, Sums } from './receipt-style.ts';
import { useReceipt } from './use-receipt.ts';

/** Properties of {@link BetReceipt}. */
export interface BetReceiptProps {
  /** The bet as the list knows it: what it says stands at once. */
  readonly record: BetRecord;
  readonly onBack: () => void;
}

/** Why there is no receipt, and what one can do about it. */
function ReceiptMissing({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => unknown }) {
  const t = useText('member');
  if (isApiProblem(error) && error.code === 'NOT_FOUND') return <EmptyState glyph={iconSearch} title={t('receipt.notFound')} compact />;
  return <LoadFailed title={t('receipt.failed')} error={error} onRetry={onRetry} compact />;
}

/** One bet in full, in the place of the list. */
export function BetReceipt({ record, onBack }: BetReceiptProps) {
  const t = useText('member');
  const money = useMoneyText();
  const { nameOf } = useVendors();
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const { receipt, error, refetch } = useReceipt(record);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  const bet = receipt ?? record;
  const over = isOver(bet.state);
  const notYet = <small>{t('receipt.notYet')}</small>;
  const stats = [
    { name: t('bets.stake'), value: <Money>{money(bet.stake)}</Money> },
    { name: t('bets.prize'), value: over ? <Money>{money(bet.prize)}</Money> : notYet },
    { name: t('bets.net'), value: over ? <SignedMoney amount={bet.net} format={money} /> : notYet, main: true },
    { name: t('receipt.validBet'), value: over ? receipt && <Money>{money(receipt.validBet)}</Money> : notYet },
  ];
  return (
    <Sheet aria-labelledby={headingId}>
      <Button variant="ghost" size="sm" iconStart={iconBack} onClick={onBack}>
        {t('receipt.back')}
      </Button>
      <Head>
        <div>
          <h3 id={headingId} ref={heading} tabIndex={-1}>
            {bet.gameName}
          </h3>
          <p>{nameOf(bet.vassalage)}</p>
        </div>
        <span role="status">
          <BetStateTag state={bet.state} />
        </span>
      </Head>
      <Sums stats={stats} />
      {receipt !== undefined ? <ReceiptBody bet={receipt} /> : null}
      {receipt === undefined && error === undefined ? <ReceiptPlaces /> : null}
      {receipt === undefined && error !== undefined ? <ReceiptMissing error={error} onRetry={refetch} /> : null}
    </Sheet>
  );
}
