import { useFeature } from '@livery/brand-kit/react';
import { useState } from 'react';
import { rememberedLogin } from '../remember/login-cookie.ts';
import type { RememberedLogin } from '../remember/login-cookie.ts';
import type { SignInFlow } from '../second-factor/use-sign-in-flow.ts';
import { useLogin } from './use-login.ts';
import type { LoginFlow } from './use-login.ts';
import { usePasswordMethod } from './use-password-method.ts';
import type { PasswordMethod } from './use-password-method.ts';
import { useSmsMethod } from './use-sms-method.ts';
import type { SmsMethod } from './use-sms-method.ts';

/** Login methods shown side by side. */
export type LoginTab = 'password' | 'sms';

/** The first step of the login. Its state is kept while the second step shows. */
export interface LoginStep {
  readonly flow: LoginFlow;
  readonly password: PasswordMethod;
  readonly sms: SmsMethod;
  readonly smsOffered: boolean;
  readonly tab: LoginTab;
  readonly setTab: (tab: LoginTab) => void;
  readonly remember: boolean;
  readonly setRemember: (remember: boolean) => void;
  /** The remembered login that needs one tap; undefined while another account is used. */
  readonly device: RememberedLogin | undefined;
  /** One-tap login is not wanted, or no longer possible. */
  readonly leaveDevice: (why: 'other' | 'refused' | 'forgotten') => void;
  readonly left: 'other' | 'refused' | 'forgotten' | undefined;
}

/** Keeps the first step of the login, which starts with the remembered login of this device. */
export function useLoginStep(signInFlow: SignInFlow): LoginStep {
  const [known] = useState(rememberedLogin);
  const smsOffered = useFeature('smsLogin');
  const flow = useLogin(signInFlow);
  const password = usePasswordMethod(flow, known);
  const sms = useSmsMethod(flow, known);
  const [tab, setTab] = useState<LoginTab>(known === undefined || known.method === 'username' ? 'password' : 'sms');
  const [remember, setRemember] = useState(known !== undefined);
  const [left, leaveDevice] = useState<LoginStep['left']>();
  // A refusal of one method does not concern the other.
  const [dismissedFailures, setDismissedFailures] = useState(0);

  return {
    flow: flow.failures > dismissedFailures ? flow : { ...flow, problem: undefined },
    password,
    sms,
    smsOffered,
    tab: smsOffered ? tab : 'password',
    setTab: (chosen) => {
      setDismissedFailures(flow.failures);
      setTab(chosen);
    },
    remember,
    setRemember,
    device: known?.device === true && left === undefined ? known : undefined,
    leaveDevice,
    left,
  };
}
