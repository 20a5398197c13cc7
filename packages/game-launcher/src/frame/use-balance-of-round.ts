import { useBalance } from '@livery/session';
import { useCallback, useEffect, useRef } from 'react';

/** A push within this time before or after a game's report stands for it, in milliseconds. */
export const PUSH_WAIT_MS = 1500;

/**
 * What a game that reports a changed balance calls. The platform pushes the balance of each round too: it is fetched only
 * where no push has come.
 */
export function useBalanceOfRound(): () => void {
  const { balance, answeredAt, refresh } = useBalance();
  const version = balance?.version;
  const before = useRef({ version, answeredAt });
  const pushedAt = useRef(-Infinity);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    // An answer has a time of its own; another version without one was pushed.
    const pushed = before.current.version !== undefined && version !== before.current.version && answeredAt === before.current.answeredAt;
    before.current = { version, answeredAt };
    if (!pushed) return;
    pushedAt.current = performance.now();
    clearTimeout(waiting.current);
  }, [version, answeredAt]);
  useEffect(() => () => clearTimeout(waiting.current), []);

  return useCallback(() => {
    clearTimeout(waiting.current);
    if (performance.now() - pushedAt.current < PUSH_WAIT_MS) return;
    waiting.current = setTimeout(() => void refresh(), PUSH_WAIT_MS);
  }, [refresh]);
}
