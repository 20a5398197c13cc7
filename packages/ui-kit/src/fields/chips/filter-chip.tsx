import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';
import { styled } from 'styled-components';
import { Link } from '../../foundation/link.ts';
import { chipStyle } from './chip-style.ts';

export interface FilterChipProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'aria-pressed'> {
  /** Whether the filter is on, told as `aria-pressed`. */
  readonly selected: boolean;
}

const Button = styled.button`
  ${chipStyle}
`;

/** A toggle button for a filter. */
export function FilterChip({ selected, ...rest }: FilterChipProps) {
  return <Button {...rest} type="button" aria-pressed={selected} />;
}

export interface LinkChipProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'aria-current'> {
  /** Address of the view that it shows. */
  readonly href: string;
  /** Whether the chip links to the current view. */
  readonly current: boolean;
}

const Anchor = styled(Link)`
  ${chipStyle}
`;

/** A chip that links to a view. */
export function LinkChip({ current, ...rest }: LinkChipProps) {
  return <Anchor {...rest} aria-current={current ? 'true' : undefined} />;
}
