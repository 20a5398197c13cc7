import { useSiteTime } from '@livery/centre-kit';
import type { ResponseOf } from '@livery/contracts';
import { useText } from '@livery/i18n';
import { RecordSection, Skeleton, token, VisuallyHidden } from '@livery/ui-kit';
import type { ReactNode } from 'react';
import { isFinal } from '../records/bet-state.tsx';
import { ReceiptIds } from './receipt-ids.tsx';
import { TwoColumns } from './receipt-style.ts';
import { RoundTransactions } from './round-transactions.tsx';
import { BetTimeline } from './bet-timeline.tsx';
import { VendorRoundDetails } from './vendor-round-details.tsx';

/** What the receipt has beyond the record: the bet's stages, its ids, and its round here and at the vendor. */
export function ReceiptBody({ bet }: { readonly bet: ResponseOf<'betRecord'> }) {
  const t = useText('member');
  const { dateTime } = useSiteTime();
  const { stages, state, receipt, roundClosedAt, transactions, detail } = bet;
  return (
    <>
      <TwoColumns>
        <RecordSection title={t('receipt.course')}>
          <BetTimeline stages={stages} over={isFinal(state)} />
        </RecordSection>
        <RecordSection title={t('receipt.ids')}>
          <ReceiptIds {...receipt} />
        </RecordSection>
      </TwoColumns>
      {transactions.length === 0 ? null : (
        <RecordSection title={t('receipt.transactions')} note={roundClosedAt === null ? undefined : t('receipt.closed', { time: dateTime(roundClosedAt) })}>
          <RoundTransactions transactions={transactions} />
        </RecordSection>
      )}
      {detail === null ? null : (
        <RecordSection title={t('receipt.details')}>
          <VendorRoundDetails details={detail} />
        </RecordSection>
      )}
    </>
  );
}

function Lines({ count, height }: { readonly count: number; readonly height: string }): ReactNode {
  return Array.from({ length: count }, (_, index) => <Skeleton key={index} style={{ blockSize: height, marginBlockEnd: token.space[3] }} />);
}

/** Placeholders of the same parts, in the size that most bets give them. */
export function ReceiptSkeleton() {
  const t = useText('member');
  const tCommon = useText('common');
  return (
    <>
      <VisuallyHidden role="status">{tCommon('state.loading')}</VisuallyHidden>
      <TwoColumns>
        <RecordSection title={t('receipt.course')}>
          <Lines count={2} height="3.4rem" />
        </RecordSection>
        <RecordSection title={t('receipt.ids')}>
          <Lines count={3} height="2.6rem" />
        </RecordSection>
      </TwoColumns>
      <RecordSection title={t('receipt.transactions')}>
        <Lines count={2} height="3.4rem" />
      </RecordSection>
    </>
  );
}
