import type { ApiProblem } from '@livery/api-sdk';
import { checkRegistration, patternSources } from '@livery/contracts';
import { fieldErrorMessage, problemOf, requiresHumanCheck, useHumanCheck } from '@livery/forms';
import type { HumanCheckState } from '@livery/forms';
import type { Message } from '@livery/i18n';
import { problemMessage, sessionApi } from '@livery/session';
import { useRef, useState } from 'react';
import { memberCentreApi } from '../api.ts';

/** Fields of the proof of an address, in the order of the form. */
export type EmailField = 'email' | 'captcha' | 'code';

/** The proof that a member reads mails at an address: the code that was sent there. */
export interface EmailCode {
  /** The fields that show now. */
  readonly fields: readonly EmailField[];
  /** What is missing or wrong, by field. */
  readonly faults: Readonly<Partial<Record<EmailField, Message>>>;
  /** Another address than the account's, as typed; undefined where the account's own is proved. */
  readonly typed: string | undefined;
  readonly setTyped: (address: string) => void;
  readonly code: string;
  readonly setCode: (code: string) => void;
  /** No other code may be requested before this (epoch milliseconds). */
  readonly until: number | undefined;
  /** What is waited for follows a code that was sent, and no refusal. */
  readonly sent: boolean;
  readonly check: HumanCheckState;
  /** Requests a code; resolves to whether one was sent. Shows at a field why it failed. */
  readonly send: () => Promise<boolean>;
  /** What the call carries. */
  readonly prove: () => Promise<{ readonly proof: { readonly code: string } }>;
  /** What is to be said at the code where the server refused it. */
  readonly refused: (problem: ApiProblem) => Message | undefined;
}

/** What {@link useEmailCode} works with. */
export interface EmailCodeOptions {
  /** Whether another address is typed. */
  readonly other: boolean;
  readonly onFault: (field: EmailField, message: Message) => void;
  /** A code was sent: clears the fault of an earlier or missing one. */
  readonly onSent: () => void;
}

const MINUTE_MS = 60_000;
const codeMissing: Message = { ns: 'errors', key: 'code.missing' };
const codeWrong: Message = { ns: 'member', key: 'email.codeWrong' };
const sendFirst: Message = { ns: 'member', key: 'email.sendFirst' };
const standard = { field: 'email', enabled: true, required: true, acceptedPattern: patternSources.EMAIL, patternId: 'EMAIL', minLength: null, maxLength: 128 } as const;

/** What is wrong with an address by the site's rule; where that is not known yet it must look like one. */
function useAddressFault(): (address: string) => Message | undefined {
  const { data } = sessionApi.endpoints.permission.useQueryState();
  const rule = data?.registration.fields.find(({ field }) => field === 'email') ?? standard;
  return (address) => {
    const [fault] = checkRegistration([{ ...rule, enabled: true, required: true }], { email: address });
    return fault === undefined ? undefined : fieldErrorMessage(fault);
  };
}

/** A code to the account's address of e-mail, or to another one: asking for it and typing it. */
export function useEmailCode({ other, onFault, onSent }: EmailCodeOptions): EmailCode {
  const [ask] = memberCentreApi.useEmailCodeMutation();
  const addressFault = useAddressFault();
  const [address, setAddress] = useState('');
  const [code, setCode] = useState('');
  const [{ until, sent }, setWaiting] = useState<Pick<EmailCode, 'until' | 'sent'>>({ until: undefined, sent: false });
  /** Where the last code went: a code for another address is no proof of this one. */
  const [sentTo, setSentTo] = useState<string>();
  const [personWanted, setPersonWanted] = useState(false);
  const check = useHumanCheck(personWanted);
  const sending = useRef(false);
  const wanted = address.trim();
  const atAddress = other ? addressFault(wanted) : undefined;
  const notSent = other && sentTo !== wanted ? sendFirst : undefined;
  const wait = (milliseconds: number, afterCode: boolean) => setWaiting({ until: Date.now() + milliseconds, sent: afterCode });

  const failed = (problem: ApiProblem) => {
    if (requiresHumanCheck(problem)) {
      if (personWanted) check.renew();
      setPersonWanted(true);
      return onFault('captcha', problemMessage(problem));
    }
    if (personWanted) check.renew();
    if (problem.kind === 'throttled' && problem.retryAfter !== undefined) wait(problem.retryAfter * 1000, false);
    const [fault] = problem.fields ?? [];
    if (other && fault?.field === 'email') return onFault('email', fieldErrorMessage(fault));
    return problem.kind === 'aborted' ? undefined : onFault('code', problemMessage(problem));
  };

  const request = async (): Promise<boolean> => {
    const { data, error } = await ask({ ...(other ? { email: wanted } : {}), ...(personWanted ? check.proof : {}) });
    if (data === undefined) {
      failed(problemOf(error));
      return false;
    }
    setPersonWanted(false);
    setSentTo(wanted);
    wait(data.expiredMinutes * MINUTE_MS, true);
    onSent();
    return true;
  };

  return {
    fields: [...(other ? (['email'] as const) : []), ...(personWanted ? (['captcha'] as const) : []), 'code'],
    faults: {
      ...(atAddress === undefined ? {} : { email: atAddress }),
      ...(notSent === undefined ? (code.trim() === '' ? { code: codeMissing } : {}) : { code: notSent }),
    },
    typed: other ? address : undefined,
    setTyped: setAddress,
    code,
    setCode,
    until,
    sent,
    check,
    async send() {
      if (sending.current || Date.now() < (until ?? 0)) return false;
      if (atAddress !== undefined) {
        onFault('email', atAddress);
        return false;
      }
      if (personWanted && !check.answered) {
        onFault('captcha', check.missing);
        return false;
      }
      sending.current = true;
      try {
        return await request();
      } finally {
        sending.current = false;
      }
    },
    prove: () => Promise.resolve({ proof: { code: code.trim() } }),
    refused: ({ code: reason }) => (reason === 'CODE_INVALID' ? codeWrong : reason === 'CODE_EXPIRED' ? { ns: 'errors', key: 'code.expired' } : undefined),
  };
}
