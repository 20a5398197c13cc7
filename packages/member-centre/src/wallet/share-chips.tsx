import { useBrand } from '@livery/brand-kit/react';
import { useText } from '@livery/i18n';
import { FilterChip, token } from '@livery/ui-kit';
import { styled } from 'styled-components';
import { isAboveZero, shareOf, shares } from './fund-amounts.ts';

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
  margin-block-start: calc(-1 * ${token.space[1]});
`;

const names = { 1: 'funds.quarter', 2: 'funds.half', 4: 'funds.all' } as const;

export interface ShareChipsProps {
  /** What can be moved; nothing is offered where that is not known or nothing. */
  readonly available: string | undefined;
  readonly amount: string;
  readonly onChoose: (amount: string) => void;
}

/** Parts of what can be moved, each writing its amount into the field. */
export function ShareChips({ available, amount, onChoose }: ShareChipsProps) {
  const t = useText('member');
  const { exponent } = useBrand().currency;
  if (available === undefined || !isAboveZero(available)) return null;
  const offered = shares.map((share) => ({ share, value: shareOf(available, share, exponent) })).filter(({ value }) => isAboveZero(value));
  return (
    <Chips role="group" aria-label={t('funds.shares')}>
      {offered.map(({ share, value }) => (
        <FilterChip key={share} selected={amount === value} onClick={() => onChoose(value)}>
          {t(names[share])}
        </FilterChip>
      ))}
    </Chips>
  );
}
