import { useFeature } from '@livery/brand-kit/react';
import type { ApiProblem } from '@livery/api-sdk';
import { phoneMessage, useHumanCheck, useOfferedTabs, usePhone, useShownForm, useSmsCode } from '@livery/forms';
import type { HumanCheckState, PhoneState, SmsCode } from '@livery/forms';
import type { RequestOf, ResponseOf } from '@livery/contracts';
import type { Message } from '@livery/i18n';
import { href } from '@livery/navigation';
import { sessionApi } from '@livery/session';
import { useState } from 'react';
import { accountApi } from '../api.ts';

/** What is given with the first password of one's own, in the order of the form. */
const firstFields = ['mobileNum', 'captcha', 'verificationCode', 'agreed'] as const;
export type FirstField = (typeof firstFields)[number];

type Given = Pick<RequestOf<'changePassword'>, 'ageConfirmed' | 'termsVersion' | 'mobileNum' | 'countryDialingCode' | 'verificationCode' | 'firebaseIdToken'>;

/** What a registration would have asked for, of an account that its upline opened. */
export interface FirstPassword {
  /** Whether it is asked for. */
  readonly asked: boolean;
  /** What is asked for is known, and shows. */
  readonly shown: boolean;
  /** It is not known yet what is asked for. */
  readonly loading: boolean;
  /** It could not be found out what is asked for, and how to try again. */
  readonly failure: { readonly error: unknown; readonly retry: () => unknown } | undefined;
  readonly minimumAge: number;
  /** Where the terms are. */
  readonly termsHref: string;
  readonly agreed: boolean;
  readonly setAgreed: (agreed: boolean) => void;
  readonly phone: PhoneState;
  readonly sms: SmsCode;
  readonly check: HumanCheckState;
  readonly fields: readonly FirstField[];
  /** What is missing, by field. */
  readonly faults: Readonly<Partial<Record<FirstField, Message>>>;
  /** What the call carries, or why there is no proof. */
  readonly give: () => Promise<{ readonly given: Given } | { readonly problem: ApiProblem }>;
  /** The server refused: the terms may be others by now. */
  readonly refused: (problem: ApiProblem) => void;
}

const unknown: ResponseOf<'registerSettings'> = { fields: [], minimumAge: 18, termsVersion: '' };

export interface FirstPasswordOptions {
  readonly forced: boolean;
  readonly onFault: (field: FirstField, message: Message) => void;
  readonly onSent: () => void;
}

/** Keeps what goes with the first password of an account that its upline opened by hand: the consent, and a proved number where registrations ask for one. */
export function useFirstPassword({ forced, onFault, onSent }: FirstPasswordOptions): FirstPassword {
  const { data: member, error: memberError, refetch: refetchMember } = sessionApi.useMemberInfoQuery(undefined, { skip: !forced });
  const asked = forced && member?.firstPassword === true;
  const { data, error: settingsError, refetch } = accountApi.useRegisterSettingsQuery(undefined, { skip: !asked });
  const known = asked && data !== undefined;
  const settings = data ?? unknown;
  const tab = useOfferedTabs(settings)[0] ?? 'username';
  const { rules } = useShownForm(settings, tab, { invitation: { held: true }, numberGiven: false, checkWanted: false });
  const has = (name: string) => rules.some(({ field, required }) => field === name && required);
  const numberAsked = known && has('mobileNum') && has('verificationCode');
  const termsHref = href(useFeature('loginedToHomePage') ? 'helpAlone' : 'help', { hash: 'terms' });
  // A consent is to one age and one version of the terms: another answer of the server asks for it anew.
  const consentTo = `${settings.minimumAge} ${settings.termsVersion}`;
  const [agreedTo, setAgreedTo] = useState<string>();
  const agreed = known && agreedTo === consentTo;
  const [checkShown, setCheckShown] = useState(false);
  const phone = usePhone({ asked: numberAsked });
  const check = useHumanCheck(checkShown);
  const sms = useSmsCode({ purpose: 'register', phone, check, onCheckWanted: setCheckShown, onFault, onSent });
  const atNumber = numberAsked ? phoneMessage(phone) : undefined;
  const shown: Readonly<Record<FirstField, boolean>> = { mobileNum: numberAsked, captcha: numberAsked && checkShown, verificationCode: numberAsked, agreed: known };
  const failureOf = (): FirstPassword['failure'] => {
    if (forced && member === undefined && memberError !== undefined) return { error: memberError, retry: refetchMember };
    return asked && data === undefined && settingsError !== undefined ? { error: settingsError, retry: refetch } : undefined;
  };

  return {
    asked,
    shown: known,
    loading: forced && (member === undefined || (asked && data === undefined)),
    failure: failureOf(),
    minimumAge: settings.minimumAge,
    termsHref,
    agreed,
    setAgreed: (now) => setAgreedTo(now ? consentTo : undefined),
    phone,
    sms,
    check,
    fields: firstFields.filter((field) => shown[field]),
    faults: {
      ...(atNumber === undefined ? {} : { mobileNum: atNumber }),
      ...(numberAsked && sms.code.trim() === '' ? { verificationCode: { ns: 'errors', key: 'code.missing' } } : {}),
      ...(known && !agreed ? { agreed: { ns: 'account', key: 'validation.mustAccept' } } : {}),
    },
    async give() {
      if (!asked) return { given: {} };
      const consent = { ageConfirmed: agreed, termsVersion: settings.termsVersion };
      if (!numberAsked) return { given: consent };
      const proved = await sms.prove();
      if ('problem' in proved) return proved;
      const { code, idToken } = proved.proof;
      return { given: { ...consent, mobileNum: phone.plain, countryDialingCode: phone.diallingCode, verificationCode: code, ...(idToken === undefined ? {} : { firebaseIdToken: idToken }) } };
    },
    refused(problem) {
      if (asked) sms.answered(problem);
      if (problem.code !== 'TERMS_NOT_ACCEPTED') return;
      setAgreedTo(undefined);
      void refetch();
    },
  };
}
