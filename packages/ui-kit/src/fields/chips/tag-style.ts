import { css } from 'styled-components';
import { visuallyHidden } from '../../foundation/styles.ts';
import { token } from '../../foundation/token.ts';

/** Label, list and messages of a tag group. */
export const tagGroupStyle = css`
  display: grid;
  gap: ${token.space[2]};
  min-inline-size: 0;

  [data-part='label'] { font-size: ${token.font.size.sm}; font-weight: ${token.font.weight.medium}; }
  [data-part='label'][data-hidden] { ${visuallyHidden} }
  [data-part='list'] { display: flex; flex-wrap: wrap; gap: ${token.space[2]}; min-block-size: ${token.size.target}; align-items: center; outline: none; }
  [data-part='empty'] { color: ${token.color.fg.muted}; font-size: ${token.font.size.sm}; }
  [data-part='footer'] { color: ${token.color.fg.muted}; font-size: ${token.font.size.sm}; }
  [data-part='footer']:empty { display: none; }
  [data-part='footer'][data-error] { color: ${token.color.status.danger.fg}; }
`;

export const tagStyle = css`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[2]};
  max-inline-size: 100%;
  min-block-size: ${token.size.target};
  padding-inline: ${token.space[4]};
  color: ${token.color.fg.default};
  background: ${token.color.bg.sunken};
  border: ${token.stroke.hairline} solid ${token.color.border.strong};
  border-radius: ${token.radius.pill};
  font-size: ${token.font.size.sm};
  font-weight: ${token.font.weight.medium};
  line-height: ${token.line.height.snug};
  outline: none;
  transition: background-color ${token.motion.duration.fast}, border-color ${token.motion.duration.fast};

  [data-part='words'] { min-inline-size: 0; overflow: hidden; text-overflow: ellipsis; }
  /* The tick always takes up space, so that selecting moves nothing. */
  [data-part='tick'] { visibility: hidden; margin-inline-start: calc(-1 * ${token.space[2]}); }

  &[data-selection-mode] { cursor: pointer; }
  &[data-selection-mode][data-hovered] { border-color: ${token.color.accent.bg}; }
  &[data-selected] {
    color: ${token.color.accent.softFg};
    background: linear-gradient(${token.color.accent.soft}, ${token.color.accent.soft}), ${token.color.bg.surface};
    border-color: ${token.color.accent.softFg};
    [data-part='tick'] { visibility: visible; }
  }
  &[data-focus-visible] { outline: ${token.stroke.focus} solid ${token.color.border.focus}; outline-offset: 2px; }
  &[data-disabled] { opacity: ${token.opacity.disabled}; cursor: not-allowed; }

  @media (forced-colors: active) {
    &[data-selected] { color: HighlightText; background: Highlight; forced-color-adjust: none; }
  }
`;
