import { useEffect, useRef } from 'react';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { ChoiceControl, ChoiceLabel, ChoiceRoot } from './choice-style.ts';
import { FieldFooter, useField } from './field-parts.tsx';

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'checked' | 'onChange' | 'type' | 'value' | 'required'> {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** Neither on nor off: some of what it stands for is chosen. */
  readonly indeterminate?: boolean;
  readonly required?: boolean;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  /** The words beside it; links in them keep working. */
  readonly children: ReactNode;
}

/** Yes or no, with its words beside it. */
export function Checkbox({ checked, onChange, indeterminate = false, required, hint, error, children, id, ...rest }: CheckboxProps) {
  const wiring = useField({ hint, error, required }, id, rest['aria-describedby']);
  const control = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (control.current !== null) control.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <ChoiceRoot>
      <ChoiceLabel>
        <ChoiceControl {...rest} {...wiring.aria} ref={control} type="checkbox" id={wiring.controlId} checked={checked} onChange={(event) => onChange(event.target.checked)} />
        <span>{children}</span>
      </ChoiceLabel>
      <FieldFooter wiring={wiring} hint={hint} error={error} />
    </ChoiceRoot>
  );
}
