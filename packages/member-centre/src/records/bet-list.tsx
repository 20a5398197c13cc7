import { useText } from '@livery/i18n';
import { Button, DateTime, Money } from '@livery/ui-kit';
import { useState } from 'react';
import { memberCentreApi } from '../api.ts';
import { useRecordTime } from '../time/use-record-time.ts';
import { BetFilters } from './bet-filters.tsx';
import type { BetFilter } from './bet-filters.tsx';
import { BetStateTag } from './bet-state.tsx';
import type { BetRecord } from './bet-state.tsx';
import { PAGE_SIZE } from './page-size.ts';
import { RecordButton } from './record-button.tsx';
import { RecordList } from './record-list.tsx';
import { SignedMoney } from './signed-money.tsx';
import { useMoneyText } from './use-money-text.ts';
import { useVendors } from './use-vendors.ts';

/** The game stands over its vendor. */
const LINES = [1, 2];

/** Every bet with its stake, prize, net and state. */
export function BetList({ onOpen }: { readonly onOpen: (bet: BetRecord, row: HTMLElement) => void }) {
  const t = useText('member');
  const { dateTime } = useRecordTime();
  const money = useMoneyText();
  const { nameOf } = useVendors();
  const [filter, setFilter] = useState<BetFilter>({});
  const { currentData, ...query } = memberCentreApi.useBetRecordsInfiniteQuery({ pageSize: PAGE_SIZE, ...filter });
  const columns = [t('bets.time'), t('bets.game'), t('bets.state'), t('bets.stake'), t('bets.prize'), t('bets.net')] as const;
  const all = Object.keys(filter).length === 0;
  return (
    <>
      <BetFilters filter={filter} onChange={setFilter} found={currentData?.pages[0]?.total} />
      <RecordList
        label={t('page.personalHistoryCopy')}
        columns={columns}
        pages={{ entries: currentData?.pages.flatMap((page) => page.records), ...query }}
        keyOf={(bet) => bet.id}
        lines={LINES}
        empty={all ? t('bets.empty') : t('bets.none')}
        emptyActions={all ? undefined : <Button variant="outline" onClick={() => setFilter({})}>{t('bets.showAll')}</Button>}
        onOpen={onOpen}
        row={(bet) => (
          <>
            <td id={`bet-${bet.id}`} data-label={columns[0]}>
              <DateTime value={bet.placedAt}>{dateTime(bet.placedAt)}</DateTime>
            </td>
            <td data-label={columns[1]}>
              <RecordButton describedBy={`bet-${bet.id}`}>{bet.gameName}</RecordButton>
              <small>{nameOf(bet.vassalage)}</small>
            </td>
            <td data-label={columns[2]}>
              <BetStateTag state={bet.state} />
            </td>
            <td data-kind="sum" data-label={columns[3]}>
              <Money>{money(bet.stake)}</Money>
            </td>
            <td data-kind="sum" data-label={columns[4]}>
              <Money>{money(bet.prize)}</Money>
            </td>
            <td data-kind="sum" data-label={columns[5]}>
              <SignedMoney amount={bet.net} format={money} />
            </td>
          </>
        )}
      />
    </>
  );
}
