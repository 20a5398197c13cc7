import type { Brand } from '@livery/brand-kit';
import { sitePlatforms } from '@livery/contracts';
import { dialogsOf } from '@livery/app-shell';
import { problemOf } from '@livery/forms';
import { openSession, problemNotice } from '@livery/session';
import type { SessionDispatch } from '@livery/session';
import { accountApi } from '../api.ts';

/** 128 random bits as text; the transport seals them before sending. */
function randomText(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Opens a trial account with demo money and logs into it; shows an alert where that fails. Resolves either way. */
export async function startFreePlay(dispatch: SessionDispatch, { device, platform }: Brand['identity']): Promise<void> {
  const request = accountApi.endpoints.freePlay.initiate({ os: device, platform: sitePlatforms[platform], random: randomText(), version: 3 }, { track: false });
  const { data, error } = await dispatch(request);
  if (data !== undefined) {
    await dispatch(openSession({ opened: data, username: '', method: 'freePlay', forcedPasswordChange: false }));
    return;
  }
  const problem = problemOf(error);
  if (problem.kind === 'maintenance' || problem.kind === 'region') return;
  await dialogsOf(dispatch).alert(problemNotice(problem));
}
