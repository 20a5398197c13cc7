import { useBalance } from '@livery/session';
import { useCallback, useEffect, useMemo, useRef } from 'react';

/** A push within this time before or after a game's report stands for it in any case, in milliseconds. */
export const PUSH_WAIT_MS = 1500;

/** What a game says of its rounds. */
export interface BalanceOfRound {
  /** A round has started: only a push from now on stands for its report. */
  readonly onStart: () => void;
  /** The game reports a changed balance. */
  readonly onReport: () => void;
}

/**
 * The balance after each round of a game. The platform pushes it too, as soon as the round is paid, which is seconds before a game that
 * shows its reels stop reports it: the balance is fetched only where no push has come since the round started.
 */
export function useBalanceOfRound(): BalanceOfRound {
  const { balance, answeredAt, refresh } = useBalance();
  const version = balance?.version;
  const before = useRef({ version, answeredAt });
  const pushedAt = useRef(-Infinity);
  /** Since the round started, or the last report. */
  const pushed = useRef(false);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    // An answer has a time of its own; another version without one was pushed.
    const isPush = before.current.version !== undefined && version !== before.current.version && answeredAt === before.current.answeredAt;
    before.current = { version, answeredAt };
    if (!isPush) return;
    pushed.current = true;
    pushedAt.current = performance.now();
    clearTimeout(waiting.current);
  }, [version, answeredAt]);
  useEffect(() => () => clearTimeout(waiting.current), []);

  const onStart = useCallback(() => {
    pushed.current = false;
  }, []);
  const onReport = useCallback(() => {
    clearTimeout(waiting.current);
    const stands = pushed.current || performance.now() - pushedAt.current < PUSH_WAIT_MS;
    pushed.current = false;
    if (stands) return;
    waiting.current = setTimeout(() => void refresh(), PUSH_WAIT_MS);
  }, [refresh]);
  return useMemo(() => ({ onStart, onReport }), [onStart, onReport]);
}
