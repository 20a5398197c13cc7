import { FILE_PAGE, recordStamp, useMoneyText, usePeriod, useSiteTime, useTextOrder } from '@livery/centre-kit';
import { useBrand } from '@livery/brand-kit/react';
import { useText } from '@livery/i18n';
import { useCentreQuery } from '@livery/navigation';
import { Button, DateTime, Money, NoValue, RowOpenButton, Select, SignedMoney, token } from '@livery/ui-kit';
import type { DateRange, TableColumn } from '@livery/ui-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { memberCentreApi } from '../api.ts';
import { SaveRecords } from '../csv/save-records.tsx';
import { PeriodPicker } from '../period/period-picker.tsx';
import { MovementReceipt } from '../receipt/movement-receipt.tsx';
import { SupportLine } from '../support/support-line.tsx';
import { ZoneNote } from '../time/zone-note.tsx';
import { WalletTotals } from '../totals/wallet-totals.tsx';
import { useBalanceText } from '../wallet/use-balance-text.ts';
import { movementQuery } from './movement-query.ts';
import type { WalletRecord } from './movement-query.ts';
import { PAGE_SIZE } from './page-size.ts';
import { PagedRecords } from './paged-records.tsx';
import { useListPosition } from './use-list-position.ts';
import { useVendors } from './use-vendors.ts';
import { kindChoices, useKindName } from './wallet-kinds.ts';

const ANY = '*';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: ${token.space[3]};
  margin-block-end: ${token.space[3]};

  & > :first-child { flex: 0 1 16rem; }
  /* Lower than the field, whose middle it shares. */
  & > :last-child { margin-block-start: ${token.space[1]}; }
`;

const keyOf = (entry: WalletRecord): string => entry.id;
/** Of a row's time, which its button is described by. */
const timeId = ({ id }: WalletRecord): string => `moved-${id}`;

/** The account record: every entry of the ledger on the member's account in a period, what they add up to, and a file of them; or the receipt of the one that the address names. */
export function WalletRecords() {
  const t = useText('member');
  const { query, push, remove } = useCentreQuery();
  const { period, today, choose } = usePeriod();
  const id = query.get(movementQuery.movement);
  const [opened, setOpened] = useState<WalletRecord>();
  const { list, keep } = useListPosition(id !== null);
  const open = (entry: WalletRecord, row: HTMLElement) => {
    keep(row);
    setOpened(entry);
    push({ [movementQuery.movement]: entry.id });
  };
  return (
    <>
      <ZoneNote />
      <div ref={list} hidden={id !== null} tabIndex={-1} style={{ outline: 'none' }}>
        <PeriodPicker period={period} today={today} onChange={choose} />
        <WalletTotals period={period} />
        <WalletList period={period} onOpen={open} />
        <SupportLine>{t('funds.support')}</SupportLine>
      </div>
      {id === null ? null : <MovementReceipt key={id} id={id} record={opened?.id === id ? opened : undefined} onBack={() => remove(movementQuery.movement)} />}
    </>
  );
}

function WalletList({ period, onOpen }: { readonly period: DateRange; readonly onOpen: (entry: WalletRecord, row: HTMLElement) => void }) {
  const t = useText('member');
  const { timeZone, currency } = useBrand();
  const { dateTime } = useSiteTime();
  const money = useMoneyText();
  const balance = useBalanceText();
  const { nameOf } = useVendors();
  const order = useTextOrder();
  const kindName = useKindName();
  const { query: address, replace } = useCentreQuery();
  const days = { from: period.start, to: period.end };
  const totals = memberCentreApi.useWalletTotalsQuery(days).currentData;
  const choices = kindChoices(totals?.kinds.map(({ kind }) => kind) ?? [], kindName, order);
  // One that the period has not is no choice.
  const chosen = choices.find(({ value }) => value === address.get(movementQuery.kind));
  const filter = { ...days, ...(chosen === undefined ? {} : { kinds: chosen.value }) };
  const { currentData, ...query } = memberCentreApi.useWalletRecordsInfiniteQuery({ pageSize: PAGE_SIZE, ...filter });
  const [readPage] = memberCentreApi.useLazyWalletRecordPageQuery();
  const choose = (value: string) => replace({ [movementQuery.kind]: value === ANY ? undefined : value });
  const stamp = recordStamp(timeZone);
  const columns: readonly TableColumn<WalletRecord>[] = [
    { key: 'time', header: t('wallet.time'), cell: (entry) => <span id={timeId(entry)}><DateTime value={entry.at}>{dateTime(entry.at)}</DateTime></span> },
    { key: 'kind', header: t('wallet.kind'), cell: (entry) => <RowOpenButton describedBy={timeId(entry)}>{kindName(entry.kind)}</RowOpenButton> },
    {
      key: 'of',
      header: t('wallet.of'),
      // The game stands over its vendor.
      lines: 2,
      cell: ({ gameName, vassalage }) =>
        vassalage === null ? <NoValue label={t('wallet.ofNone')} /> : gameName === null ? (
          <bdi>{nameOf(vassalage)}</bdi>
        ) : (
          <>
            <bdi>{gameName}</bdi>
            <small>
              <bdi>{nameOf(vassalage)}</bdi>
            </small>
          </>
        ),
    },
    { key: 'amount', header: t('wallet.amount'), align: 'end', cell: (entry) => <SignedMoney amount={entry.amount} format={money} /> },
    { key: 'balance', header: t('wallet.balance'), align: 'end', cell: (entry) => <Money>{balance(entry.balanceAfter)}</Money> },
  ];
  return (
    <>
      <Row>
        <Select label={t('wallet.kind')} labelHidden placeholder={t('wallet.anyKind')} value={chosen?.value ?? ANY} onChange={choose} options={[{ value: ANY, label: t('wallet.anyKind') }, ...choices]} />
        <SaveRecords
          fileName={`account-record_${days.from}_${days.to}.csv`}
          headings={[t('csv.time', { zone: timeZone }), t('csv.time', { zone: 'UTC' }), t('wallet.kind'), t('bets.game'), t('bets.vendor'), t('wallet.amount'), t('wallet.balance'), t('profit.currency'), t('csv.number'), t('csv.reference')]}
          rowOf={(entry: WalletRecord) => [
            stamp(entry.at), entry.at, kindName(entry.kind), entry.gameName ?? '', entry.vassalage === null ? '' : nameOf(entry.vassalage), entry.amount, entry.balanceAfter, currency.code, entry.id, entry.reference,
          ]}
          read={(before) => readPage({ ...filter, pageSize: FILE_PAGE, ...(before === undefined ? {} : { before }) }).unwrap()}
        />
      </Row>
      <PagedRecords
        label={t('page.transactionHistory')}
        columns={columns}
        pages={{ entries: currentData?.pages.flatMap((page) => page.records), ...query }}
        rowKey={keyOf}
        onOpen={onOpen}
        empty={t('wallet.empty')}
        emptyNext={t('wallet.emptyNext')}
        emptyActions={chosen === undefined ? undefined : <Button variant="outline" onClick={() => choose(ANY)}>{t('wallet.showAll')}</Button>}
      />
    </>
  );
}
