import { useState } from 'react';
import { styled } from 'styled-components';
import { token } from '../foundation/token.ts';
import { useCountdown } from '../foundation/use-countdown.ts';
import type { Clock } from '../foundation/use-countdown.ts';
import { Button } from './button.tsx';
import type { ButtonProps } from './button.tsx';

/** Label of the button in each state. */
export interface CountdownButtonLabels {
  /** Before the first use: "Send code". */
  readonly idle: string;
  readonly sending: string;
  /** "Again in 42 s" */
  readonly counting: (seconds: number) => string;
  /** After the countdown: "Send again". */
  readonly ready: string;
}

export interface CountdownButtonProps extends Omit<ButtonProps, 'onClick' | 'children' | 'loading' | 'loadingLabel'> {
  /** Texts before the first use, while it sends, while it counts and after it. */
  readonly labels: CountdownButtonLabels;
  /**
   * Runs the action. Resolves with the seconds to wait before the next use; any other result means that it failed and
   * can be retried at once, unless `until` is set.
   */
  readonly onSend: () => Promise<unknown>;
  /** End of the wait (epoch milliseconds), for owners that keep it themselves, so that it outlives the button. */
  readonly until?: number | undefined;
  /** Current time in epoch milliseconds, for tests; the system clock by default. */
  readonly now?: Clock;
}

/* Disabled while it counts, but its label must stay readable. */
const Root = styled(Button)`
  &&&[data-state='counting'] {
    color: ${token.color.fg.muted};
    background: ${token.color.bg.sunken};
    border-color: transparent;
    box-shadow: none;
    opacity: 1;
  }
`;

/** A button that is disabled for some seconds after each use. Compares clock times, so a suspended page counts correctly. */
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
