import { checkRegistration } from '@livery/contracts';
import type { RegisterRule } from '@livery/contracts';
import { useText } from '@livery/i18n';
import type { Message } from '@livery/i18n';
import { sessionApi } from '@livery/session';
import { fieldErrorMessage } from '../errors/field-error-message.ts';

/** The rule of passwords, which every new one is under. */
export interface PasswordRule {
  /** What a password must be; nothing where anything goes. */
  readonly hint: Message | undefined;
  /** What is wrong with a password. */
  readonly fault: (password: string) => Message | undefined;
}

const anything: RegisterRule = { field: 'password', enabled: true, required: true, acceptedPattern: null, patternId: null, minLength: null, maxLength: null };

/** The rule as a person reads and meets it. */
export function passwordRule(rule: RegisterRule = anything): PasswordRule {
  const { patternId, minLength, maxLength } = rule;
  // A site that registers by number alone may not show the field; setting a password requires it all the same.
  const rules = [{ ...rule, enabled: true, required: true }];
  const bounded = minLength !== null && maxLength !== null;
  return {
    hint: bounded
      ? fieldErrorMessage({ field: 'password', rule: 'length', min: minLength, max: maxLength, ...(patternId === null ? {} : { patternId }) })
      : undefined,
    fault: (password) => {
      const [fault] = checkRegistration(rules, { password });
      return fault === undefined ? undefined : fieldErrorMessage(fault);
    },
  };
}

/** The rule of transaction passwords on this site; where it is not known yet the server alone judges. */
export function usePaymentPasswordRule(): PasswordRule {
  // Its messages stand in this catalogue, which not every page that asks for a password has loaded.
  useText('account');
  const { data } = sessionApi.endpoints.permission.useQueryState();
  const rule = data?.registration.fields.find(({ field }) => field === 'paymentPassword');
  return passwordRule(rule && { ...rule, field: 'password' });
}

/** The rule that this site has; where it is not known yet the server alone judges. */
export function usePasswordRule(): PasswordRule {
  useText('account');
  const { data } = sessionApi.endpoints.permission.useQueryState();
  return passwordRule(data?.registration.fields.find(({ field }) => field === 'password'));
}
