import type { ApiProblem } from '@livery/api-sdk';
import { phoneMessage, useHumanCheck, usePhone, useSmsCode } from '@livery/forms';
import type { HumanCheckState, PhoneState, SmsCode } from '@livery/forms';
import type { Message } from '@livery/i18n';
import { sessionApi } from '@livery/session';
import { useState } from 'react';

/** Fields of the proof of a number, in the order of the form. */
export type NumberField = 'mobileNum' | 'captcha' | 'code' | 'factorCode';

/** What a call carries to prove a number, and to replace a proved one. */
export interface NumberProof {
  readonly code: string;
  readonly mobileNum?: string;
  readonly countryDialingCode?: string;
  readonly idToken?: string;
  readonly factorCode?: string;
}

/** The proof that a member reads messages at a number: the code that was sent there. */
export interface NumberCode {
  /** The fields that show now. */
  readonly fields: readonly NumberField[];
  /** What is missing or wrong, by field. */
  readonly faults: Readonly<Partial<Record<NumberField, Message>>>;
  readonly phone: PhoneState;
  /** Whether the number is typed: another one than the account's, or an outside provider sends the code. */
  readonly typed: boolean;
  /** Another number than the account's. */
  readonly other: boolean;
  readonly sms: SmsCode;
  readonly check: HumanCheckState;
  /** A code of the app or a recovery code; undefined where none is asked for. */
  readonly factorCode: string | undefined;
  readonly setFactorCode: (code: string) => void;
  readonly setCode: (code: string) => void;
  /** What the call carries, or why there is no proof. */
  readonly prove: () => Promise<{ readonly proof: NumberProof } | { readonly problem: ApiProblem }>;
  /** What is to be said at the code where the server refused it. */
  readonly refused: (problem: ApiProblem) => Message | undefined;
}

/** What {@link useNumberCode} works with. */
export interface NumberCodeOptions {
  /** Whether the form proves a number. */
  readonly asked: boolean;
  /** Whether another number is typed. */
  readonly other: boolean;
  /** Whether a code of the app, or a recovery code, is asked for: another number takes the place of a proved one. */
  readonly byApp: boolean;
  readonly onFault: (field: NumberField, message: Message) => void;
  /** A code was sent: clears the fault of an earlier or missing one. */
  readonly onSent: () => void;
}

const codeMissing: Message = { ns: 'errors', key: 'code.missing' };
const codeWrong: Message = { ns: 'member', key: 'phone.codeWrong' };

/** A code to the account's number, or to another one: asking for it and typing it. */
export function useNumberCode({ asked, other, byApp, onFault, onSent }: NumberCodeOptions): NumberCode {
  const { data: permission } = sessionApi.endpoints.permission.useQueryState();
  const typed = asked && (other || permission?.verification.phone.provider === 'external');
  const phone = usePhone({ asked: typed });
  const [checkShown, setCheckShown] = useState(false);
  const check = useHumanCheck(checkShown);
  const sms = useSmsCode({ purpose: 'number', ownNumber: !other, phone, codeField: 'code', check, onCheckWanted: setCheckShown, onFault, onSent });
  const [factorCode, setFactorCode] = useState('');
  const atNumber = typed ? phoneMessage(phone) : undefined;
  const shown: Readonly<Record<NumberField, boolean>> = { mobileNum: typed, captcha: checkShown, code: asked, factorCode: asked && byApp };

  return {
    fields: (['mobileNum', 'captcha', 'code', 'factorCode'] as const).filter((field) => shown[field]),
    faults: {
      ...(atNumber === undefined ? {} : { mobileNum: atNumber }),
      ...(sms.code.trim() === '' ? { code: codeMissing } : {}),
      ...(byApp && factorCode.trim() === '' ? { factorCode: codeMissing } : {}),
    },
    phone,
    typed,
    other,
    sms,
    check,
    factorCode: byApp ? factorCode : undefined,
    setFactorCode,
    setCode: sms.setCode,
    async prove() {
      const proved = await sms.prove();
      if ('problem' in proved) return proved;
      const { code, idToken } = proved.proof;
      return {
        proof: {
          code,
          ...(other ? { mobileNum: phone.plain, countryDialingCode: phone.diallingCode } : {}),
          ...(idToken === undefined ? {} : { idToken }),
          ...(byApp ? { factorCode: factorCode.trim() } : {}),
        },
      };
    },
    refused: ({ code: reason }) => (reason === 'CODE_INVALID' ? codeWrong : reason === 'CODE_EXPIRED' ? { ns: 'errors', key: 'code.expired' } : undefined),
  };
}
