import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { visuallyHidden } from '../foundation/styles.ts';
import { Icon } from '../icons/icon.tsx';
import type { Glyph } from '../icons/icon.tsx';
import { buttonStyle } from './button-style.ts';
import type { ButtonSize, ButtonVariant } from './button-style.ts';
import { usePending } from './use-pending.ts';

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'onClick'> {
  /** Weight of the action: one `primary` a view, `danger` for what cannot be taken back. */
  readonly variant?: ButtonVariant;
  /** Height and text size; `sm` for rows and notices. */
  readonly size?: ButtonSize;
  /** Marks the button as busy: keeps its width and focus, announces `loadingLabel`, ignores presses. */
  readonly loading?: boolean;
  /** Announced to assistive technology while busy. */
  readonly loadingLabel?: string | undefined;
  /** Icon before the text, in reading direction. */
  readonly iconStart?: Glyph;
  /** Icon after the text: where it leads, or what it opens. */
  readonly iconEnd?: Glyph;
  /** Fills the width of its container. */
  readonly fullWidth?: boolean;
  /** When it returns a promise, the button stays busy until that settles, so that a double click acts once. */
  readonly onClick?: ((event: MouseEvent<HTMLButtonElement>) => unknown) | undefined;
  /** What it does, in words: a verb first. */
  readonly children: ReactNode;
  /** The `<button>`, to focus it. */
  readonly ref?: Ref<HTMLButtonElement>;
}

const Root = styled.button`
  ${buttonStyle}
`;

const Announcement = styled.span`
  ${visuallyHidden}
`;

/** Triggers an action. For navigation use `LinkButton`. */
export function Button({
  variant = 'primary',
  size = 'md',
  type = 'button',
  loading = false,
  loadingLabel,
  iconStart,
  iconEnd,
  fullWidth = false,
  onClick,
  children,
  'aria-disabled': ariaDisabled,
  ...rest
}: ButtonProps) {
  const { pending, run } = usePending(onClick);
  const busy = loading || pending;
  const inert = busy || ariaDisabled === true || ariaDisabled === 'true';

  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (inert) {
      // Also keeps a busy submit button from submitting its form again.
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    run(event);
  };

  return (
    <Root
      {...rest}
      type={type}
      data-variant={variant}
      data-size={size}
      data-full={fullWidth ? '' : undefined}
      aria-disabled={inert ? true : undefined}
      aria-busy={busy ? true : undefined}
      onClick={press}
    >
      <span data-part="content">
        {iconStart === undefined ? null : <Icon glyph={iconStart} />}
        {children}
        {iconEnd === undefined ? null : <Icon glyph={iconEnd} />}
      </span>
      {busy ? <span data-part="spinner" aria-hidden="true" /> : null}
      <Announcement role="status">{busy ? loadingLabel : null}</Announcement>
    </Root>
  );
}
