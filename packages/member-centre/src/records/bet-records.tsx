import { usePeriod } from '@livery/centre-kit';
import { useText } from '@livery/i18n';
import { useCentreQuery } from '@livery/navigation';
import { useState } from 'react';
import { PeriodPicker } from '../period/period-picker.tsx';
import { BetReceipt } from '../receipt/bet-receipt.tsx';
import { SupportLine } from '../support/support-line.tsx';
import { ZoneNote } from '../time/zone-note.tsx';
import { BetTotals } from '../totals/bet-totals.tsx';
import { BetList } from './bet-list.tsx';
import { betQuery, filterOf } from './bet-query.ts';
import type { BetRecord } from './bet-state.tsx';
import { useListPosition } from './use-list-position.ts';

/** The betting record: totals and every bet, or the receipt of the bet that the address names. */
export function BetRecords() {
  const t = useText('member');
  const { query, push, remove } = useCentreQuery();
  const { period, today, choose } = usePeriod();
  const id = query.get(betQuery.bet);
  const [opened, setOpened] = useState<BetRecord>();
  const { list, keep } = useListPosition(id !== null);
  const open = (bet: BetRecord, row: HTMLElement) => {
    keep(row);
    setOpened(bet);
    push({ [betQuery.bet]: bet.id });
  };
  return (
    <>
      <ZoneNote />
      <div ref={list} hidden={id !== null} tabIndex={-1} style={{ outline: 'none' }}>
        <PeriodPicker period={period} today={today} onChange={choose} />
        <BetTotals period={period} filter={filterOf(query)} />
        <BetList period={period} onOpen={open} />
        <SupportLine>{t('funds.support')}</SupportLine>
      </div>
      {id === null ? null : <BetReceipt key={id} id={id} record={opened?.id === id ? opened : undefined} onBack={() => remove(betQuery.bet)} />}
    </>
  );
}
