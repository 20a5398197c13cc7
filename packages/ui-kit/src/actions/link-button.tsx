import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { useLinkElement } from '../foundation/link.ts';
import { Icon } from '../icons/icon.tsx';
import type { Glyph } from '../icons/icon.tsx';
import { buttonStyle } from './button-style.ts';
import type { ButtonSize, ButtonVariant } from './button-style.ts';

export interface LinkButtonProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Where it leads; pages of the site are opened by the router. */
  readonly href: string;
  /** Weight of the link, as of a `Button`: one `primary` a view. */
  readonly variant?: ButtonVariant;
  /** Height and text size; `sm` for rows and notices. */
  readonly size?: ButtonSize;
  /** Icon before the text, in reading direction. */
  readonly iconStart?: Glyph;
  /** Icon after the text, such as an arrow for a page elsewhere. */
  readonly iconEnd?: Glyph;
  /** Fills the width of its container. */
  readonly fullWidth?: boolean;
  /** Removes the address and sets `aria-disabled`. */
  readonly disabled?: boolean;
  /** Shows a spinner while the target loads. */
  readonly loading?: boolean;
  /** Where it leads, in words. */
  readonly children: ReactNode;
  /** The `<a>`, to focus it. */
  readonly ref?: Ref<HTMLAnchorElement>;
}

const Root = styled.a`
  ${buttonStyle}
`;

/** A link that looks like a button. */
export function LinkButton({ href, variant = 'primary', size = 'md', iconStart, iconEnd, fullWidth = false, disabled = false, loading = false, children, ...rest }: LinkButtonProps) {
  const inert = disabled || loading;
  const element = useLinkElement(inert ? undefined : href, rest.target);
  return (
    <Root
      {...rest}
      as={element}
      {...(inert ? { role: 'link', 'aria-disabled': true, tabIndex: 0 } : { href })}
      aria-busy={loading ? true : undefined}
      data-variant={variant}
      data-size={size}
      data-full={fullWidth ? '' : undefined}
      onClick={inert ? undefined : rest.onClick}
    >
      <span data-part="content">
        {iconStart === undefined ? null : <Icon glyph={iconStart} />}
        {children}
        {iconEnd === undefined ? null : <Icon glyph={iconEnd} />}
      </span>
      {loading ? <span data-part="spinner" aria-hidden="true" /> : null}
    </Root>
  );
}
