import type { Ref, SVGAttributes } from 'react';
import { styled } from 'styled-components';
import { token } from '../foundation/token.ts';

/** A drawing on a grid of 24, in strokes of one weight. */
export interface Glyph {
  /** SVG path data; all strokes of the drawing in one path. */
  readonly path: string;
  /** True for drawings that point along the line of reading, and so turn round in right-to-left pages. */
  readonly mirrors?: true;
}

export interface IconProps extends Omit<SVGAttributes<SVGSVGElement>, 'children' | 'path'> {
  readonly glyph: Glyph;
  /** `auto` follows the size of the text around it. */
  readonly size?: 'sm' | 'md' | 'lg' | 'auto';
  /** Filled with its own colour: a star that is set, for instance. */
  readonly filled?: boolean;
  /** Name for assistive technology. Leave out where text beside it says the same: the icon is then decoration. */
  readonly label?: string;
  readonly ref?: Ref<SVGSVGElement>;
}

const Svg = styled.svg`
  flex: none;
  inline-size: 1.25em;
  block-size: 1.25em;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;

  &[data-size='sm'] { inline-size: ${token.size.icon.sm}; block-size: ${token.size.icon.sm}; stroke-width: 2; }
  &[data-size='md'] { inline-size: ${token.size.icon.md}; block-size: ${token.size.icon.md}; }
  &[data-size='lg'] { inline-size: ${token.size.icon.lg}; block-size: ${token.size.icon.lg}; stroke-width: 1.5; }
  &[data-filled] { fill: currentColor; }
  [dir='rtl'] &[data-mirrors] { scale: -1 1; }
`;

/** A glyph in the colour of the text around it. */
export function Icon({ glyph, size = 'auto', filled, label, ...rest }: IconProps) {
  const naming = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <Svg
      viewBox="0 0 24 24"
      focusable="false"
      data-size={size}
      data-filled={filled === true ? '' : undefined}
      data-mirrors={glyph.mirrors === true ? '' : undefined}
      {...naming}
      {...rest}
    >
      <path d={glyph.path} />
    </Svg>
  );
}
