import { css } from 'styled-components';
import { forcedSelected } from '../../foundation/forced-colors.ts';
import { focusRing } from '../../foundation/styles.ts';
import { token } from '../../foundation/token.ts';

/** Pill of a filter; the selected one has the accent's soft colours. */
export const chipStyle = css`
  ${focusRing}

  display: inline-flex;
  align-items: center;
  gap: ${token.space[2]};
  min-block-size: ${token.size.target};
  padding: 0 ${token.space[4]};
  border: ${token.stroke.hairline} solid ${token.color.border.strong};
  border-radius: ${token.radius.pill};
  background: ${token.color.bg.surface};
  color: ${token.color.fg.default};
  font: inherit;
  font-size: ${token.font.size.sm};
  font-weight: ${token.font.weight.medium};
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;

  &[aria-pressed='true'],
  &[aria-current],
  &:has(:checked) { color: ${token.color.accent.softFg}; background: ${token.color.accent.soft}; border-color: ${token.color.accent.bg}; }
  &:is(:disabled, :has(:disabled)) { opacity: ${token.opacity.disabled}; cursor: not-allowed; }

  @media (hover: hover) {
    &:hover:not(:disabled, :has(:disabled)) { border-color: ${token.color.accent.bg}; }
  }
  @media (forced-colors: active) {
    &:is([aria-pressed='true'], [aria-current], :has(:checked)) { ${forcedSelected} }
  }
`;
