import { useBrand } from '@livery/brand-kit/react';
import { useFormat, useText } from '@livery/i18n';
import { DateTime, Money, StatusTag } from '@livery/ui-kit';
import type { Tone } from '@livery/ui-kit';
import { memberCentreApi } from '../api.ts';
import { PAGE_SIZE } from './page-size.ts';
import { RecordList } from './record-list.tsx';

const tones = { placed: 'info', accepted: 'info', running: 'warning', settled: 'success', voided: 'neutral' } as const satisfies Record<string, Tone>;

/** What was played: every bet with its stake, prize, net and state. */
export function BetRecords() {
  const t = useText('member');
  const format = useFormat();
  const { currency } = useBrand();
  const { currentData, ...query } = memberCentreApi.useBetRecordsInfiniteQuery({ pageSize: PAGE_SIZE });
  const entries = currentData?.pages.flatMap((page) => page.records);
  const money = (amount: string) => format.money(amount, { currency: currency.code, symbol: currency.symbol, exponent: currency.exponent });
  const columns = [t('bets.time'), t('bets.game'), t('bets.state'), t('bets.stake'), t('bets.prize'), t('bets.net')] as const;
  return (
    <RecordList
      label={t('page.personalHistoryCopy')}
      columns={columns}
      pages={{ entries, ...query }}
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
            <StatusTag tone={tones[bet.state]}>{t(`bets.state.${bet.state}`)}</StatusTag>
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

/** An amount whose direction shows by sign and colour. */
export function SignedMoney({ amount, format }: { readonly amount: string; readonly format: (amount: string) => string }) {
  const loss = amount.startsWith('-');
  const zero = /^-?0+(?:\.0+)?$/.test(amount);
  return <Money tone={zero ? 'neutral' : loss ? 'loss' : 'gain'}>{format(loss ? amount.slice(1) : amount)}</Money>;
}
