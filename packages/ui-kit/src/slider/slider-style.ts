import { Slider, SliderFill, SliderOutput, SliderThumb, SliderTrack } from 'react-aria-components';
import { styled } from 'styled-components';
import { token } from '../foundation/token.ts';

const THUMB = '1.5rem';

export const SliderRoot = styled(Slider<number[]>)`
  display: grid;
  min-inline-size: 0;

  /* Label, value and marks stay readable, as in other fields. */
  &[data-disabled] > :nth-child(2) { opacity: ${token.opacity.disabled}; }
`;

export const SliderHeader = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${token.space[1]} ${token.space[3]};
`;

export const Output = styled(SliderOutput)`
  margin-inline-start: auto;
  color: ${token.color.fg.default};
  font-size: ${token.font.size.sm};
  font-weight: ${token.font.weight.semibold};
  font-variant-numeric: tabular-nums;
`;

/** As high as a touch target; the visible track is centred and extends by half a thumb at both ends. */
export const Track = styled(SliderTrack)`
  position: relative;
  block-size: ${token.size.target};
  margin-inline: calc(${THUMB} / 2);
  cursor: pointer;

  &::before {
    content: '';
    position: absolute;
    inset-block: calc(50% - 0.1875rem);
    inset-inline: calc(${THUMB} / -2);
    border-radius: ${token.radius.pill};
    background: color-mix(in oklab, ${token.color.fg.muted} 32%, transparent);
  }
  &[data-disabled] { cursor: not-allowed; }

  @media (forced-colors: active) { &::before { background: GrayText; forced-color-adjust: none; } }
`;

export const Fill = styled(SliderFill)`
  inset-block-start: 0;

  /* React Aria makes this element as high as the track. */
  &::before {
    content: '';
    position: absolute;
    inset-block: calc(50% - 0.1875rem);
    inset-inline: 0;
    border-radius: ${token.radius.pill};
    background: ${token.color.accent.bg};
  }
  [data-invalid] &::before { background: ${token.color.status.danger.solid}; }
  @media (forced-colors: active) { &::before { background: Highlight; forced-color-adjust: none; } }
`;

export const Thumb = styled(SliderThumb)`
  inset-block-start: 50%;
  inline-size: ${THUMB};
  block-size: ${THUMB};
  border: ${token.stroke.strong} solid ${token.color.accent.bg};
  border-radius: 50%;
  background: ${token.color.bg.surface};
  box-shadow: ${token.shadow.sm};
  cursor: grab;
  transition: scale ${token.motion.duration.fast} ${token.motion.ease.standard};

  /* The touch target. */
  &::after { content: ''; position: absolute; inset: calc((${THUMB} - ${token.size.target}) / 2); }

  &[data-hovered] { border-color: ${token.color.accent.hover}; scale: 1.08; }
  &[data-dragging] { border-color: ${token.color.accent.pressed}; cursor: grabbing; scale: 1.15; }
  &[data-focus-visible] { outline: ${token.stroke.focus} solid ${token.color.border.focus}; outline-offset: 2px; }
  &[data-disabled] { cursor: not-allowed; }
  [data-invalid] & { border-color: ${token.color.status.danger.solid}; }
  @media (forced-colors: active) { border-color: ButtonText; background: ButtonFace; &[data-disabled] { border-color: GrayText; } }
`;

/** Labels of values below the track; the first and the last stay inside its ends. */
export const Marks = styled.div`
  position: relative;
  block-size: 1.5em;
  margin-inline: calc(${THUMB} / 2);
  color: ${token.color.fg.muted};
  font-size: ${token.font.size.xs};
  font-variant-numeric: tabular-nums;

  & > span {
    position: absolute;
    inset-inline-start: calc(var(--at) * 100%);
    display: flex;
    justify-content: center;
    inline-size: 0;
    white-space: nowrap;
  }
  & > span:first-child { justify-content: flex-start; margin-inline-start: calc(${THUMB} / -2); }
  & > span:last-child { justify-content: flex-end; margin-inline-start: calc(${THUMB} / 2); }
`;
