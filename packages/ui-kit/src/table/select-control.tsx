import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { ChoiceControl } from '../fields/choice/choice-style.ts';
import { token } from '../foundation/token.ts';

const Target = styled.label`
  display: inline-grid;
  place-items: center;
  min-inline-size: ${token.size.target};
  min-block-size: ${token.size.target};
  cursor: pointer;

  & > input { margin: 0; }
`;

interface SelectControlProps {
  readonly type: 'checkbox' | 'radio';
  readonly label: string;
  readonly checked: boolean;
  readonly indeterminate?: boolean;
  /** Shared by the radio buttons of one table. */
  readonly name?: string | undefined;
  readonly disabled?: boolean;
  readonly onToggle: () => void;
}

/** Check box or radio button of a row or of all rows, with a full touch target. */
export function SelectControl({ type, label, checked, indeterminate = false, name, disabled = false, onToggle }: SelectControlProps) {
  const control = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (control.current !== null) control.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <Target>
      <ChoiceControl ref={control} type={type} name={name} aria-label={label} checked={checked} disabled={disabled} onChange={onToggle} />
    </Target>
  );
}
