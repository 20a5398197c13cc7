import { BetReceipt } from '../receipt/bet-receipt.tsx';
import { BetTotals } from '../totals/bet-totals.tsx';
import { BetList } from './bet-list.tsx';
import type { BetRecord } from './bet-state.tsx';
import { useOpened } from './use-opened.ts';

/** What was played: totals, every bet, and in place of both the receipt of the bet that is opened. */
export function BetRecords() {
  const { opened, open, back, list } = useOpened<BetRecord>();
  return (
    <>
      <div ref={list} hidden={opened !== undefined} tabIndex={-1} style={{ outline: 'none' }}>
        <BetTotals />
        <BetList onOpen={open} />
      </div>
      {opened === undefined ? null : <BetReceipt key={opened.id} record={opened} onBack={back} />}
    </>
  );
}
