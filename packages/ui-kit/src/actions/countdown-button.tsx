import { useState } from 'react';
import { styled } from 'styled-components';
import { token } from '../foundation/token.ts';
import { useCountdown } from '../foundation/use-countdown.ts';
import type { Clock } from '../foundation/use-countdown.ts';
import { Button } from './button.tsx';
import type { ButtonProps } from './button.tsx';

/** What the button says in each state. */
export interface CountdownButtonLabels {
  /** Not used yet: "Send code". */
  readonly idle: string;
  readonly sending: string;
  /** "Again in 42 s" */
  readonly counting: (seconds: number) => string;
  /** Used once, and ready again: "Send again". */
  readonly ready: string;
}

export interface CountdownButtonProps extends Omit<ButtonProps, 'onClick' | 'children' | 'loading' | 'loadingLabel'> {
  readonly labels: CountdownButtonLabels;
  /**
   * Sends. Answers with the seconds to wait until the next time, or with anything else when it failed and may be tried at
   * once, or when `until` tells.
   */
  readonly onSend: () => Promise<unknown>;
  /** Until when to wait (epoch milliseconds), for owners who keep that themselves: the wait then outlives the button. */
  readonly until?: number | undefined;
  readonly now?: Clock;
}

/* While it counts it cannot be pressed, yet what it says is wanted. */
const Root = styled(Button)`
  &&&[data-state='counting'] {
    color: ${token.color.fg.muted};
    background: ${token.color.bg.sunken};
    border-color: transparent;
    box-shadow: none;
    opacity: 1;
  }
`;

/** Sends something that may not be sent again for a while. Counts against the clock. */
export function CountdownButton({ labels, onSend, until, now = Date.now, variant = 'secondary', ...rest }: CountdownButtonProps) {
  const [own, setOwn] = useState<number>();
  const deadline = until ?? own;
  const left = useCountdown(deadline, now);
  const send = async () => {
    const seconds = await onSend();
    if (typeof seconds === 'number') setOwn(now() + seconds * 1000);
  };
  const counting = left > 0;
  return (
    <Root
      variant={variant}
      {...rest}
      aria-disabled={counting || rest['aria-disabled']}
      loadingLabel={labels.sending}
      data-state={counting ? 'counting' : deadline === undefined ? 'idle' : 'ready'}
      onClick={send}
    >
      <span style={{ fontVariantNumeric: 'tabular-nums' }}>{counting ? labels.counting(left) : deadline === undefined ? labels.idle : labels.ready}</span>
    </Root>
  );
}
