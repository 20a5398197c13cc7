import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { token } from '../../foundation/token.ts';
import { Icon } from '../../icons/icon.tsx';
import type { Glyph } from '../../icons/icon.tsx';
import { ControlFrame, TextInput } from '../control-style.ts';
import { FieldFooter, FieldLabel, FieldRoot, hasContent, useField } from '../field-parts.tsx';
import type { FieldParts } from '../field-parts.tsx';

export interface TextFieldProps extends FieldParts, Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'required' | 'prefix' | 'size'> {
  /** What is typed; the caller keeps it. */
  readonly value: string;
  /** Receives the whole text, at each change. */
  readonly onChange: (value: string) => void;
  /** Icon before the input, which says what is typed. */
  readonly glyph?: Glyph;
  /** Before the input: a dialling code, a currency. */
  readonly prefix?: ReactNode;
  /** After the input: a unit, a button. */
  readonly suffix?: ReactNode;
  /** Writes the value left to right in every language, and with it the prefix that it continues, as for phone numbers. */
  readonly leftToRight?: boolean;
  /** The `<input>`, to focus it. */
  readonly ref?: Ref<HTMLInputElement>;
}

const Affix = styled.span`
  display: inline-flex;
  align-items: center;
  flex: none;
  color: ${token.color.fg.muted};
  font-variant-numeric: tabular-nums;
`;

/** A single-line text field with label, hint and error. */
export function TextField({ label, labelHidden, hint, error, required, value, onChange, glyph, prefix, suffix, leftToRight = false, id, 'aria-describedby': describedBy, ...rest }: TextFieldProps) {
  const inPrefixOrder = leftToRight && hasContent(prefix);
  const wiring = useField({ hint, error, required }, id, describedBy);
  return (
    <FieldRoot>
      <FieldLabel htmlFor={wiring.controlId} data-required={required === true ? '' : undefined} data-hidden={labelHidden === true ? '' : undefined}>
        {label}
      </FieldLabel>
      <ControlFrame dir={inPrefixOrder ? 'ltr' : undefined} data-invalid={hasContent(error) ? '' : undefined} data-disabled={rest.disabled === true ? '' : undefined}>
        {glyph === undefined ? null : <Icon glyph={glyph} />}
        {hasContent(prefix) ? <Affix>{prefix}</Affix> : null}
        <TextInput type="text" dir={leftToRight ? 'ltr' : undefined} {...rest} {...wiring.aria} id={wiring.controlId} value={value} onChange={(event) => onChange(event.target.value)} />
        {hasContent(suffix) ? <Affix>{suffix}</Affix> : null}
      </ControlFrame>
      <FieldFooter wiring={wiring} hint={hint} error={error} />
    </FieldRoot>
  );
}
