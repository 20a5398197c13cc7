import { useFormat, useText } from '@livery/i18n';
import { focusRing, Money, token } from '@livery/ui-kit';
import { styled } from 'styled-components';
import { RecordTable } from '../records/record-table.ts';
import { SignedMoney } from '../records/signed-money.tsx';
import { useMoneyText } from '../records/use-money-text.ts';
import { useVendors } from '../records/use-vendors.ts';
import { useRecordTime } from '../time/use-record-time.ts';
import type { DayTotal } from './by-day.ts';

/* Scrolls inside itself: the bets under it stay near, however many days there are. */
const Region = styled.div`
  ${focusRing}

  max-block-size: 19rem;
  overflow-y: auto;
  overscroll-behavior: auto;
  scrollbar-width: thin;
  border-radius: ${token.radius.sm};
`;

const Table = styled(RecordTable)`
  & th:nth-child(n + 3) { text-align: end; }
  @media (width >= 48rem) { & td { padding-block: ${token.space[2]}; } }

  @media (width < 48rem) {
    & tr { grid-template-columns: 1fr 1fr 1fr; padding-block: ${token.space[2]}; }
    & tbody > tr:first-child { border-block-start: 0; }
    & td:nth-child(3n + 1) { text-align: start; }
    & td:nth-child(3n + 2) { text-align: center; }
    & td:nth-child(3n) { text-align: end; }
    /* Day and vendor head the card; what it came to stands at its end, over the figures it is made of. */
    & td:nth-child(1) { grid-column: 1 / 3; font-weight: ${token.font.weight.semibold}; &::before { display: none; } }
    & td:nth-child(2) { grid-area: 2 / 1 / auto / 3; padding-block-start: 0; text-align: start; &::before { display: none; } }
    & td:nth-child(3) { grid-area: 2 / 3; padding-block-start: 0; &::before { display: inline-block; margin-inline-end: 0.4em; } }
    & td:nth-child(4) { text-align: start; }
    & td:nth-child(5) { text-align: center; }
    & td:nth-child(6) { text-align: end; }
    & td:nth-child(7) { grid-area: 1 / 3; text-align: end; &::before { display: none; } }
  }
`;

/** What the bets of each day came to at each vendor. */
export function TotalsTable({ id, totals }: { readonly id: string; readonly totals: readonly DayTotal[] }) {
  const t = useText('member');
  const format = useFormat();
  const { day } = useRecordTime();
  const money = useMoneyText();
  const { nameOf } = useVendors();
  const columns = [t('totals.day'), t('bets.vendor'), t('totals.bets'), t('totals.turnover'), t('totals.validBet'), t('totals.prize'), t('bets.net')] as const;
  return (
    // It takes the focus because keyboards scroll what has it.
    <Region id={id} role="region" aria-label={t('totals.byDayLabel')} tabIndex={0}>
      <Table aria-label={t('totals.byDayLabel')}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {totals.map((total) => (
            <tr key={`${total.day} ${total.vassalage}`}>
              <td data-label={columns[0]}>{day(total.day)}</td>
              <td data-label={columns[1]}>{nameOf(total.vassalage)}</td>
              <td data-kind="sum" data-label={columns[2]}>{format.number(total.bets)}</td>
              <td data-kind="sum" data-label={columns[3]}><Money>{money(total.turnover)}</Money></td>
              <td data-kind="sum" data-label={columns[4]}><Money>{money(total.validBet)}</Money></td>
              <td data-kind="sum" data-label={columns[5]}><Money>{money(total.prize)}</Money></td>
              <td data-kind="sum" data-label={columns[6]}><SignedMoney amount={total.net} format={money} /></td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Region>
  );
}
