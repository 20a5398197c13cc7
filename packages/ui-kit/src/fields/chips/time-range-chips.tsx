import { useId } from 'react';
import { styled } from 'styled-components';
import { token } from '../../foundation/token.ts';
import { visuallyHidden } from '../../foundation/styles.ts';
import { VisuallyHidden } from '../../layout/visually-hidden.tsx';
import { chipStyle } from './chip-style.ts';

/** A time range: today, the last 7 days. */
export interface TimeRangeOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

export interface TimeRangeChipsProps {
  /** Accessible name: "Period". */
  readonly label: string;
  /** The choices, in order of display. */
  readonly ranges: readonly TimeRangeOption[];
  /** The `value` of the range that is chosen. */
  readonly value: string;
  /** Receives the `value` of the range that was chosen. */
  readonly onChange: (value: string) => void;
  /** Takes no choice, for all ranges. */
  readonly disabled?: boolean;
}

const Row = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

const Chip = styled.label`
  ${chipStyle}

  position: relative;
  & > input { ${visuallyHidden} }
  &:has(:focus-visible) { outline: ${token.stroke.focus} solid ${token.color.border.focus}; outline-offset: 2px; }
`;

/** A single choice of a time range; arrow keys move between the options. */
export function TimeRangeChips({ label, ranges, value, onChange, disabled = false }: TimeRangeChipsProps) {
  const name = useId();
  return (
    <Row role="radiogroup" disabled={disabled}>
      <VisuallyHidden as="legend">{label}</VisuallyHidden>
      {ranges.map((range) => (
        <Chip key={range.value}>
          <input type="radio" name={name} value={range.value} checked={range.value === value} disabled={range.disabled === true} onChange={() => onChange(range.value)} />
          {range.label}
        </Chip>
      ))}
    </Row>
  );
}
