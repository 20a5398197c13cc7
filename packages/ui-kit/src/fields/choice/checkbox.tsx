import { useEffect, useRef } from 'react';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { ChoiceControl, ChoiceLabel, ChoiceRoot } from './choice-style.ts';
import { FieldFooter, useField } from '../field-parts.tsx';

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'checked' | 'onChange' | 'type' | 'value' | 'required'> {
  /** Whether it is ticked; the caller keeps it. */
  readonly checked: boolean;
  /** Receives whether it is to be ticked. */
  readonly onChange: (checked: boolean) => void;
  /** Mixed state: some of the items it represents are selected. */
  readonly indeterminate?: boolean;
  /** Tells assistive technology that it has to be ticked; the caller checks it. */
  readonly required?: boolean;
  /** Help text below the label. */
  readonly hint?: ReactNode;
  /** Error message below the label; its presence marks the box as invalid. */
  readonly error?: ReactNode;
  /** Label; links inside it keep working. */
  readonly children: ReactNode;
}

/** A yes or no that counts when its form is sent. */
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
