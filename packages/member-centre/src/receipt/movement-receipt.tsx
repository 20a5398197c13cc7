import { isApiProblem } from '@livery/api-sdk';
import { useMoneyText, useSiteTime } from '@livery/centre-kit';
import { useText } from '@livery/i18n';
import { Button, DateTime, EmptyState, iconBack, iconSearch, LinkButton, Money, RecordSection, SignedMoney, Skeleton } from '@livery/ui-kit';
import { useEffect, useId, useRef } from 'react';
import { memberCentreApi } from '../api.ts';
import { originOf } from '../records/movement-query.ts';
import type { WalletRecord } from '../records/movement-query.ts';
import { useVendors } from '../records/use-vendors.ts';
import { useKindName } from '../records/wallet-kinds.ts';
import { PageFailed } from '../support/page-failed.tsx';
import { SupportLink } from '../support/support-link.tsx';
import { addDecimals } from '../totals/by-day.ts';
import { useBalanceText } from '../wallet/use-balance-text.ts';
import { IdList, IdRow } from './receipt-ids.tsx';
import { Head, ReceiptLayout, ReceiptStats, Ways } from './receipt-style.ts';

export interface MovementReceiptProps {
  readonly id: string;
  /** The movement as the list has it, shown until all of it is there; undefined where it was opened by its address. */
  readonly record?: WalletRecord | undefined;
  readonly onBack: () => void;
}

const negated = (amount: string): string => (amount.startsWith('-') ? amount.slice(1) : `-${amount}`);

/** One movement on the account in full, in the place of the list: what it did to the balance, its numbers, and what it belongs to. */
export function MovementReceipt({ id, record, onBack }: MovementReceiptProps) {
  const t = useText('member');
  const tCommon = useText('common');
  const money = useMoneyText();
  const balance = useBalanceText();
  const kindName = useKindName();
  const { nameOf } = useVendors();
  const { dateTime } = useSiteTime();
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const { currentData, error, refetch } = memberCentreApi.useWalletRecordPageQuery({ id, pageSize: 1 });
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const known = currentData?.records.find((one) => one.id === id);
  const entry = known ?? record;
  const gone = entry === undefined && (currentData !== undefined || (isApiProblem(error) && error.code === 'VALIDATION_FAILED'));
  const link = entry === undefined ? undefined : originOf(entry).link;
  const stats = [
    { name: t('wallet.amount'), value: entry && <SignedMoney amount={entry.amount} format={money} />, main: true },
    { name: t('wallet.opening'), value: entry && <Money>{balance(addDecimals(entry.balanceAfter, negated(entry.amount)))}</Money> },
    { name: t('wallet.balance'), value: entry && <Money>{balance(entry.balanceAfter)}</Money> },
    { name: t('wallet.time'), value: entry && <small><DateTime value={entry.at}>{dateTime(entry.at)}</DateTime></small> },
  ];
  return (
    <ReceiptLayout aria-labelledby={headingId}>
      <Button variant="ghost" size="sm" iconStart={iconBack} onClick={onBack}>
        {t('movement.back')}
      </Button>
      <Head>
        <div>
          <h3 id={headingId} ref={heading} tabIndex={-1}>
            {entry === undefined ? t('movement.title') : kindName(entry.kind)}
          </h3>
          {entry === undefined || entry.vassalage === null ? null : <p><bdi>{entry.gameName ?? nameOf(entry.vassalage)}</bdi></p>}
        </div>
      </Head>
      {gone ? (
        <EmptyState glyph={iconSearch} title={t('movement.notFound')} actions={<SupportLink reference={id} />} compact />
      ) : entry === undefined && error !== undefined ? (
        <PageFailed title={t('movement.failed')} error={error} onRetry={refetch} compact />
      ) : (
        <>
          <ReceiptStats stats={stats} />
          {entry === undefined ? (
            <div role="status" aria-label={tCommon('state.loading')}>
              <Skeleton style={{ blockSize: '8rem' }} />
            </div>
          ) : (
            <Numbers entry={entry} />
          )}
          <Ways>
            {link === undefined ? null : (
              <LinkButton variant="outline" size="sm" href={link.href}>
                {t(link.label)}
              </LinkButton>
            )}
            <SupportLink reference={id} />
          </Ways>
        </>
      )}
    </ReceiptLayout>
  );
}

/** The numbers by which customer service finds a movement. */
function Numbers({ entry }: { readonly entry: WalletRecord }) {
  const t = useText('member');
  const { name, number } = originOf(entry);
  return (
    <RecordSection title={t('receipt.ids')}>
      <IdList>
        <IdRow name={t('movement.title')} value={entry.id} />
        {entry.journal == null ? null : <IdRow name={t('movement.journal')} value={entry.journal} />}
        {number === '' ? null : <IdRow name={t(name)} value={number} />}
      </IdList>
    </RecordSection>
  );
}
