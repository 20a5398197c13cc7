import { Button, ComboBox, Input } from 'react-aria-components';
import { styled } from 'styled-components';
import { token } from '../../foundation/token.ts';
import { Icon } from '../../icons/icon.tsx';
import { iconChevronDown } from '../../icons/header.ts';
import { AriaLocale } from '../../overlays/aria-locale.tsx';
import { AriaFieldLabel } from '../aria-field-label.ts';
import { ControlFrame, TextInput } from '../control-style.ts';
import { FieldFooter, FieldRoot, describedBy, hasContent, useField } from '../field-parts.tsx';
import type { FieldParts } from '../field-parts.tsx';
import { OptionList } from './option-list.tsx';
import type { Option } from './option-list.tsx';

export interface ComboboxProps extends FieldParts {
  /** All of them; what is typed narrows them. */
  readonly options: readonly Option[];
  /** Selected value; empty for none. */
  readonly value: string;
  /** Receives the value that was chosen, or an empty string. */
  readonly onChange: (value: string) => void;
  /** Shown in the empty input: an example. */
  readonly placeholder?: string;
  /** Name of the button that opens the list. */
  readonly openLabel: string;
  /** Shown when no option matches. */
  readonly emptyLabel: string;
  /** Takes no input and no focus. */
  readonly disabled?: boolean;
  /** By which a form finds the field that needs attention. */
  readonly name?: string | undefined;
  /** Opens the list on focus, as the dialling code picker does. */
  readonly openOnFocus?: boolean;
}

const Root = styled(ComboBox)`
  display: contents;
`;

const Opener = styled(Button)`
  display: grid;
  place-items: center;
  min-inline-size: ${token.size.control.sm};
  min-block-size: ${token.size.control.sm};
  margin-inline-end: calc(-1 * ${token.space[2]});
  color: ${token.color.fg.muted};
  border-radius: ${token.radius.sm};
`;

/** A single choice found by typing. */
export function Combobox({ label, labelHidden, hint, error, required, options, value, onChange, placeholder, openLabel, emptyLabel, disabled = false, name, openOnFocus = false }: ComboboxProps) {
  const wiring = useField({ hint, error, required });
  return (
    <AriaLocale>
      <FieldRoot>
        <Root
          defaultItems={options.map((option) => ({ ...option, id: option.value }))}
          value={value === '' ? null : value}
          onChange={(key) => onChange(key === null ? '' : String(key))}
          menuTrigger={openOnFocus ? 'focus' : 'input'}
          allowsEmptyCollection
          isDisabled={disabled}
          isRequired={required === true}
          isInvalid={hasContent(error)}
          validationBehavior="aria"
        >
          <AriaFieldLabel data-required={required === true ? '' : undefined} data-hidden={labelHidden === true ? '' : undefined}>
            {label}
          </AriaFieldLabel>
          <ControlFrame data-invalid={hasContent(error) ? '' : undefined} data-disabled={disabled ? '' : undefined}>
            <TextInput as={Input} data-field={name} placeholder={placeholder} {...describedBy(wiring)} />
            <Opener aria-label={openLabel}>
              <Icon glyph={iconChevronDown} />
            </Opener>
          </ControlFrame>
          <OptionList options={options} empty={emptyLabel} />
        </Root>
        <FieldFooter wiring={wiring} hint={hint} error={error} />
      </FieldRoot>
    </AriaLocale>
  );
}
