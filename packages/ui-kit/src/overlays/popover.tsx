import type { ReactElement, ReactNode } from 'react';
import { Dialog, DialogTrigger, Popover as AriaPopover, Pressable } from 'react-aria-components';
import { styled } from 'styled-components';
import { token } from '../foundation/token.ts';
import { AriaLocale } from './aria-locale.tsx';
import { popoverSurface } from './popover-style.ts';

export interface PopoverProps {
  /** Accessible name of the popover. */
  readonly label: string;
  /** The `Button` or `IconButton` that opens it. */
  readonly trigger: ReactElement<Record<string, unknown>, string>;
  /** Where it opens, by its button, in reading direction. */
  readonly placement?: 'bottom start' | 'bottom' | 'bottom end' | 'top';
  /** Its content, which exists only while it is open; a function gets the way to close it. */
  readonly children: ReactNode | ((close: () => void) => ReactNode);
}

const Sheet = styled(AriaPopover)`
  ${popoverSurface}

  padding: ${token.space[4]};
`;

const Content = styled(Dialog)`
  outline: none;
`;

/** Content anchored to a button: filters, a small form, details. */
export function Popover({ label, trigger, placement = 'bottom start', children }: PopoverProps) {
  return (
    <AriaLocale>
      <DialogTrigger>
        <Pressable>{trigger}</Pressable>
        <Sheet placement={placement} offset={6}>
          <Content aria-label={label}>{({ close }) => (typeof children === 'function' ? children(close) : children)}</Content>
        </Sheet>
      </DialogTrigger>
    </AriaLocale>
  );
}
