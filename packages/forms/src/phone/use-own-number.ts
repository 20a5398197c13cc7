import type { ApiProblem } from '@livery/api-sdk';
import type { Message } from '@livery/i18n';
import { sessionApi } from '@livery/session';
import { useState } from 'react';
import { useHumanCheck } from '../human/use-human-check.ts';
import type { HumanCheckState } from '../human/use-human-check.ts';
import { phoneMessage } from './number-messages.ts';
import { usePhone } from './use-phone.ts';
import type { PhoneState } from './use-phone.ts';
import { useSmsCode } from './use-sms-code.ts';
import type { SmsCode } from './use-sms-code.ts';

/** Fields of the proof, in the order of the form. Their names are their own: a form may ask for another number as well. */
export const ownNumberFields = ['ownMobileNum', 'ownCaptcha', 'verificationCode'] as const;
/** What the fields of any number's proof are here. */
const ownFieldOf = { mobileNum: 'ownMobileNum', captcha: 'ownCaptcha' } as const;
/** One of them. */
export type OwnNumberField = (typeof ownNumberFields)[number];

/** What a call carries to prove the account's number. */
export interface OwnNumberProof {
  readonly verificationCode?: string;
  readonly firebaseIdToken?: string;
}

/** The proof that a member holds the account's number, where the account has no password to ask for. */
export interface OwnNumber {
  /** Masked. */
  readonly number: string | null;
  readonly phone: PhoneState;
  /** Whether the number is typed: an outside provider receives it from its owner only. */
  readonly typed: boolean;
  readonly sms: SmsCode;
  readonly check: HumanCheckState;
  /** The server requires a person for the next code. */
  readonly checkShown: boolean;
  /** The fields that show now; none where the proof is not asked for. */
  readonly fields: readonly OwnNumberField[];
  /** What is missing, by field. */
  readonly faults: Readonly<Partial<Record<OwnNumberField, Message>>>;
  /** What the call carries, or why there is no proof. */
  readonly prove: () => Promise<{ readonly proof: OwnNumberProof } | { readonly problem: ApiProblem }>;
}

/** What {@link useOwnNumber} works with. */
export interface OwnNumberOptions {
  readonly asked: boolean;
  /** Masked. */
  readonly number: string | null;
  /** A code cannot be requested: shows why at the field and goes there. */
  readonly onFault: (field: OwnNumberField, message: Message) => void;
  /** A code was sent: clears the fault of an earlier or missing one. */
  readonly onSent: () => void;
}

/** The dialling code that a masked number begins with. */
const diallingCodeIn = (masked: string | null): string | undefined => /^\+\d+/.exec(masked ?? '')?.[0];

/** Keeps the proof of the account's own number: a code of the platform, or of the merchant's outside provider. */
export function useOwnNumber({ asked, number, onFault, onSent }: OwnNumberOptions): OwnNumber {
  const { data: permission } = sessionApi.endpoints.permission.useQueryState();
  const typed = asked && permission?.verification.phone.provider === 'external';
  const phone = usePhone({ diallingCode: diallingCodeIn(number), asked: typed });
  const [checkShown, setCheckShown] = useState(false);
  const check = useHumanCheck(checkShown);
  const sms = useSmsCode({ purpose: 'reauthentication', phone, check, onCheckWanted: setCheckShown, onFault: (field, message) => onFault(ownFieldOf[field], message), onSent });
  const atNumber = typed ? phoneMessage(phone) : undefined;
  const shown: Readonly<Record<OwnNumberField, boolean>> = { ownMobileNum: typed, ownCaptcha: checkShown, verificationCode: asked };

  return {
    number,
    phone,
    typed,
    sms,
    check,
    checkShown,
    fields: ownNumberFields.filter((field) => shown[field]),
    faults: {
      ...(atNumber === undefined ? {} : { ownMobileNum: atNumber }),
      ...(asked && sms.code.trim() === '' ? { verificationCode: { ns: 'errors', key: 'code.missing' } } : {}),
    },
    async prove() {
      if (!asked) return { proof: {} };
      const proved = await sms.prove();
      if ('problem' in proved) return proved;
      const { code, idToken } = proved.proof;
      return { proof: { verificationCode: code, ...(idToken === undefined ? {} : { firebaseIdToken: idToken }) } };
    },
  };
}
