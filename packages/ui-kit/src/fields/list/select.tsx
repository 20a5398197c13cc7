import { Button, Select as AriaSelect, SelectValue } from 'react-aria-components';
import { styled } from 'styled-components';
import { token } from '../../foundation/token.ts';
import { truncate } from '../../foundation/styles.ts';
import { Icon } from '../../icons/icon.tsx';
import { iconChevronDown } from '../../icons/header.ts';
import { AriaLocale } from '../../overlays/aria-locale.tsx';
import { controlFrame } from '../control-style.ts';
import { FieldFooter, FieldRoot, describedBy, hasContent, useField } from '../field-parts.tsx';
import type { FieldParts } from '../field-parts.tsx';
import { AriaFieldLabel } from '../aria-field-label.ts';
import { OptionList } from './option-list.tsx';
import type { Option } from './option-list.tsx';

export interface SelectProps extends FieldParts {
  /** The choices, in order of display. */
  readonly options: readonly Option[];
  /** Selected value; empty for none. */
  readonly value: string;
  /** Receives the value that was chosen. */
  readonly onChange: (value: string) => void;
  /** Shown while nothing is selected. */
  readonly placeholder: string;
  /** Takes no choice and no focus. */
  readonly disabled?: boolean;
  /** Name in the form, by which the form also finds the field that needs attention. */
  readonly name?: string;
}

const Root = styled(AriaSelect)`
  display: contents;
`;

const Trigger = styled(Button)`
  ${controlFrame}

  inline-size: 100%;
  cursor: pointer;
  font-size: max(16px, ${token.font.size.md});
  text-align: start;

  & > svg { transition: rotate ${token.motion.duration.fast} ${token.motion.ease.standard}; }
  &[aria-expanded='true'] > svg { rotate: 180deg; }
`;

const Value = styled(SelectValue)`
  flex: 1;
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  ${truncate}

  &[data-placeholder] { color: ${token.color.field.placeholder}; }
  & [data-part='description'], & [data-part='tick'] { display: none; }
`;

/** A single choice from a list that opens; typing selects a match. */
export function Select({ label, labelHidden, hint, error, required, options, value, onChange, placeholder, disabled = false, name }: SelectProps) {
  const wiring = useField({ hint, error, required });
  return (
    <AriaLocale>
      <FieldRoot>
        <Root
          value={value === '' ? null : value}
          onChange={(key) => onChange(key === null ? '' : String(key))}
          placeholder={placeholder}
          isDisabled={disabled}
          isRequired={required === true}
          isInvalid={hasContent(error)}
          validationBehavior="aria"
          {...(name === undefined ? {} : { name })}
        >
          <AriaFieldLabel data-required={required === true ? '' : undefined} data-hidden={labelHidden === true ? '' : undefined}>
            {label}
          </AriaFieldLabel>
          <Trigger data-field={name} data-invalid={hasContent(error) ? '' : undefined} {...describedBy(wiring)}>
            <Value />
            <Icon glyph={iconChevronDown} />
          </Trigger>
          <OptionList options={options} />
        </Root>
        <FieldFooter wiring={wiring} hint={hint} error={error} />
      </FieldRoot>
    </AriaLocale>
  );
}
