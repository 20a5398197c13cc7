import { useId } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../../foundation/token.ts';
import { ChoiceControl, ChoiceLabel } from './choice-style.ts';
import { FieldFooter, FieldLabel, useField } from '../field-parts.tsx';
import type { FieldParts } from '../field-parts.tsx';

/** An option of a {@link RadioGroup} or Select. */
export interface Choice {
  readonly value: string;
  readonly label: ReactNode;
  readonly disabled?: boolean;
}

export interface RadioGroupProps extends FieldParts {
  /** The `value` of the option that is chosen; empty for none. */
  readonly value: string;
  /** Receives the `value` of the option that was chosen. */
  readonly onChange: (value: string) => void;
  /** The options, in order of display. */
  readonly choices: readonly Choice[];
  /** Places the options in a row, wrapping as needed. */
  readonly inline?: boolean;
  /** Takes no choice, for all options. */
  readonly disabled?: boolean;
  /** Name in the form; one of its own by default. */
  readonly name?: string;
}

const Group = styled.fieldset`
  display: grid;
  gap: ${token.space[1]};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & > legend { padding: 0; }
`;

const Choices = styled.div`
  display: flex;
  flex-flow: column;
  column-gap: ${token.space[5]};

  &[data-inline] { flex-flow: row wrap; }
`;

/** A single choice among a few visible options. */
export function RadioGroup({ label, labelHidden, hint, error, required, value, onChange, choices, inline = false, disabled = false, name }: RadioGroupProps) {
  const wiring = useField({ hint, error, required });
  const ownName = useId();
  return (
    <Group role="radiogroup" disabled={disabled} {...wiring.aria}>
      <FieldLabel as="legend" data-required={required === true ? '' : undefined} data-hidden={labelHidden === true ? '' : undefined}>
        {label}
      </FieldLabel>
      <Choices data-inline={inline ? '' : undefined}>
        {choices.map((choice) => (
          <ChoiceLabel key={choice.value}>
            <ChoiceControl
              type="radio"
              name={name ?? ownName}
              value={choice.value}
              checked={choice.value === value}
              disabled={choice.disabled === true}
              onChange={() => onChange(choice.value)}
            />
            <span>{choice.label}</span>
          </ChoiceLabel>
        ))}
      </Choices>
      <FieldFooter wiring={wiring} hint={hint} error={error} />
    </Group>
  );
}
