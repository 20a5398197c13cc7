import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useCountdown } from '../foundation/use-countdown.ts';
import type { Clock } from '../foundation/use-countdown.ts';
import { token } from '../foundation/token.ts';

export interface CountdownProps {
  /** Epoch milliseconds. */
  readonly until: number;
  /** Formats the remaining seconds: "2 d 04:13:09". */
  readonly format: (seconds: number) => string;
  /** Formats them to be spoken: "13 min 9 sec", where `format` reads as a time of day. As `format` does, unless given. */
  readonly spoken?: (seconds: number) => string;
  /** Label: "Draw closes in". */
  readonly label: string;
  /** Called once when the time is over. */
  readonly onEnd?: () => void;
  /** Current time in epoch milliseconds, such as the server's; the system clock by default. */
  readonly now?: Clock;
}

const Figures = styled.span`
  font-family: ${token.font.family.numeric};
  font-variant-numeric: tabular-nums;
  font-weight: ${token.font.weight.semibold};
  white-space: nowrap;
`;

/** Remaining time, with role `timer`: not announced every second. */
export function Countdown({ until, format, spoken = format, label, onEnd, now }: CountdownProps) {
  const left = useCountdown(until, now);
  const ended = useRef<number>(undefined);
  useEffect(() => {
    if (left > 0 || ended.current === until) return;
    ended.current = until;
    onEnd?.();
  }, [left, until, onEnd]);
  return (
    <Figures role="timer" aria-label={`${label} ${spoken(left)}`}>
      {format(left)}
    </Figures>
  );
}
