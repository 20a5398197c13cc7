import { useMoneyText, useSiteTime } from '@livery/centre-kit';
import { useFormat, useText } from '@livery/i18n';
import { href } from '@livery/navigation';
import { Link, Money, Table } from '@livery/ui-kit';
import type { TableColumn } from '@livery/ui-kit';
import { useId } from 'react';
import { useCategoryName } from '../profit/use-category-name.ts';
import { useVendors } from '../records/use-vendors.ts';
import { Lines } from '../wallet/wallet-style.ts';
import type { Cashback } from './types.ts';

type Rate = Cashback['rates'][number];

/** The member's rates, the most particular first: the first that fits counts. */
export function Rates({ rates }: { readonly rates: Cashback['rates'] }) {
  const t = useText('member');
  const tCommon = useText('common');
  const format = useFormat();
  const { nameOf } = useVendors();
  const categoryName = useCategoryName();
  const id = useId();
  const columns: readonly TableColumn<Rate>[] = [
    { key: 'category', header: t('profit.category'), cell: ({ category }) => (category === null ? t('bets.anyCategory') : categoryName(category)) },
    { key: 'vendor', header: t('bets.vendor'), cell: ({ vassalage }) => (vassalage === null ? t('bets.anyVendor') : <bdi>{nameOf(vassalage)}</bdi>) },
    { key: 'percent', header: t('cashback.rate'), align: 'end', cell: ({ percent }) => format.percent(Number(percent) / 100, 4) },
  ];
  if (rates.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{t('cashback.rates')}</h3>
      <p>{t('cashback.ratesText')}</p>
      <Table label={t('cashback.rates')} columns={columns} rows={rates} rowKey={({ vassalage, category }) => `${vassalage} ${category}`} height="40rem" loadingLabel={tCommon('state.loading')} empty={null} />
    </section>
  );
}

/** The last payments, and the way to all of them. */
export function Payments({ claims }: { readonly claims: Cashback['claims'] }) {
  const t = useText('member');
  const money = useMoneyText();
  const { dateTime, day } = useSiteTime();
  const id = useId();
  if (claims.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{t('cashback.payments')}</h3>
      <Lines>
        {claims.map(({ id: key, amount, period, at }) => (
          <li key={key}>
            <span data-part="words">
              {dateTime(at)}
              <small>{period === null ? t('cashback.byMember') : t('cashback.byItself', { day: day(period) })}</small>
            </span>
            <strong>
              <Money>{money(amount)}</Money>
            </strong>
          </li>
        ))}
      </Lines>
      <p>
        <Link href={href('transactionHistory', { query: { kind: 'cashback' } })}>{t('cashback.allPayments')}</Link>
      </p>
    </section>
  );
}
