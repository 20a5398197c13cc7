import type { InputHTMLAttributes, ReactNode } from 'react';
import { styled } from 'styled-components';
import { forcedSelected } from '../../foundation/forced-colors.ts';
import { focusRing } from '../../foundation/styles.ts';
import { token } from '../../foundation/token.ts';
import { checkMark, ChoiceLabel } from './choice-style.ts';

export interface SwitchProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'checked' | 'onChange' | 'type' | 'role'> {
  /** Whether the setting is on; the caller keeps it. */
  readonly checked: boolean;
  /** Receives whether the setting is to be on. */
  readonly onChange: (checked: boolean) => void;
  /** What is on or off, beside the switch: its label. */
  readonly children: ReactNode;
}

/*
 * Off is drawn in the colour of texts: a strong border has the hue of the accent in some brands, and on the side that the thumb has when off
 * from right to left it read as on. The check mark tells the states apart where neither side nor colour does.
 */
const Track = styled.input`
  ${focusRing}

  appearance: none;
  flex: none;
  position: relative;
  inline-size: 2.75em;
  block-size: 1.5em;
  margin: 0;
  background: ${token.color.bg.sunken};
  border: ${token.stroke.strong} solid ${token.color.fg.subtle};
  border-radius: ${token.radius.pill};
  cursor: inherit;
  transition:
    background-color ${token.motion.duration.fast} ${token.motion.ease.standard},
    border-color ${token.motion.duration.fast} ${token.motion.ease.standard};

  &::before, &::after {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0.15em;
    margin-block: auto;
    inline-size: 1em;
    block-size: 1em;
    transition:
      inset-inline-start ${token.motion.duration.fast} ${token.motion.ease.emphasis},
      scale ${token.motion.duration.fast} ${token.motion.ease.emphasis},
      background-color ${token.motion.duration.fast} ${token.motion.ease.standard};
  }
  &::before { border-radius: 50%; background: ${token.color.fg.subtle}; scale: 0.7; }
  &::after { background: ${token.color.accent.bg}; clip-path: ${checkMark}; scale: 0; }

  &:checked { background: ${token.color.accent.bg}; border-color: ${token.color.accent.bg}; }
  &:checked::before, &:checked::after { inset-inline-start: calc(100% - 1.15em); }
  &:checked::before { background: ${token.color.accent.fg}; scale: 1; }
  &:checked::after { scale: 0.6; }

  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: Field;
    border-color: FieldText;
    &::before { background: FieldText; }
    &:checked { ${forcedSelected} }
    &:checked::before { background: HighlightText; }
    &::after { background: Highlight; }
    &:disabled { border-color: GrayText; &::before { background: GrayText; } }
    &:focus-visible { outline-color: Highlight; }
  }
`;

/** Turns a setting on or off immediately, without submitting a form. */
export function Switch({ checked, onChange, children, ...rest }: SwitchProps) {
  return (
    <ChoiceLabel>
      <Track {...rest} type="checkbox" role="switch" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      <span>{children}</span>
    </ChoiceLabel>
  );
}
