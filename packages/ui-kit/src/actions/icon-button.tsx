import type { ButtonHTMLAttributes, MouseEvent, Ref } from 'react';
import { styled } from 'styled-components';
import { token } from '../foundation/token.ts';
import { Icon } from '../icons/icon.tsx';
import type { Glyph } from '../icons/icon.tsx';
import { buttonStyle } from './button-style.ts';
import type { ButtonSize, ButtonVariant } from './button-style.ts';
import { usePending } from './use-pending.ts';

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'onClick' | 'children'> {
  /** The icon, which is all that shows of it. */
  readonly glyph: Glyph;
  /** Accessible name, also shown as the browser's tooltip. */
  readonly label: string;
  /** Weight of the action, as of a `Button`; without a frame by default. */
  readonly variant?: ButtonVariant;
  /** Edge length of the square; `sm` inside fields and rows. */
  readonly size?: ButtonSize;
  /** Shows a spinner, keeps the focus and ignores presses. */
  readonly loading?: boolean;
  /** Draws the glyph filled, for example for a set favourite. Use with `aria-pressed`. */
  readonly filled?: boolean;
  /** When it returns a promise, the button stays busy until that settles. */
  readonly onClick?: ((event: MouseEvent<HTMLButtonElement>) => unknown) | undefined;
  /** The `<button>`, to focus it. */
  readonly ref?: Ref<HTMLButtonElement>;
}

const Root = styled.button`
  ${buttonStyle}

  aspect-ratio: 1;
  padding: 0;
  flex: none;
  inline-size: ${token.size.control.md};
  min-block-size: ${token.size.control.md};

  &&[data-size] { padding-inline: 0; }
  &[data-size='sm'] { inline-size: ${token.size.control.sm}; font-size: ${token.font.size.sm}; }
  &[data-size='lg'] { inline-size: ${token.size.control.lg}; font-size: ${token.font.size.xl}; }

  &::after { inset-inline: min(0px, calc((100% - ${token.size.target}) / 2)); }
`;

/** A button that shows only an icon. */
export function IconButton({ glyph, label, variant = 'ghost', size = 'md', type = 'button', loading = false, filled = false, onClick, ...rest }: IconButtonProps) {
  const { pending, run } = usePending(onClick);
  const busy = loading || pending;
  return (
    <Root
      title={label}
      {...rest}
      type={type}
      aria-label={label}
      aria-busy={busy ? true : undefined}
      aria-disabled={busy || rest['aria-disabled'] === true ? true : undefined}
      data-variant={variant}
      data-size={size}
      onClick={(event) => {
        if (!busy && rest['aria-disabled'] !== true) run(event);
      }}
    >
      <span data-part="content">
        <Icon glyph={glyph} filled={filled} />
      </span>
      {busy ? <span data-part="spinner" aria-hidden="true" /> : null}
    </Root>
  );
}
