import { css } from 'styled-components';
import { forcedSelected } from '../foundation/forced-colors.ts';
import { raisedSurface } from '../foundation/styles.ts';
import { token } from '../foundation/token.ts';
import { fadeIn, fadeOut } from './overlay-style.ts';

/** Surface of a menu or list. */
export const popoverSurface = css`
  ${raisedSurface}

  z-index: ${token.z.popover};
  min-inline-size: max(var(--trigger-width, 0px), 12rem);
  max-inline-size: min(24rem, calc(100vw - 1.5rem));
  padding: ${token.space[1]};
  overflow: auto;
  border-radius: ${token.radius.lg};
  outline: none;

  &[data-entering] { animation: ${fadeIn} ${token.motion.duration.fast} ${token.motion.ease.enter}; }
  &[data-exiting] { animation: ${fadeOut} ${token.motion.duration.instant} ${token.motion.ease.exit} forwards; }
`;

/** One entry of a menu or list. */
export const optionStyle = css`
  display: flex;
  align-items: center;
  gap: ${token.space[3]};
  min-block-size: ${token.size.target};
  padding: ${token.space[2]} ${token.space[3]};
  color: ${token.color.fg.default};
  border-radius: calc(${token.radius.lg} - ${token.space[1]});
  line-height: ${token.line.height.snug};
  text-decoration: none;
  cursor: pointer;
  outline: none;

  & > [data-part='words'] { flex: 1; min-inline-size: 0; }
  & [data-part='description'] { display: block; color: ${token.color.fg.muted}; font-size: ${token.font.size.xs}; }
  & > svg { color: ${token.color.fg.muted}; }
  & > [data-part='tick'] { visibility: hidden; color: ${token.color.accent.softFg}; }

  &[data-focused] { background: ${token.color.accent.soft}; color: ${token.color.accent.softFg}; }
  &[data-focus-visible] { outline: ${token.stroke.focus} solid ${token.color.border.focus}; outline-offset: -2px; }
  &[data-selected] { font-weight: ${token.font.weight.semibold}; }
  &[data-selected] > [data-part='tick'] { visibility: visible; }
  &[data-disabled] { opacity: ${token.opacity.disabled}; cursor: not-allowed; }
  &[data-tone='danger'] { color: ${token.color.status.danger.fg}; & > svg { color: inherit; } }

  @media (forced-colors: active) {
    &[data-focused] { ${forcedSelected} & * { color: inherit; } }
    &[data-disabled] { color: GrayText; opacity: 1; }
  }
`;
