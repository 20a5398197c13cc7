import { css } from 'styled-components';
import { token } from '../foundation/token.ts';

/**
 * The frame of a tile in the brand's material. A tile has two parts: `[data-part='art']` and
 * `[data-part='caption']`. Glass lays the caption over the art; paper mounts the art and writes beneath it;
 * lacquer closes it in a golden border; brass engraves it.
 */
export const tileFrame = css`
  position: relative;
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  block-size: 100%;
  color: ${token.color.fg.default};
  border-radius: ${token.radius.tile};
  isolation: isolate;
  /* What changes in one tile of a wall has no other one laid out or painted again; the ring of focus needs its room. */
  @supports (overflow-clip-margin: 8px) {
    contain: layout paint style;
    overflow-clip-margin: 8px;
  }
  transition:
    translate ${token.motion.duration.normal} ${token.motion.ease.emphasis},
    scale ${token.motion.duration.normal} ${token.motion.ease.emphasis},
    box-shadow ${token.motion.duration.normal} ${token.motion.ease.standard};

  & > [data-part='art'] {
    overflow: hidden;
    border-radius: inherit;
    aspect-ratio: var(--tile-ratio, 1);
    & > * { block-size: 100%; border-radius: 0; }
    img { transition: scale ${token.motion.duration.slow} ${token.motion.ease.standard}; }
  }

  & > [data-part='caption'] { min-inline-size: 0; }

  @media (hover: hover) {
    &:hover > [data-part='art'] img { scale: 1.06; }
  }

  [data-tile='glass'] & {
    --tile-ratio: 4 / 5;
    box-shadow: ${token.shadow.tile};

    /* Light on the rim: one line, for a wall of tiles with shades and shadows over each picture would be slow to paint. */
    & > [data-part='art'] {
      outline: ${token.stroke.hairline} solid color-mix(in oklab, ${token.color.hero.fg} 16%, transparent);
      outline-offset: calc(-1 * ${token.stroke.hairline});
    }
    /* Over the art, yet not positioned: the link in it covers the tile, not the caption. */
    display: grid;
    & > :is([data-part='art'], [data-part='caption']) { grid-area: 1 / 1; }
    & > [data-part='caption'] {
      z-index: 1;
      align-self: end;
      margin: ${token.space[1]};
      padding: ${token.space[2]} ${token.space[3]};
      color: ${token.color.fg.default};
      background: color-mix(in oklab, ${token.color.bg.overlay} 94%, transparent);
      border: ${token.stroke.hairline} solid ${token.color.border.subtle};
      border-radius: calc(${token.radius.tile} - ${token.space[1]});
    }
    @media (hover: hover) {
      &:hover { box-shadow: ${token.shadow.tileHover}; scale: ${token.motion.hoverScale}; }
    }
  }

  [data-tile='paper'] & {
    --tile-ratio: 1;
    padding: ${token.space[2]};
    background: ${token.color.bg.raised};
    box-shadow: ${token.shadow.tile};

    & > [data-part='art'] { border-radius: calc(${token.radius.tile} - ${token.space[2]} * 0.75); }
    & > [data-part='caption'] { padding: ${token.space[2]} ${token.space[2]} ${token.space[1]}; }
    @media (hover: hover) {
      &:hover { box-shadow: ${token.shadow.tileHover}; translate: 0 -5px; }
    }
  }

  [data-tile='lacquer'] & {
    --tile-ratio: 5 / 6;
    padding: 5px;
    --ring-offset: -4px;
    background: ${token.gradient.brand};
    box-shadow: ${token.shadow.tile};
    overflow: clip;

    & > [data-part='art'] { border-radius: calc(${token.radius.tile} - 4px) calc(${token.radius.tile} - 4px) 0 0; flex: 1; }
    & > [data-part='caption'] {
      padding: ${token.space[2]};
      text-align: center;
      background: ${token.color.bg.raised};
      border-radius: 0 0 calc(${token.radius.tile} - 4px) calc(${token.radius.tile} - 4px);
    }
    @media (hover: hover) {
      &:hover { box-shadow: ${token.shadow.tileHover}; }
    }
  }

  [data-tile='brass'] & {
    --tile-ratio: 3 / 4;
    --ring-offset: -4px;
    background: ${token.color.bg.raised};
    border: ${token.stroke.strong} solid ${token.color.secondary.bg};
    outline: ${token.stroke.hairline} solid ${token.color.secondary.bg};
    /* Two pixels: in a dense wall the outer lines of neighbours must not touch. */
    outline-offset: 2px;
    box-shadow: ${token.shadow.tile};
    overflow: clip;

    & > [data-part='art'] { border-radius: 50% 50% 0 0 / 30% 30% 0 0; margin: ${token.space[1]} ${token.space[1]} 0; }
    & > [data-part='caption'] { padding: ${token.space[2]} ${token.space[3]}; text-align: center; }
    @media (hover: hover) {
      &:hover { box-shadow: ${token.shadow.tileHover}; }
    }
  }
`;

/** A link or button whose sensitive area is the whole tile, with its ring of focus and its shade while pressed. */
export const coverTarget = css`
  color: inherit;
  text-align: inherit;
  text-decoration: none;
  font: inherit;
  outline: none;

  /* Its area says what happens to it, so that no card has to look for what is inside it. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: 1;
    border-radius: var(--ring-radius, ${token.radius.tile});
  }
  &:focus-visible::after {
    outline: ${token.stroke.focus} solid ${token.color.border.focus};
    outline-offset: var(--ring-offset, 3px);
  }
  &:active::after { background: color-mix(in oklab, currentColor 10%, transparent); }
`;
