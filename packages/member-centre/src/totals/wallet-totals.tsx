import { useFailure, useMoneyText } from '@livery/centre-kit';
import type { ResponseOf } from '@livery/contracts';
import { useFormat, useText } from '@livery/i18n';
import { Money, SignedMoney, Table } from '@livery/ui-kit';
import type { DateRange, StatListItem, TableColumn } from '@livery/ui-kit';
import { memberCentreApi } from '../api.ts';
import { useKindName } from '../records/wallet-kinds.ts';
import { useBalanceText } from '../wallet/use-balance-text.ts';
import { addDecimals } from './by-day.ts';
import { TotalsStrip } from './totals-strip.tsx';

type KindTotal = ResponseOf<'walletTotals'>['kinds'][number];

const netOf = ({ in: came, out }: { readonly in: string; readonly out: string }): string => addDecimals(came, `-${out}`);

/** What came in and went out in a period, with the balance before and after it, in one line; by kind of movement on request. */
export function WalletTotals({ period }: { readonly period: DateRange }) {
  const t = useText('member');
  const money = useMoneyText();
  const query = memberCentreApi.useWalletTotalsQuery({ from: period.start, to: period.end });
  const { currentData: totals, refetch } = query;
  const failure = useFailure(query);
  const balance = useBalanceText();
  const figure = (amount: string | undefined, text = money) => (amount === undefined ? undefined : <Money>{text(amount)}</Money>);
  const stats: readonly StatListItem[] = [
    { name: t('wallet.opening'), value: figure(totals?.opening, balance) },
    { name: t('wallet.in'), value: figure(totals?.in) },
    { name: t('wallet.out'), value: figure(totals?.out) },
    { name: t('wallet.closing'), value: figure(totals?.closing, balance), main: true },
  ];
  return (
    <TotalsStrip
      title={t('wallet.totals')}
      note={totals === undefined ? null : t('wallet.movements', { count: totals.movements })}
      stats={stats}
      failed={failure !== undefined}
      onRetry={refetch}
      more={totals?.kinds.length === 0 ? undefined : { label: t('wallet.byKind'), known: totals !== undefined, content: (id) => <KindsTable id={id} kinds={totals?.kinds ?? []} /> }}
    />
  );
}

function KindsTable({ id, kinds }: { readonly id: string; readonly kinds: readonly KindTotal[] }) {
  const t = useText('member');
  const tCommon = useText('common');
  const format = useFormat();
  const money = useMoneyText();
  const nameOf = useKindName();
  const columns: readonly TableColumn<KindTotal>[] = [
    { key: 'kind', header: t('wallet.kind'), cell: ({ kind }) => nameOf(kind) },
    { key: 'movements', header: t('wallet.number'), align: 'end', cell: ({ movements }) => format.number(movements) },
    { key: 'in', header: t('wallet.in'), align: 'end', cell: (total) => <Money>{money(total.in)}</Money> },
    { key: 'out', header: t('wallet.out'), align: 'end', cell: (total) => <Money>{money(total.out)}</Money> },
    { key: 'net', header: t('wallet.net'), align: 'end', cell: (total) => <SignedMoney amount={netOf(total)} format={money} /> },
  ];
  return (
    <div id={id}>
      <Table label={t('wallet.byKindLabel')} columns={columns} rows={kinds} rowKey={({ kind }) => kind} height="19rem" loadingLabel={tCommon('state.loading')} empty={null} />
    </div>
  );
}
