import type { ResponseOf } from '@livery/contracts';
import { useText } from '@livery/i18n';
import { SavePanel } from '../save/save-panel.tsx';

/** Saves what a team did on each day of a period. */
export function SaveOverview({ overview: { from, to, days } }: { readonly overview: ResponseOf<'agentOverview'> }) {
  const t = useText('agent');
  return (
    <SavePanel
      fileName={`${from}_${to}_overview.csv`}
      headings={[
        t('betting.day'), t('figure.joined'), t('explain.line.activeMembers'), t('figure.bets'), t('figure.turnover'), t('figure.validBet'), t('figure.prizes'), t('figure.rebates'), t('figure.activity'), t('figure.profit'), t('figure.fees'), t('figure.deposits'),
        t('figure.withdrawals'),
      ]}
      read={() =>
        Promise.resolve({
          rows: days.map(({ day, joined, active, bets, turnover, validBet, prizes, rebates, activity, profit, fees, deposits, withdrawals }) => [
            day, String(joined), String(active), String(bets), turnover, validBet, prizes, rebates, activity, profit, fees, deposits, withdrawals,
          ]),
          next: null,
        })
      }
    />
  );
}
