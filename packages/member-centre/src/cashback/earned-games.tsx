import { useMoneyText } from '@livery/centre-kit';
import { useFormat, useText } from '@livery/i18n';
import { EmptyState, iconGift, Money, SignedMoney, Table } from '@livery/ui-kit';
import type { TableColumn } from '@livery/ui-kit';
import { useId } from 'react';
import { useCategoryName } from '../profit/use-category-name.ts';
import { useVendors } from '../records/use-vendors.ts';
import { Sums } from './cashback-style.ts';
import type { Cashback } from './types.ts';
import { isSome, useExactMoney } from './use-exact-money.ts';

type Game = Cashback['games'][number];

const keyOf = ({ vassalage, category, gameCode, percent }: Game): string => [vassalage, category, gameCode, percent].join(' ');

/** What was earned since the last payment by game, and how it adds up. */
export function EarnedGames({ cashback }: { readonly cashback: Cashback }) {
  const t = useText('member');
  const tCommon = useText('common');
  const format = useFormat();
  const money = useMoneyText();
  const exact = useExactMoney();
  const { nameOf } = useVendors();
  const categoryName = useCategoryName();
  const id = useId();
  const { games, carried, overMost, mostOfDay, earned } = cashback;
  const columns: readonly TableColumn<Game>[] = [
    {
      key: 'game',
      header: t('bets.game'),
      // The game stands over its vendor.
      lines: 2,
      cell: ({ gameName, vassalage, category }) => (
        <>
          <bdi>{gameName ?? categoryName(category)}</bdi>
          <small>
            <bdi>{nameOf(vassalage)}</bdi>
          </small>
        </>
      ),
    },
    { key: 'validBet', header: t('totals.validBet'), align: 'end', cell: ({ validBet }) => <Money>{money(validBet)}</Money> },
    { key: 'percent', header: t('cashback.rate'), align: 'end', cell: ({ percent }) => format.percent(Number(percent) / 100, 4) },
    { key: 'earned', header: t('cashback.earned'), align: 'end', cell: (game) => <SignedMoney amount={game.earned} format={exact} /> },
  ];
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{t('cashback.games')}</h3>
      {games.length === 0 ? (
        <EmptyState glyph={iconGift} title={t('cashback.noGames')} description={t('cashback.noGamesNext')} compact />
      ) : (
        <>
          <Table label={t('cashback.games')} columns={columns} rows={games} rowKey={keyOf} height="60rem" loadingLabel={tCommon('state.loading')} empty={null} />
          <Sums>
            {isSome(carried) ? <Sum name={t('cashback.carried')} amount={carried} format={exact} /> : null}
            {isSome(overMost) && mostOfDay !== null ? <Sum name={t('cashback.overMost', { amount: money(mostOfDay) })} amount={overMost.startsWith('-') ? overMost.slice(1) : `-${overMost}`} format={exact} /> : null}
            <Sum name={t('cashback.sum')} amount={earned} format={exact} main />
          </Sums>
        </>
      )}
    </section>
  );
}

function Sum({ name, amount, format, main = false }: { readonly name: string; readonly amount: string; readonly format: (amount: string) => string; readonly main?: boolean }) {
  return (
    <div data-main={main ? '' : undefined}>
      <dt>{name}</dt>
      <dd>
        <SignedMoney amount={amount} format={format} />
      </dd>
    </div>
  );
}
