import { useText } from '@livery/i18n';
import { Button, Icon, iconForward, iconRefresh, StatusTag } from '@livery/ui-kit';
import { useId } from 'react';
import { useMoneyText } from '../records/use-money-text.ts';
import { useRecordTime } from '../time/use-record-time.ts';
import { depositApi } from './api.ts';
import { DepositRows, HelpLine } from './deposit-style.ts';
import { useDepositWords } from './deposit-words.ts';
import type { Deposit } from './fee.ts';

/** How often deposits under way are looked at where no push tells of them, in milliseconds. */
const LOOK_EVERY_MS = 20_000;

export interface DepositListProps {
  readonly which: 'open' | 'past';
  readonly title: string;
  readonly onOpen: (id: string) => void;
}

/** Deposits of one kind, newest first; nothing where there are none. A look-up that fails leaves what is known. */
export function DepositList({ which, title, onOpen }: DepositListProps) {
  const t = useText('member');
  const tCommon = useText('common');
  const headingId = useId();
  const list = depositApi.useDepositListInfiniteQuery({ which }, { pollingInterval: which === 'open' ? LOOK_EVERY_MS : 0, skipPollingIfUnfocused: true });
  const records = list.currentData?.pages.flatMap((page) => page.records);
  if (records === undefined ? !list.isError : records.length === 0) return null;
  const failed = (again: () => unknown) => (
    <HelpLine role="alert">
      {t('deposit.listFailed')}{' '}
      <Button variant="ghost" size="sm" iconStart={iconRefresh} loadingLabel={tCommon('state.loading')} onClick={again}>
        {t('deposit.listAgain')}
      </Button>
    </HelpLine>
  );
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId}>{title}</h3>
      {records === undefined ? failed(list.refetch) : <Rows records={records} onOpen={onOpen} />}
      {records !== undefined && list.isFetchNextPageError ? failed(list.fetchNextPage) : null}
      {list.hasNextPage && !list.isFetchNextPageError ? (
        <div>
          <Button variant="outline" size="sm" loadingLabel={tCommon('state.loading')} onClick={() => list.fetchNextPage()}>
            {t('deposit.more')}
          </Button>
        </div>
      ) : null}
    </section>
  );
}

function Rows({ records, onOpen }: { readonly records: readonly Deposit[]; readonly onOpen: (id: string) => void }) {
  const words = useDepositWords();
  const money = useMoneyText();
  const { dateTime } = useRecordTime();
  return (
    <DepositRows>
      {records.map((deposit) => {
        const { tag, tone } = words(deposit);
        return (
          <li key={deposit.id}>
            <button type="button" onClick={() => onOpen(deposit.id)}>
              <span data-part="name">{deposit.method.name}</span>
              <span data-part="amount">{money(deposit.amount)}</span>
              <span data-part="time">{dateTime(deposit.createdAt)}</span>
              <span data-part="state">
                <StatusTag tone={tone}>{tag}</StatusTag>
              </span>
              <Icon glyph={iconForward} data-part="open" />
            </button>
          </li>
        );
      })}
    </DepositRows>
  );
}
