import type { ResponseOf } from '@livery/contracts';
import { useFormat, useText } from '@livery/i18n';
import type { PlainTextKey } from '@livery/i18n';
import { DateTime, Money, StatusTag } from '@livery/ui-kit';
import type { Tone } from '@livery/ui-kit';
import { memberCentreApi } from '../api.ts';
import { PAGE_SIZE } from './page-size.ts';
import { RecordList } from './record-list.tsx';
import { SignedMoney } from './signed-money.tsx';
import { useMoneyText } from './use-money-text.ts';

type BetState = ResponseOf<'betRecords'>['records'][number]['state'];

const states = {
  placed: { tone: 'info', text: 'bets.state.placed' },
  accepted: { tone: 'info', text: 'bets.state.accepted' },
  running: { tone: 'warning', text: 'bets.state.running' },
  settled: { tone: 'success', text: 'bets.state.settled' },
  voided: { tone: 'neutral', text: 'bets.state.voided' },
} as const satisfies Record<BetState, { readonly tone: Tone; readonly text: PlainTextKey<'member'> }>;

/** What was played: every bet with its stake, prize, net and state. */
export function BetRecords() {
  const t = useText('member');
  const format = useFormat();
  const money = useMoneyText();
  const { currentData, ...query } = memberCentreApi.useBetRecordsInfiniteQuery({ pageSize: PAGE_SIZE });
  const columns = [t('bets.time'), t('bets.game'), t('bets.state'), t('bets.stake'), t('bets.prize'), t('bets.net')] as const;
  return (
    <RecordList
      label={t('page.personalHistoryCopy')}
      columns={columns}
      pages={{ entries: currentData?.pages.flatMap((page) => page.records), ...query }}
      keyOf={(bet) => bet.id}
      empty={t('bets.empty')}
      row={(bet) => (
        <>
          <td data-label={columns[0]}>
            <DateTime value={bet.placedAt}>{format.dateTime(bet.placedAt)}</DateTime>
          </td>
          <td data-label={columns[1]}>
            {bet.gameName}
            <small>{bet.vassalage}</small>
          </td>
          <td data-label={columns[2]}>
            <StatusTag tone={states[bet.state].tone}>{t(states[bet.state].text)}</StatusTag>
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
  );
}
