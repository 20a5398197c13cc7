import { outcomeUnknown } from '@livery/api-sdk';
import type { ApiProblem } from '@livery/api-sdk';
import { e164 } from '@livery/contracts';
import type { RequestOf } from '@livery/contracts';
import type { Message } from '@livery/i18n';
import { useDialogs } from '@livery/app-shell';
import { problemMessage, sessionApi } from '@livery/session';
import type { Dialogs } from '@livery/app-shell';
import { useMemo, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { formsApi } from '../api.ts';
import { requiresHumanCheck } from '../human/requires-human-check.ts';
import { fieldErrorMessage } from '../errors/field-error-message.ts';
import { problemOf } from '../errors/problem-of.ts';
import type { HumanCheckState } from '../human/use-human-check.ts';
import { externalPhoneProvider } from './phone-provider.ts';
import { smsMemory } from './sms-memory.ts';
import type { SmsPurpose } from './sms-memory.ts';
import type { PhoneState } from './use-phone.ts';

/** Seconds until another code may be requested where the server gives none, and always with an outside provider. */
const STANDARD_WAIT = 60;
/** Requests are at least this far apart, whatever becomes of them (milliseconds). */
const THROTTLE = 1000;

/** The proof of the number in a request that requires one. */
export interface PhoneProof {
  readonly code: string;
  /** Where an outside provider vouches for the number. */
  readonly idToken: string | undefined;
}

/** A code to a mobile number: asking for it, typing it, proving it. */
export interface SmsCode {
  readonly code: string;
  readonly setCode: (code: string) => void;
  /** No other code may be requested before this (epoch milliseconds). */
  readonly until: number | undefined;
  /** What is waited for follows a code that was sent, and no refusal. */
  readonly sent: boolean;
  /**
   * Requests a code; resolves to whether one was sent. Does nothing during the wait. Shows in a dialog why it failed, and a
   * missing number at its field.
   */
  readonly send: () => Promise<boolean>;
  /** What a request carries to prove the number; with an outside provider the code is exchanged first. */
  readonly prove: () => Promise<{ readonly proof: PhoneProof } | { readonly problem: ApiProblem }>;
  /** What became of the request with the proof: one that was refused, or is used up, is not shown again. */
  readonly answered: (problem: ApiProblem | undefined) => void;
}

/** What {@link useSmsCode} works with. */
export interface SmsCodeOptions {
  readonly purpose: SmsPurpose;
  /** The number is that of whoever is logged in, which the platform knows; of a reauthentication it always is. */
  readonly ownNumber?: boolean;
  readonly phone: PhoneState;
  /** Name of the code's field in a form with codes to several numbers: a refusal of the outside provider then names it. */
  readonly codeField?: string;
  /** The form's human check: sent to the server once it requires one. */
  readonly check: HumanCheckState;
  /** Called when the server starts or stops requiring a human check for codes: `check` should show meanwhile. */
  readonly onCheckWanted: (wanted: boolean) => void;
  /** Something is missing or wrong at a field. */
  readonly onFault: (field: 'mobileNum' | 'captcha', message: Message) => void;
  /** A code was sent: clears the fault of an earlier or missing one. */
  readonly onSent?: () => void;
  /** The present in milliseconds; the clock without it. */
  readonly now?: () => number;
}

const codeRefused: ApiProblem = { kind: 'refused', code: 'CODE_INVALID', message: '', status: 0 };
/** The merchant has changed who sends the codes since the page was loaded. */
const nobodySends: ApiProblem = { kind: 'refused', code: 'FUNCTION_DISABLED', message: '', status: 0 };

/** A request for a code that failed, in a dialog to be acknowledged: in the server's own words where there are any. */
async function showProblem(problem: ApiProblem, { alert }: Dialogs): Promise<void> {
  if (['aborted', 'maintenance', 'region'].includes(problem.kind)) return;
  const known = problem.kind === 'refused' && problem.message !== '';
  await alert({ title: { ns: 'errors', key: 'title' }, body: known ? { text: problem.message } : problemMessage(problem) });
}

/** Sends the request for a code, by the platform or the outside provider; answers with the seconds to wait. */
function useSender({ purpose, ownNumber = false, phone, now = Date.now }: SmsCodeOptions) {
  const [smsRegister] = formsApi.useSmsRegisterMutation();
  const [smsNoLogin] = formsApi.useSmsNoLoginMutation();
  const [smsReauthentication] = formsApi.useSmsReauthenticationMutation();
  const [phoneCode] = formsApi.usePhoneCodeMutation();
  const { data: permission } = sessionApi.endpoints.permission.useQueryState();
  const store = useStore();
  const memory = smsMemory(store, purpose);
  const setting = permission?.verification.phone;
  const external = useMemo(() => (setting?.provider === 'external' ? externalPhoneProvider(setting) : undefined), [setting]);

  const request = async (proof: HumanCheckState['proof']): Promise<{ readonly wait: number } | { readonly problem: ApiProblem }> => {
    memory.note({ askedAt: now() });
    const phoneNumber = e164(phone.diallingCode, phone.number);
    if (external !== undefined) {
      const answer = await external.send(phoneNumber);
      if ('problem' in answer) return answer;
      memory.note({ session: { phoneNumber, info: answer.value }, token: undefined });
      return { wait: STANDARD_WAIT };
    }
    if (purpose === 'secondFactor') return { problem: nobodySends };
    const { countryDialingCode, number } = { countryDialingCode: phone.diallingCode, number: phone.plain };
    const ask = () => {
      if (purpose === 'register') return smsRegister({ mobileNo: number, countryDialingCode, ...proof } satisfies RequestOf<'smsRegister'>);
      if (purpose === 'reauthentication') return smsReauthentication({ ...proof } satisfies RequestOf<'smsReauthentication'>);
      if (purpose === 'number') return phoneCode({ ...(ownNumber ? {} : { mobileNum: number, countryDialingCode }), ...proof } satisfies RequestOf<'phoneCode'>);
      return smsNoLogin({ mobileNum: number, countryDialingCode, purpose, ...proof } satisfies RequestOf<'smsNoLogin'>);
    };
    const { data, error } = await ask();
    return error === undefined ? { wait: (data.expiredMinutes || 1) * STANDARD_WAIT } : { problem: problemOf(error) };
  };
  return { external, memory, request };
}

/**
 * A code to the number of `phone`. The wait between codes is the server's, lives as long as the page, and is kept to
 * here as well as there.
 */
export function useSmsCode(options: SmsCodeOptions): SmsCode {
  const { purpose, ownNumber = purpose === 'reauthentication', phone, codeField, check, onCheckWanted, onFault, onSent, now = Date.now } = options;
  const { external, memory, request } = useSender(options);
  const dialogs = useDialogs();
  const [code, setCode] = useState('');
  const [{ until, sent = false }, setWaiting] = useState(memory.notes);
  const [personWanted, setPersonWanted] = useState(false);
  const sending = useRef(false);

  const wait = (seconds: number, afterCode: boolean) => {
    const waiting = { until: now() + seconds * 1000, sent: afterCode };
    memory.note(waiting);
    setWaiting(waiting);
  };

  /** A proof is good for one request. */
  const checked = (wanted: boolean) => {
    if (personWanted) check.renew();
    if (personWanted !== wanted) onCheckWanted(wanted);
    setPersonWanted(wanted);
  };

  const refused = (problem: ApiProblem) => {
    if (requiresHumanCheck(problem)) {
      checked(true);
      return onFault('captcha', problemMessage(problem));
    }
    if (personWanted && !outcomeUnknown(problem)) check.renew();
    if (problem.kind === 'throttled' && problem.retryAfter !== undefined) wait(problem.retryAfter, false);
    if (problem.code === 'PHONE_INVALID') onFault('mobileNum', problemMessage(problem));
    return void showProblem(problem, dialogs);
  };

  const send = async (): Promise<boolean> => {
    const { until: end = 0, askedAt = -THROTTLE } = memory.notes();
    const early = now() < end || now() - askedAt < THROTTLE;
    if (sending.current || early) return false;
    const numberTyped = !ownNumber || external !== undefined;
    if (numberTyped && phone.fault !== undefined) {
      onFault('mobileNum', fieldErrorMessage(phone.fault));
      return false;
    }
    if (personWanted && !check.answered) {
      onFault('captcha', check.missing);
      return false;
    }
    sending.current = true;
    try {
      const answer = await request(personWanted ? check.proof : undefined);
      if ('problem' in answer) {
        refused(answer.problem);
        return false;
      }
      checked(false);
      wait(answer.wait, true);
      onSent?.();
      return true;
    } finally {
      sending.current = false;
    }
  };

  const atCode = (problem: ApiProblem): ApiProblem =>
    codeField !== undefined && (problem.code === 'CODE_INVALID' || problem.code === 'CODE_EXPIRED') ? { ...problem, fields: [{ field: codeField, rule: 'invalid' }] } : problem;

  const prove: SmsCode['prove'] = async () => {
    const typed = code.trim();
    if (external === undefined) return { proof: { code: typed, idToken: undefined } };
    const { session, token } = memory.notes();
    if (session?.phoneNumber !== e164(phone.diallingCode, phone.number)) return { problem: atCode(codeRefused) };
    if (token?.code === typed) return { proof: { code: typed, idToken: token.idToken } };
    const answer = await external.confirm(session.info, typed);
    if ('problem' in answer) return { problem: atCode(answer.problem) };
    memory.note({ token: { code: typed, idToken: answer.value } });
    return { proof: { code: typed, idToken: answer.value } };
  };

  const answered = (problem: ApiProblem | undefined) => {
    const over = problem === undefined || problem.code === 'CODE_INVALID' || problem.code === 'CODE_EXPIRED';
    if (over && memory.notes().token !== undefined) memory.note({ session: undefined, token: undefined });
  };

  return { code, setCode, until, sent, send, prove, answered };
}
