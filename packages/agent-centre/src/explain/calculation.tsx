import { useMoneyText } from '@livery/centre-kit';
import { useFormat, useText } from '@livery/i18n';
import { Money, SignedMoney, Table } from '@livery/ui-kit';
import type { TableColumn } from '@livery/ui-kit';
import type { Explained } from './types.ts';
import { useLines } from './use-lines.ts';
import type { Line } from './use-lines.ts';

const keyOf = ({ key }: Line): string => key;

/** The calculation as a table. */
export function Calculation({ explained }: { readonly explained: Explained }) {
  const t = useText('agent');
  const tCommon = useText('common');
  const format = useFormat();
  const money = useMoneyText();
  const lines = useLines(explained);
  const value = ({ amount, as }: Line) => {
    switch (as) {
      case 'signed':
        return <SignedMoney amount={amount} format={money} />;
      case 'plain':
        return <Money>{money(amount)}</Money>;
      case 'rate':
        return <bdi>{t('figure.percent', { percent: format.number(amount) })}</bdi>;
      case 'exact':
      case 'count':
        return <bdi>{format.number(amount)}</bdi>;
    }
  };
  const columns: readonly TableColumn<Line>[] = [
    { key: 'name', header: t('explain.line.name'), wide: true, cell: ({ name }) => name },
    { key: 'amount', header: t('explain.line.amount'), align: 'end', cell: value },
  ];
  return <Table label={t('explain.calculation')} columns={columns} rows={lines} rowKey={keyOf} layout="table" loadingLabel={tCommon('state.loading')} empty={null} />;
}
