import type { ResponseOf } from '@livery/contracts';
import { useFeature } from '@livery/brand-kit/react';
import { openSession, sessionOf } from '@livery/session';
import type { SessionDispatch, SessionThunk } from '@livery/session';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { forgetLogin, rememberLogin } from '../remember/login-cookie.ts';
import type { RememberedLogin } from '../remember/login-cookie.ts';

/** What a way in answers: a session, or the question for a second factor. */
export type SignInAnswer = ResponseOf<'loginV2'>;
/** A session that was opened. */
export type SignedIn = ResponseOf<'login'>;
/** The question for a second factor. */
export type Challenge = Extract<SignInAnswer, { secondFactor: unknown }>['secondFactor'];

/** How someone asked to be let in. */
export interface SignInAttempt extends Omit<RememberedLogin, 'device'> {
  readonly password?: string;
  /** Whether this device is to remember the login; without it what is remembered stays as it is. */
  readonly remember?: boolean;
}

/** A way in, from its answer to the open session. */
export interface SignInFlow {
  /** The required second factor. */
  readonly challenge: Challenge | undefined;
  /** The last challenge expired: the first step must be repeated. */
  readonly lapsed: boolean;
  /** Handles the answer of the first step: opens the session, or requires the second factor. */
  readonly take: (outcome: SignInAnswer, entry: SignInAttempt) => Promise<void>;
  /** The second factor was right. */
  readonly verified: (opened: SignedIn) => Promise<void>;
  /** Back to the first step. */
  readonly back: (why?: 'lapsed') => void;
}

interface Step {
  readonly asked?: { readonly challenge: Challenge; readonly entry: SignInAttempt };
  readonly lapsed: boolean;
}

/** The name of the account that is logged in, once the member's data are there. */
const accountName: SessionThunk<string | undefined> = (_, getState) => sessionOf(getState()).account;

/** Remembers a login on this device, or forgets it, as chosen. The gateway does the same with its device token. */
function remember({ username, mobileNum, countryDialingCode, method, remember: wanted }: SignInAttempt, account = username): void {
  if (wanted === true) rememberLogin({ username: account, ...(mobileNum === undefined ? {} : { mobileNum, countryDialingCode }), method: method, device: true });
  if (wanted === false) forgetLogin();
}

/** Leads every way in, by its answer, to the open session. `onOpened` runs when the member's data are there, with the account's name. */
export function useSignInFlow(onOpened?: (account: string | undefined) => unknown): SignInFlow {
  const dispatch = useDispatch<SessionDispatch>();
  const forcedPasswordChange = useFeature('forcedPasswordChange');
  const [{ asked, lapsed }, setStep] = useState<Step>({ lapsed: false });

  const open = async (opened: SignedIn, entry: SignInAttempt) => {
    const { username, password, method } = entry;
    await dispatch(openSession({ opened, username, password, method: method, forcedPasswordChange }));
    const account = dispatch(accountName);
    remember(entry, account);
    await onOpened?.(account);
  };
  return {
    challenge: asked?.challenge,
    lapsed,
    take: async (outcome, entry) => {
      if ('secondFactor' in outcome) setStep({ asked: { challenge: outcome.secondFactor, entry }, lapsed: false });
      else await open(outcome, entry);
    },
    verified: async (opened) => {
      if (asked !== undefined) await open(opened, asked.entry);
    },
    back: (why) => setStep({ lapsed: why === 'lapsed' }),
  };
}
