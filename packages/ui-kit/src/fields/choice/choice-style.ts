import { styled } from 'styled-components';
import { forcedSelected } from '../../foundation/forced-colors.ts';
import { focusRing } from '../../foundation/styles.ts';
import { token } from '../../foundation/token.ts';
import { FieldRoot } from '../field-parts.tsx';

/** Root of a check box or radio button, with hint and error close to its label. */
export const ChoiceRoot = styled(FieldRoot)`
  & > label:has(~ :not(:empty)) { margin-block-end: calc(-1 * ${token.space[2]}); }
  & > label ~ * { margin-inline-start: calc(1.375rem + ${token.space[3]}); }
`;

/** Control and label in one row, which is the touch target. */
export const ChoiceLabel = styled.label`
  display: inline-flex;
  align-items: flex-start;
  gap: ${token.space[3]};
  min-block-size: ${token.size.target};
  padding-block: calc((${token.size.target} - 1.5em) / 2);
  cursor: pointer;
  line-height: 1.5;
  text-wrap: pretty;

  &:has(:disabled) { cursor: not-allowed; opacity: ${token.opacity.disabled}; }
`;

/** Outline of a check mark, as a clip path. */
export const checkMark = 'polygon(14% 47%, 5% 58%, 39% 89%, 96% 22%, 86% 13%, 38% 69%)';

/** Box of a check box, or ring of a radio button. */
export const ChoiceControl = styled.input`
  ${focusRing}

  appearance: none;
  flex: none;
  display: grid;
  place-content: center;
  inline-size: 1.375em;
  block-size: 1.375em;
  margin: 0.0625em 0 0;
  color: ${token.color.accent.fg};
  background: ${token.color.field.bg};
  border: ${token.stroke.strong} solid ${token.color.border.strong};
  border-radius: min(${token.radius.sm}, 0.4em);
  cursor: inherit;
  transition:
    background-color ${token.motion.duration.fast} ${token.motion.ease.standard},
    border-color ${token.motion.duration.fast} ${token.motion.ease.standard};

  &[type='radio'] { border-radius: 50%; }

  &::before {
    content: '';
    inline-size: 0.8em;
    block-size: 0.8em;
    scale: 0;
    background: currentColor;
    clip-path: ${checkMark};
    transition: scale ${token.motion.duration.fast} ${token.motion.ease.emphasis};
  }

  &[type='radio']::before { clip-path: circle(36%); }

  &:checked, &:indeterminate {
    background: ${token.color.accent.bg};
    border-color: ${token.color.accent.bg};
  }
  &:checked::before, &:indeterminate::before { scale: 1; }
  &:indeterminate::before { clip-path: inset(40% 8% round 1px); }

  &[aria-invalid='true'] { border-color: ${token.color.status.danger.fg}; }

  @media (hover: hover) {
    &:hover:not(:disabled, :checked) { border-color: ${token.color.accent.bg}; }
  }

  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: Field;
    border-color: FieldText;
    &:checked, &:indeterminate { ${forcedSelected} }
    &:disabled { border-color: GrayText; }
    &:disabled:is(:checked, :indeterminate) { background: GrayText; }
    &[aria-invalid='true'] { outline: 2px solid Mark; outline-offset: 2px; }
    &:focus-visible { outline-color: Highlight; }
  }
`;
