import { gameFeatures, gameSorts, liveKinds, volatilities } from '@livery/contracts';
import { useBrand } from '@livery/brand-kit/react';
import { useFormat, useText } from '@livery/i18n';
import { AmountField, Button, Checkbox, Drawer, media, RadioGroup, Stack, token } from '@livery/ui-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { isStake, lineCounts, noFilters, returns } from '../hall/query/hall-query.ts';
import type { HallQuery } from '../hall/query/hall-query.ts';
import { useDebouncedInput } from '../hall/query/use-debounced-input.ts';
import type { DebouncedInput } from '../hall/query/use-debounced-input.ts';
import { featureTexts, liveTexts, sortTexts, volatilityTexts } from './filter-texts.ts';

const Group = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & > legend { padding: 0; font-size: ${token.font.size.sm}; font-weight: ${token.font.weight.medium}; }
  & > div { display: grid; grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr)); gap: 0 ${token.space[4]}; align-items: start; }
`;

/* Choices stand in the same columns as what is ticked. */
const Filters = styled(Stack)`
  & [role='radiogroup'] > [data-inline] { display: grid; grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr)); gap: 0 ${token.space[4]}; }
`;

/** Delay between typing an amount and filtering, in milliseconds. */
const DEBOUNCE_MS = 300;

export interface FilterPanelProps {
  readonly hall: HallQuery;
  /** Tables by their kind, in place of what slots have. */
  readonly live: boolean;
  /** Offers a least number of pay lines, which slots alone have. */
  readonly lines: boolean;
  readonly onChange: (part: Partial<HallQuery>) => void;
  readonly onClose: () => void;
}

interface TicksProps<Word extends string> {
  readonly label: string;
  readonly words: readonly Word[];
  readonly chosen: readonly Word[];
  readonly nameOf: (word: Word) => string;
  readonly onChange: (chosen: readonly Word[]) => void;
}

function Ticks<Word extends string>({ label, words, chosen, nameOf, onChange }: TicksProps<Word>) {
  return (
    <Group>
      <legend>{label}</legend>
      <div>
        {words.map((word) => (
          <Checkbox key={word} checked={chosen.includes(word)} onChange={(on) => onChange(words.filter((each) => (each === word ? on : chosen.includes(each))))}>
            {nameOf(word)}
          </Checkbox>
        ))}
      </div>
    </Group>
  );
}

/** Takes what is typed as long as it can be a stake; a digit too many changes nothing. */
const takingStakes = ({ typed, type }: DebouncedInput) => ({
  value: typed,
  onChange: (text: string) => {
    if (text === '' || isStake(text)) type(text);
  },
});

function Stakes({ hall, onChange }: Pick<FilterPanelProps, 'hall' | 'onChange'>) {
  const t = useText('games');
  const { currency } = useBrand();
  const from = useDebouncedInput(hall.stakeFrom, (stakeFrom) => onChange({ stakeFrom }), DEBOUNCE_MS);
  const to = useDebouncedInput(hall.stakeTo, (stakeTo) => onChange({ stakeTo }), DEBOUNCE_MS);
  const money = { currency: currency.symbol, exponent: currency.exponent, unclear: (example: string) => t('find.unclearAmount', { example }) };
  return (
    <Group>
      <legend>{t('find.stakes')}</legend>
      <div>
        <AmountField label={t('find.from')} {...money} {...takingStakes(from)} />
        <AmountField label={t('find.to')} {...money} {...takingStakes(to)} />
      </div>
    </Group>
  );
}

/** Every filter and the order, each at work as soon as it is set. A sheet from below on phones. */
export function FilterPanel({ hall, live, lines, onChange, onClose }: FilterPanelProps) {
  const t = useText('games');
  const format = useFormat();
  const [side] = useState<'bottom' | 'end'>(() => (matchMedia(media.belowTablet).matches ? 'bottom' : 'end'));
  const [cleared, setCleared] = useState(0);
  const clear = () => {
    onChange({ ...noFilters, sort: 'recommended' });
    setCleared(cleared + 1);
  };
  return (
    <Drawer
      isOpen
      onOpenChange={(open) => !open && onClose()}
      title={t('find.filters')}
      closeLabel={t('find.close')}
      side={side}
      footer={
        <>
          <Button variant="outline" onClick={clear}>
            {t('find.clear')}
          </Button>
          <Button onClick={onClose}>{t('find.show')}</Button>
        </>
      }
    >
      <Filters data-gap={5}>
        <RadioGroup label={t('find.sort')} inline value={hall.sort} onChange={(value) => onChange({ sort: gameSorts.find((sort) => sort === value) ?? 'recommended' })} choices={gameSorts.map((value) => ({ value, label: t(sortTexts[value]) }))} />
        {live ? (
          <Ticks label={t('find.live')} words={liveKinds} chosen={hall.live} nameOf={(kind) => t(liveTexts[kind])} onChange={(chosen) => onChange({ live: chosen })} />
        ) : null}
        <Ticks label={t('find.features')} words={gameFeatures} chosen={hall.features} nameOf={(feature) => t(featureTexts[feature])} onChange={(chosen) => onChange({ features: chosen })} />
        <Ticks label={t('find.volatility')} words={volatilities} chosen={hall.volatilities} nameOf={(swing) => t(volatilityTexts[swing])} onChange={(chosen) => onChange({ volatilities: chosen })} />
        <RadioGroup
          label={t('find.return')}
          inline
          value={hall.minRtp}
          onChange={(value) => onChange({ minRtp: value })}
          choices={[{ value: '', label: t('find.any') }, ...returns.map((value) => ({ value, label: t('find.atLeast', { percent: format.percent(Number(value) / 100) }) }))]}
        />
        {lines ? (
          <RadioGroup
            label={t('find.lines')}
            inline
            value={hall.minLines}
            onChange={(value) => onChange({ minLines: value })}
            choices={[{ value: '', label: t('find.any') }, ...lineCounts.map((value) => ({ value, label: t('find.linesFrom', { lines: format.number(Number(value)) }) }))]}
          />
        ) : null}
        <Stakes key={cleared} hall={hall} onChange={onChange} />
      </Filters>
    </Drawer>
  );
}
