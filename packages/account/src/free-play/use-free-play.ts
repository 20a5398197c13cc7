import { isApiProblem } from '@livery/api-sdk';
import { useOpenSession, useProblemAlert } from '@livery/session';
import { useCallback } from 'react';
import { accountApi } from '../api.ts';

/** Random text of 128 bits; the transport seals it before it leaves. */
function randomText(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Opens a trial account with demo money and logs into it. Says why where that fails; resolves either way. */
export function useFreePlay(): () => Promise<void> {
  const [freePlay] = accountApi.useFreePlayMutation();
  const openSession = useOpenSession();
  const alertProblem = useProblemAlert();
  return useCallback(async () => {
    const { data, error } = await freePlay({ os: 'WEB', platform: 'W', random: randomText(), version: 3 });
    if (data !== undefined) await openSession({ opened: data, username: '', way: 'freePlay', forcedPasswordChange: false });
    else if (isApiProblem(error)) await alertProblem(error);
  }, [freePlay, openSession, alertProblem]);
}
