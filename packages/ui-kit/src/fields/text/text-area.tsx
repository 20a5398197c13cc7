import type { Ref, TextareaHTMLAttributes } from 'react';
import { styled } from 'styled-components';
import { token } from '../../foundation/token.ts';
import { ControlFrame, TextInput } from '../control-style.ts';
import { FieldFooter, FieldLabel, FieldRoot, hasContent, useField } from '../field-parts.tsx';
import type { FieldParts } from '../field-parts.tsx';

export interface TextAreaProps extends FieldParts, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'value' | 'onChange' | 'required' | 'maxLength'> {
  /** What is typed; the caller keeps it. */
  readonly value: string;
  /** Receives the whole text, at each change. */
  readonly onChange: (value: string) => void;
  /** Character limit. Longer text can be typed; the caller reports the error. */
  readonly limit?: number;
  /** Text of the counter: "12 of 140 characters". */
  readonly counterLabel?: (used: number, limit: number) => string;
  /** The `<textarea>`, to focus it. */
  readonly ref?: Ref<HTMLTextAreaElement>;
}

const Frame = styled(ControlFrame)`
  align-items: stretch;
  padding-block: ${token.space[2]};

  textarea {
    resize: vertical;
    min-block-size: 6lh;
    line-height: ${token.line.height.body};
  }
`;

const Counter = styled.p`
  justify-self: end;
  color: ${token.color.fg.muted};
  font-size: ${token.font.size.xs};
  font-variant-numeric: tabular-nums;

  &[data-over] { color: ${token.color.status.danger.fg}; font-weight: ${token.font.weight.semibold}; }
`;

/** A multi-line text field, with a character counter when `limit` is set. */
export function TextArea({ label, labelHidden, hint, error, required, value, onChange, limit, counterLabel, id, 'aria-describedby': describedBy, ...rest }: TextAreaProps) {
  const counted = limit !== undefined && counterLabel !== undefined;
  const wiring = useField({ hint, error, required }, id, describedBy);
  const counterId = `${wiring.controlId}-counter`;
  const used = Array.from(value).length;
  const describedWithCounter = [wiring.aria['aria-describedby'], counted ? counterId : undefined].filter(Boolean).join(' ');
  return (
    <FieldRoot>
      <FieldLabel htmlFor={wiring.controlId} data-required={required === true ? '' : undefined} data-hidden={labelHidden === true ? '' : undefined}>
        {label}
      </FieldLabel>
      <Frame data-invalid={hasContent(error) ? '' : undefined} data-disabled={rest.disabled === true ? '' : undefined}>
        <TextInput
          as="textarea"
          {...(rest as object)}
          {...wiring.aria}
          aria-describedby={describedWithCounter === '' ? undefined : describedWithCounter}
          id={wiring.controlId}
          value={value}
          onChange={(event: { target: { value: string } }) => onChange(event.target.value)}
        />
      </Frame>
      {counted ? (
        <Counter id={counterId} data-over={used > limit ? '' : undefined}>
          {counterLabel(used, limit)}
        </Counter>
      ) : null}
      <FieldFooter wiring={wiring} hint={hint} error={error} />
    </FieldRoot>
  );
}
