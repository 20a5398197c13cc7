import type { Ref, SVGAttributes } from 'react';
import { styled } from 'styled-components';
import { token } from '../foundation/token.ts';

/** An icon on a 24 × 24 grid, in strokes of one width. */
export interface Glyph {
  /** SVG path data of all strokes. */
  readonly path: string;
  /** Whether the icon points in reading direction and is mirrored in right-to-left pages. */
  readonly mirrors?: true;
}

export interface IconProps extends Omit<SVGAttributes<SVGSVGElement>, 'children' | 'path'> {
  /** Which icon: one of the kit's, or a path on the same grid. */
  readonly glyph: Glyph;
  /** `auto` follows the font size. */
  readonly size?: 'sm' | 'md' | 'lg' | 'auto';
  /** Fills the icon, for example for a set favourite. */
  readonly filled?: boolean;
  /** Accessible name; omit it where adjacent text says the same. */
  readonly label?: string;
  /** The `<svg>`. */
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

/** An icon in the current text colour. */
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
