import { css } from 'styled-components';
import { token } from '../foundation/token.ts';

/**
 * Tile frame in the brand's material. A tile has the parts `[data-part='art']` and `[data-part='caption']`: glass
 * overlays the caption, paper puts it below, lacquer adds a golden border, brass engraves it.
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
  /* Containment: a change in one tile relays out and repaints no other; the focus ring needs the clip margin. */
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

  /* Room for a name of two lines and a detail: every tile of a grid has one height, known before its name is. A shorter name stands in its middle. */
  & > [data-part='caption'] {
    box-sizing: content-box;
    display: grid;
    align-content: center;
    min-inline-size: 0;
    min-block-size: calc((2 * ${token.font.size.sm} + ${token.font.size.xs}) * ${token.line.height.snug});
  }

  @media (hover: hover) {
    &:hover > [data-part='art'] img { scale: 1.06; }
  }

  [data-tile='glass'] & {
    --tile-ratio: 4 / 5;
    box-shadow: ${token.shadow.tile};

    /* A single border as the light rim: gradients and shadows over each image of a grid are slow to paint. */
    & > [data-part='art'] {
      outline: ${token.stroke.hairline} solid color-mix(in oklab, ${token.color.hero.fg} 16%, transparent);
      outline-offset: calc(-1 * ${token.stroke.hairline});
    }
    /* Overlays the art without being positioned, so that the link inside covers the whole tile. */
    display: grid;
    & > :is([data-part='art'], [data-part='caption']) { grid-area: 1 / 1; }
    & > [data-part='caption'] {
      z-index: 1;
      align-self: end;
      min-block-size: 0;
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
    /* Two pixels, so that outlines of adjacent tiles do not touch in a dense grid. */
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

/** A link or button whose hit area is the whole tile, with its focus ring and pressed style. */
export const coverTarget = css`
  color: inherit;
  text-align: inherit;
  text-decoration: none;
  font: inherit;
  outline: none;

  /* Hover and focus styles are on this pseudo-element, so that no card needs :has(). */
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
