import type { Ref } from 'react';
import { styled } from 'styled-components';
import { toLatinDigits } from '../../foundation/latin-digits.ts';
import { token } from '../../foundation/token.ts';
import { FieldFooter, FieldLabel, FieldRoot, hasContent, useField } from '../field-parts.tsx';
import type { FieldParts } from '../field-parts.tsx';

export interface OtpFieldProps extends FieldParts {
  /** The digits typed so far, in Latin script. */
  readonly value: string;
  /** Receives the digits, without separators and in Latin script. */
  readonly onChange: (value: string) => void;
  /** Number of digits; defaults to 6. */
  readonly length?: number;
  /** Called when all digits are entered. */
  readonly onComplete?: (value: string) => void;
  /** Takes no input and no focus. */
  readonly disabled?: boolean;
  /** Name in the form, by which the form also finds the field that needs attention. */
  readonly name?: string;
  /** The `<input>` over the boxes, to focus it. */
  readonly ref?: Ref<HTMLInputElement>;
}

const Boxes = styled.div`
  position: relative;
  display: flex;
  gap: ${token.space[2]};
  direction: ltr;
  min-inline-size: 0;
  max-inline-size: 24rem;
`;

/* The boxes are decorative: one real input covers them, so that autofill, pasting and screen readers work. */
const Box = styled.span`
  display: grid;
  place-items: center;
  flex: 1;
  block-size: 3.5rem;
  min-inline-size: 0;
  color: ${token.color.field.fg};
  background: ${token.color.field.bg};
  border: ${token.stroke.hairline} solid ${token.color.field.border};
  border-radius: min(${token.radius.control}, 0.875rem);
  font-family: ${token.font.family.numeric};
  font-size: ${token.font.size.xxl};
  font-weight: ${token.font.weight.semibold};
  font-variant-numeric: tabular-nums;
  transition: border-color ${token.motion.duration.fast}, box-shadow ${token.motion.duration.fast};

  [data-invalid] > & { border-color: ${token.color.status.danger.fg}; }
  div:focus-within > &[data-next] {
    border-color: ${token.color.border.focus};
    box-shadow: 0 0 0 ${token.stroke.focus} color-mix(in oklab, ${token.color.border.focus} 36%, transparent);
    @media (forced-colors: active) { outline: 2px solid Highlight; outline-offset: 2px; }
  }
`;

const Input = styled.input`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  border: 0;
  opacity: 0;
  font-size: 16px;
  cursor: text;
`;

/** A field for a one-time code; takes digits of every script. */
export function OtpField({ label, labelHidden, hint, error, required, value, onChange, length = 6, onComplete, disabled = false, name, ref }: OtpFieldProps) {
  const wiring = useField({ hint, error, required });
  // Pasted codes may contain separators, so they are reduced to digits before being cut to length.
  const type = (typed: string) => {
    const digits = toLatinDigits(typed).replace(/\D/g, '').slice(0, length);
    if (digits === value) return;
    onChange(digits);
    if (digits.length === length) onComplete?.(digits);
  };
  return (
    <FieldRoot>
      <FieldLabel htmlFor={wiring.controlId} data-required={required === true ? '' : undefined} data-hidden={labelHidden === true ? '' : undefined}>
        {label}
      </FieldLabel>
      <Boxes data-invalid={hasContent(error) ? '' : undefined}>
        {Array.from({ length }, (_, index) => (
          <Box key={index} aria-hidden="true" data-next={index === Math.min(value.length, length - 1) ? '' : undefined}>
            {value[index] ?? ''}
          </Box>
        ))}
        <Input
          {...wiring.aria}
          ref={ref}
          id={wiring.controlId}
          name={name}
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[0-9]*"
          value={value}
          disabled={disabled}
          onChange={(event) => type(event.target.value)}
        />
      </Boxes>
      <FieldFooter wiring={wiring} hint={hint} error={error} />
    </FieldRoot>
  );
}
