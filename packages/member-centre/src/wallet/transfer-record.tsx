import { useDrawer } from '@livery/app-shell';
import { useMoneyText, useSiteTime } from '@livery/centre-kit';
import { useText } from '@livery/i18n';
import { DateTime, Modal, Money, RowOpenButton, StatusTag, Timeline } from '@livery/ui-kit';
import type { TableColumn } from '@livery/ui-kit';
import { useState } from 'react';
import { PagedRecords } from '../records/paged-records.tsx';
import type { RecordPages } from '../records/paged-records.tsx';
import { isOver, nextWords, stateTag } from './transfer-words.ts';
import type { Transfer } from './transfer-words.ts';

export interface TransferRecordProps {
  readonly pages: RecordPages<Transfer>;
  readonly vendorName: (vassalage: string) => string;
}

const timeId = (transferId: string): string => `time-${transferId}`;
const keyOf = ({ transferId }: Transfer): string => transferId;

/** Every transfer, newest first; each opens its stages. */
export function TransferRecord({ pages, vendorName }: TransferRecordProps) {
  const t = useText('member');
  const tCommon = useText('common');
  const money = useMoneyText();
  const { dateTime } = useSiteTime();
  const [opened, setOpened] = useState<string>();
  const { isOpen, setOpen } = useDrawer();
  const transfer = pages.entries?.find(({ transferId }) => transferId === opened);
  const way = ({ direction, vassalage }: Transfer) => t(direction === 'in' ? 'funds.wayIn' : 'funds.wayOut', { vendor: vendorName(vassalage) });
  const columns: readonly TableColumn<Transfer>[] = [
    { key: 'time', header: t('wallet.time'), cell: ({ transferId, requestedAt }) => (
        <span id={timeId(transferId)}>
          <DateTime value={requestedAt}>{dateTime(requestedAt)}</DateTime>
        </span>
      ) },
    { key: 'way', header: t('funds.way'), cell: (transfer) => <RowOpenButton describedBy={timeId(transfer.transferId)}>{way(transfer)}</RowOpenButton> },
    { key: 'amount', header: t('wallet.amount'), align: 'end', cell: ({ amount }) => <Money>{money(amount)}</Money> },
    { key: 'state', header: t('funds.stateOf'), cell: ({ state }) => <StatusTag tone={stateTag(state).tone}>{t(stateTag(state).key)}</StatusTag> },
  ];
  const open = ({ transferId }: Transfer) => {
    setOpened(transferId);
    setOpen(true);
  };
  return (
    <>
      <PagedRecords label={t('funds.record')} columns={columns} pages={pages} rowKey={keyOf} empty={t('funds.recordEmpty')} onOpen={open} />
      {transfer === undefined ? null : (
        <Modal isOpen={isOpen} onOpenChange={setOpen} title={way(transfer)} closeLabel={tCommon('dialog.close')} width={440} height={200} phone="bottom">
          <p style={{ marginBlockEnd: '1rem' }}>{t(nextWords(transfer), { amount: money(transfer.amount), vendor: vendorName(transfer.vassalage) })}</p>
          <Timeline
            items={transfer.steps.map(({ state, at }) => ({ id: state, title: t(stateTag(state).key), time: <DateTime value={at}>{dateTime(at)}</DateTime> }))}
            pending={isOver(transfer) ? undefined : t('funds.waiting')}
          />
        </Modal>
      )}
    </>
  );
}
