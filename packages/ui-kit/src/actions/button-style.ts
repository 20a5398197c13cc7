import { css, keyframes } from 'styled-components';
import { forcedSelected } from '../foundation/forced-colors.ts';
import { focusRing } from '../foundation/styles.ts';
import { token } from '../foundation/token.ts';

/** Visual weight of an action. Use `primary` at most once per screen. */
export type ButtonVariant = 'primary' | 'secondary' | 'outline' | 'ghost' | 'danger';

/** Control heights of the brand; `sm` keeps a touch target of 44 px. */
export type ButtonSize = 'sm' | 'md' | 'lg';

const turn = keyframes`to { rotate: 1turn; }`;

/** The look that decides a button's space. Its size is in `data-size`. */
export const buttonBox = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${token.space[2]};
  min-block-size: ${token.size.control.md};
  padding-inline: ${token.space[5]};
  border: ${token.stroke.hairline} solid transparent;
  font-family: ${token.font.family.body};
  font-size: ${token.font.size.md};
  font-weight: ${token.font.weight.semibold};
  line-height: 1.2;
  text-align: center;

  &[data-size='sm'] {
    min-block-size: ${token.size.control.sm};
    padding-inline: ${token.space[4]};
    font-size: ${token.font.size.sm};
    gap: ${token.space[1]};
  }

  &[data-size='lg'] {
    min-block-size: ${token.size.control.lg};
    padding-inline: min(${token.space[6]}, 7vw);
    font-size: ${token.font.size.lg};
  }

  &[data-full] { inline-size: 100%; }
`;

const surface = css`
  position: relative;
  border-radius: ${token.radius.control};
  text-decoration: none;
  cursor: pointer;
  -webkit-user-select: none;
  user-select: none;
  isolation: isolate;
  transition:
    background-color ${token.motion.duration.fast} ${token.motion.ease.standard},
    border-color ${token.motion.duration.fast} ${token.motion.ease.standard},
    box-shadow ${token.motion.duration.fast} ${token.motion.ease.standard},
    color ${token.motion.duration.fast} ${token.motion.ease.standard},
    filter ${token.motion.duration.fast} ${token.motion.ease.standard},
    translate ${token.motion.duration.fast} ${token.motion.ease.standard},
    scale ${token.motion.duration.fast} ${token.motion.ease.standard};

  /* Extends the hit area to a full touch target, whatever the button's visible size. */
  &::after {
    content: '';
    position: absolute;
    inset-inline: 0;
    inset-block: min(0px, calc((100% - ${token.size.target}) / 2));
    border-radius: inherit;
  }
`;

const variants = css`
  &[data-variant='primary'] {
    color: ${token.color.accent.fg};
    background: ${token.color.accent.bg};
  }

  &[data-variant='secondary'] {
    color: ${token.color.accent.softFg};
    background: ${token.color.accent.soft};
    border-color: color-mix(in oklab, ${token.color.accent.softFg} 14%, transparent);
  }

  &[data-variant='outline'] {
    color: ${token.color.fg.default};
    background: ${token.color.bg.surface};
    border-color: ${token.color.border.strong};
  }

  &[data-variant='ghost'] {
    color: inherit;
    background: transparent;
  }

  &[data-variant='danger'] {
    color: ${token.color.status.danger.onSolid};
    background: ${token.color.status.danger.solid};
  }
`;

const hover = css`
  @media (hover: hover) {
    &:hover:not([aria-disabled='true'], :disabled) {
      &[data-variant='primary'] { background: ${token.color.accent.hover}; }
      &[data-variant='secondary'] { border-color: ${token.color.accent.softFg}; }
      &[data-variant='outline'] { border-color: ${token.color.accent.bg}; background: ${token.color.bg.raised}; }
      &[data-variant='ghost'] { background: color-mix(in oklab, currentColor 10%, transparent); }
      &[data-variant='danger'] { filter: brightness(1.08); }
    }
  }

  &:active:not([aria-disabled='true'], :disabled) {
    scale: 0.975;
    &[data-variant='primary'] { background: ${token.color.accent.pressed}; }
    &[data-variant='ghost'] { background: color-mix(in oklab, currentColor 16%, transparent); }
    &[data-variant='danger'] { filter: brightness(0.94); }
  }
`;

/* The primary button by the brand's look: gradient sheen, flat colour, or a raised key. */
const looks = css`
  [data-button='gradient'] &[data-variant='primary'] {
    background: ${token.gradient.accent};
    background-size: 160% 100%;
    background-position: 0% 50%;
    border: 0;
    box-shadow: ${token.shadow.glow}, ${token.shadow.inset};
    transition-property: background-position, box-shadow, scale, filter;
    transition-duration: ${token.motion.duration.normal};

    @media (hover: hover) {
      &:hover:not([aria-disabled='true'], :disabled) { background: ${token.gradient.accent}; background-size: 160% 100%; background-position: 100% 50%; }
    }
    &:active:not([aria-disabled='true'], :disabled) { filter: brightness(0.93); }
  }

  [data-button='solid'] &[data-variant='primary'] {
    box-shadow: ${token.shadow.sm};
    @media (hover: hover) {
      &:hover:not([aria-disabled='true'], :disabled) { box-shadow: ${token.shadow.md}; translate: 0 -1px; }
    }
  }

  [data-button='raised'] &:is([data-variant='primary'], [data-variant='danger']) {
    box-shadow:
      inset 0 1px 0 color-mix(in oklab, currentColor 45%, transparent),
      0 3px 0 ${token.color.accent.pressed},
      ${token.shadow.md};
    @media (hover: hover) {
      &:hover:not([aria-disabled='true'], :disabled) { translate: 0 -1px; }
    }
    &:active:not([aria-disabled='true'], :disabled) {
      scale: 1;
      translate: 0 3px;
      box-shadow: ${token.shadow.inset};
    }
    /* In a low bar the edge has its room too. */
    &[data-size='sm'] { margin-block-end: 3px; }
  }

  [data-button='raised'] &[data-variant='danger'] {
    box-shadow:
      inset 0 1px 0 color-mix(in oklab, currentColor 45%, transparent),
      0 3px 0 color-mix(in oklab, ${token.color.bg.scrim} 30%, transparent),
      0 3px 0 ${token.color.status.danger.solid},
      ${token.shadow.md};
  }
`;

/* On a ground that keeps its colours in every scheme, such as a picture, an outlined button takes the colour of the text. */
const ownGround = css`
  [data-own-ground] &&[data-variant='outline'] {
    color: inherit;
    background: none;
    border-color: currentColor;
  }
`;

const states = css`
  &:disabled,
  &[aria-disabled='true']:not([aria-busy='true']) {
    cursor: not-allowed;
    opacity: ${token.opacity.disabled};
    box-shadow: none;
    filter: saturate(0.6);
  }

  &[aria-busy='true'] { cursor: progress; }
  &[aria-busy='true'] > [data-part='content'] { opacity: 0; }

  & > [data-part='content'] {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: inherit;
    min-inline-size: 0;
  }

  & > [data-part='spinner'] {
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;

    &::before {
      content: '';
      inline-size: 1.25em;
      block-size: 1.25em;
      border: 2px solid currentColor;
      border-inline-end-color: transparent;
      border-radius: 50%;
      animation: ${turn} 0.8s linear infinite;
    }
  }
`;

const forcedColors = css`
  @media (forced-colors: active) {
    border: 1px solid ButtonBorder;
    &[aria-pressed='true'] { ${forcedSelected} }
    &:disabled, &[aria-disabled='true']:not([aria-busy='true']) { color: GrayText; border-color: GrayText; opacity: 1; }
    & > [data-part='spinner']::before { forced-color-adjust: none; border-color: ButtonText; border-inline-end-color: transparent; }
  }
`;

/** Shared style of buttons and of links that look like buttons. */
export const buttonStyle = css`
  ${buttonBox}
  ${surface}
  ${variants}
  ${hover}
  ${looks}
  ${ownGround}
  ${states}
  ${focusRing}
  ${forcedColors}
`;
