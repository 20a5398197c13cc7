import { gameTypes } from '@livery/contracts';
import type { GameType } from '@livery/contracts';
import { useFormat, useText } from '@livery/i18n';
import { Select, token } from '@livery/ui-kit';
import { styled } from 'styled-components';
import { betStates, stateText } from './bet-state.tsx';
import type { BetState } from './bet-state.tsx';
import { useCategoryName } from '../profit/use-category-name.ts';
import { useVendors } from './use-vendors.ts';

/** Limits the list of bets; all of them without either. */
export interface BetFilter {
  readonly state?: BetState;
  readonly vassalage?: string;
  readonly category?: GameType;
}

export interface BetFiltersProps {
  readonly filter: BetFilter;
  readonly onChange: (filter: BetFilter) => void;
  /** Number of bets found, and whether there may be more; undefined until it is known. */
  readonly found: { readonly total: number; readonly totalAtLeast?: boolean | undefined } | undefined;
}

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 12rem)) 1fr;
  align-items: center;
  gap: ${token.space[3]};
  margin-block-end: ${token.space[3]};

  & > output { color: ${token.color.fg.muted}; font-size: ${token.font.size.sm}; text-align: end; }

  /* On a tablet the menu stands beside it. */
  @media (width < 64rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    /* The third of two columns takes a line of its own, at its full width. */
    & > :nth-child(3) { grid-column: 1 / -1; max-inline-size: 100%; }
    & > output { grid-column: 1 / -1; text-align: start; }
  }
`;

const ANY = '*';

/** Filters the bets of a period by state, vendor and kind of game, and shows how many there are: those placed in it, in any state, unlike the totals above them. */
export function BetFilters({ filter, onChange, found }: BetFiltersProps) {
  const t = useText('member');
  const format = useFormat();
  const vendors = useVendors();
  const categoryName = useCategoryName();
  const { state, vassalage, category } = filter;
  const chosen = (key: keyof BetFilter) => (value: string) => {
    const { [key]: _, ...others } = filter;
    onChange(value === ANY ? others : { ...others, [key]: value });
  };
  return (
    <Row>
      <Select
        label={t('bets.state')}
        labelHidden
        placeholder={t('bets.anyState')}
        value={state ?? ANY}
        onChange={chosen('state')}
        options={[{ value: ANY, label: t('bets.anyState') }, ...betStates.map((value) => ({ value, label: t(stateText(value)) }))]}
      />
      <Select
        label={t('bets.vendor')}
        labelHidden
        placeholder={t('bets.anyVendor')}
        value={vassalage ?? ANY}
        onChange={chosen('vassalage')}
        options={[{ value: ANY, label: t('bets.anyVendor') }, ...vendors.all.map(([value, label]) => ({ value, label }))]}
      />
      <Select
        label={t('profit.category')}
        labelHidden
        placeholder={t('bets.anyCategory')}
        value={category ?? ANY}
        onChange={chosen('category')}
        options={[{ value: ANY, label: t('bets.anyCategory') }, ...gameTypes.map((value) => ({ value, label: categoryName(value) }))]}
      />
      <output>
        {found === undefined ? null : found.totalAtLeast === true ? t('bets.countAtLeast', { number: format.number(found.total) }) : t('bets.count', { count: found.total })}
      </output>
    </Row>
  );
}
