import { useOpenSession, useProblemAlert } from '@livery/session';
import { useCallback, useRef } from 'react';
import { accountApi } from '../api.ts';
import { problemOf } from '../fields/problem-of.ts';

/** Random text of 128 bits; the transport seals it before it leaves. */
function randomText(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Opens a trial account with demo money and logs into it. Says why where that fails; resolves either way. While one is
 * being opened another call does nothing.
 */
export function useFreePlay(): () => Promise<void> {
  const [freePlay] = accountApi.useFreePlayMutation();
  const openSession = useOpenSession();
  const alertProblem = useProblemAlert();
  const opening = useRef(false);
  return useCallback(async () => {
    if (opening.current) return;
    opening.current = true;
    try {
      const { data, error } = await freePlay({ os: 'WEB', platform: 'W', random: randomText(), version: 3 });
      if (data !== undefined) await openSession({ opened: data, username: '', way: 'freePlay', forcedPasswordChange: false });
      else await alertProblem(problemOf(error));
    } finally {
      opening.current = false;
    }
  }, [freePlay, openSession, alertProblem]);
}
