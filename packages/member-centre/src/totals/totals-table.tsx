import { useMoneyText, useSiteTime } from '@livery/centre-kit';
import { useFormat, useText } from '@livery/i18n';
import { Money, SignedMoney, Table } from '@livery/ui-kit';
import type { TableColumn } from '@livery/ui-kit';
import { useVendors } from '../records/use-vendors.ts';
import type { DayTotal } from './by-day.ts';

const keyOf = ({ day, vassalage }: DayTotal): string => `${day} ${vassalage}`;

/** Totals by day and vendor. The table scrolls inside itself, so that the bets below stay near. */
export function TotalsTable({ id, totals }: { readonly id: string; readonly totals: readonly DayTotal[] }) {
  const t = useText('member');
  const tCommon = useText('common');
  const format = useFormat();
  const { day } = useSiteTime();
  const money = useMoneyText();
  const { nameOf } = useVendors();
  const columns: readonly TableColumn<DayTotal>[] = [
    { key: 'day', header: t('totals.day'), cell: (total) => day(total.day) },
    { key: 'vendor', header: t('bets.vendor'), cell: (total) => nameOf(total.vassalage) },
    { key: 'bets', header: t('totals.bets'), align: 'end', cell: (total) => format.number(total.bets) },
    { key: 'turnover', header: t('totals.turnover'), align: 'end', cell: (total) => <Money>{money(total.turnover)}</Money> },
    { key: 'validBet', header: t('totals.validBet'), align: 'end', cell: (total) => <Money>{money(total.validBet)}</Money> },
    { key: 'prize', header: t('totals.prize'), align: 'end', cell: (total) => <Money>{money(total.prize)}</Money> },
    { key: 'net', header: t('bets.net'), align: 'end', cell: (total) => <SignedMoney amount={total.net} format={money} /> },
  ];
  return (
    <div id={id}>
      <Table label={t('totals.byDayLabel')} columns={columns} rows={totals} rowKey={keyOf} height="19rem" loadingLabel={tCommon('state.loading')} empty={null} />
    </div>
  );
}
