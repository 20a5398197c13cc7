import type { ReactElement, ReactNode } from 'react';
import { Focusable, Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components';
import { styled } from 'styled-components';
import { token } from '../foundation/token.ts';
import { AriaLocale } from './aria-locale.tsx';
import { fadeIn, fadeOut } from './overlay-style.ts';

export interface TooltipProps {
  /** A short, non-essential explanation without controls. */
  readonly tip: ReactNode;
  /** The described element; it must be focusable. */
  readonly children: ReactElement<Record<string, unknown>, string>;
  /** On which side of the element it shows, where there is room. */
  readonly placement?: 'top' | 'bottom' | 'start' | 'end';
}

const Tip = styled(AriaTooltip)`
  z-index: ${token.z.popover};
  max-inline-size: 18rem;
  padding: ${token.space[2]} ${token.space[3]};
  color: ${token.color.fg.onInverse};
  background: ${token.color.bg.inverse};
  border-radius: ${token.radius.sm};
  box-shadow: ${token.shadow.md};
  font-size: ${token.font.size.sm};
  line-height: ${token.line.height.snug};

  &[data-entering] { animation: ${fadeIn} ${token.motion.duration.fast} ${token.motion.ease.enter}; }
  &[data-exiting] { animation: ${fadeOut} ${token.motion.duration.instant} ${token.motion.ease.exit} forwards; }
`;

/** Describes an element on hover and focus. */
export function Tooltip({ tip, children, placement = 'top' }: TooltipProps) {
  return (
    <AriaLocale>
      <TooltipTrigger delay={500}>
        <Focusable>{children}</Focusable>
        <Tip placement={placement} offset={8}>
          {tip}
        </Tip>
      </TooltipTrigger>
    </AriaLocale>
  );
}
