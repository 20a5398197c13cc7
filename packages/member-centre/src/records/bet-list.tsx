import { useBrand } from '@livery/brand-kit/react';
import { FILE_PAGE, recordStamp, useMoneyText, useSiteTime } from '@livery/centre-kit';
import { useText } from '@livery/i18n';
import { useCentreQuery } from '@livery/navigation';
import { Button, DateTime, Money, RowOpenButton, SignedMoney } from '@livery/ui-kit';
import type { DateRange, TableColumn } from '@livery/ui-kit';
import { memberCentreApi } from '../api.ts';
import { SaveRecords } from '../csv/save-records.tsx';
import { BetFilters } from './bet-filters.tsx';
import { filterOf, queryOf } from './bet-query.ts';
import { BetStateTag, stateText } from './bet-state.tsx';
import type { BetRecord } from './bet-state.tsx';
import { PAGE_SIZE } from './page-size.ts';
import { PagedRecords } from './paged-records.tsx';
import { useVendors } from './use-vendors.ts';
import { WinReviewLine } from './win-review.tsx';

const timeId = (bet: BetRecord): string => `bet-${bet.id}`;
const keyOf = (bet: BetRecord): string => bet.id;

export interface BetListProps {
  readonly period: DateRange;
  readonly onOpen: (bet: BetRecord, row: HTMLElement) => void;
}

/** The bets placed in a period that the address's filter leaves, with stake, prize, result and state, and a file of them. */
export function BetList({ period, onOpen }: BetListProps) {
  const t = useText('member');
  const { dateTime } = useSiteTime();
  const money = useMoneyText();
  const { nameOf } = useVendors();
  const { query: address, replace } = useCentreQuery();
  const filter = filterOf(address);
  const asked = { ...filter, fromDay: period.start, toDay: period.end };
  const { currentData, ...query } = memberCentreApi.useBetRecordsInfiniteQuery({ pageSize: PAGE_SIZE, ...asked });
  const [readPage] = memberCentreApi.useLazyBetRecordPageQuery();
  const { timeZone } = useBrand();
  const stamp = recordStamp(timeZone);
  const all = Object.keys(filter).length === 0;
  const columns: readonly TableColumn<BetRecord>[] = [
    {
      key: 'time',
      header: t('bets.time'),
      cell: (bet) => (
        <span id={timeId(bet)}>
          <DateTime value={bet.placedAt}>{dateTime(bet.placedAt)}</DateTime>
        </span>
      ),
    },
    {
      key: 'game',
      header: t('bets.game'),
      // The game stands over its vendor.
      lines: 2,
      cell: (bet) => (
        <>
          <RowOpenButton describedBy={timeId(bet)}>
            <bdi>{bet.gameName}</bdi>
          </RowOpenButton>
          <small>
            <bdi>{nameOf(bet.vassalage)}</bdi>
          </small>
        </>
      ),
    },
    {
      key: 'state',
      header: t('bets.state'),
      // What is being checked of a win stands below the state.
      lines: 2,
      cell: (bet) => (
        <>
          <BetStateTag state={bet.state} />
          <WinReviewLine review={bet.review} />
        </>
      ),
    },
    { key: 'stake', header: t('bets.stake'), align: 'end', cell: (bet) => <Money>{money(bet.stake)}</Money> },
    { key: 'prize', header: t('bets.prize'), align: 'end', cell: (bet) => <Money>{money(bet.prize)}</Money> },
    { key: 'net', header: t('bets.net'), align: 'end', cell: (bet) => <SignedMoney amount={bet.net} format={money} /> },
  ];
  return (
    <>
      <BetFilters filter={filter} onChange={(chosen) => replace(queryOf(chosen))} found={currentData?.pages[0]} />
      <SaveRecords
        fileName={`betting-record_${period.start}_${period.end}.csv`}
        headings={[
          t('csv.placed', { zone: timeZone }), t('csv.placed', { zone: 'UTC' }), t('csv.settled', { zone: 'UTC' }), t('bets.game'), t('bets.vendor'), t('bets.state'), t('bets.stake'), t('bets.prize'), t('bets.net'), t('profit.currency'), t('csv.number'), t('csv.round'),
        ]}
        rowOf={(bet: BetRecord) => [stamp(bet.placedAt), bet.placedAt, bet.settledAt ?? '', bet.gameName, nameOf(bet.vassalage), t(stateText(bet.state)), bet.stake, bet.prize, bet.net, bet.currency, bet.id, bet.roundId]}
        read={(before) => readPage({ ...asked, pageSize: FILE_PAGE, ...(before === undefined ? {} : { before }) }).unwrap()}
      />
      <PagedRecords
        label={t('page.personalHistoryCopy')}
        columns={columns}
        pages={{ entries: currentData?.pages.flatMap((page) => page.records), ...query }}
        rowKey={keyOf}
        empty={all ? t('bets.empty') : t('bets.none')}
        emptyNext={all ? t('bets.emptyNext') : undefined}
        emptyActions={all ? undefined : <Button variant="outline" onClick={() => replace(queryOf({}))}>{t('bets.showAll')}</Button>}
        onOpen={onOpen}
      />
    </>
  );
}
