import { useMoneyText } from '@livery/centre-kit';
import type { ResponseOf } from '@livery/contracts';
import { useFormat, useText } from '@livery/i18n';
import { SignedMoney, StatList } from '@livery/ui-kit';

/** What everybody below somebody comes to; without totals, while they are loaded. */
export function TeamTotals({ totals }: { readonly totals: NonNullable<ResponseOf<'agentTeam'>['totals']> | undefined }) {
  const t = useText('agent');
  const format = useFormat();
  const money = useMoneyText();
  const figures = totals?.figures;
  return (
    <StatList
      columns
      stats={[
        { name: t('team.stakes'), value: figures && money(figures.turnover), main: true },
        { name: t('team.profit'), value: figures && <SignedMoney amount={figures.profit} format={money} /> },
        { name: t('figure.deposits'), value: figures && money(figures.deposits) },
        { name: t('figure.withdrawals'), value: figures && money(figures.withdrawals) },
        { name: t('team.csv.direct'), value: totals && format.number(totals.direct) },
        { name: t('team.csv.below'), value: totals && format.number(totals.members) },
        { name: t('figure.joined'), value: figures && format.number(figures.joined) },
      ]}
    />
  );
}
