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

/** Ways to log in that stand beside each other. */
export type LoginTab = 'password' | 'sms';

/** The first step of the login. Its contents stay while the second step shows. */
export interface LoginStep {
  readonly flow: LoginFlow;
  readonly password: PasswordMethod;
  readonly sms: SmsMethod;
  readonly smsOffered: boolean;
  readonly tab: LoginTab;
  readonly setTab: (tab: LoginTab) => void;
  readonly remember: boolean;
  readonly setRemember: (remember: boolean) => void;
  /** The login that one tap is enough for; while another account is used there is none. */
  readonly device: RememberedLogin | undefined;
  /** One tap is not what is wanted, or not possible any more. */
  readonly leaveDevice: (why: 'other' | 'refused' | 'forgotten') => void;
  readonly left: 'other' | 'refused' | 'forgotten' | undefined;
}

/** Keeps the first step of the login, which begins as this device remembers it. */
export function useLoginStep(wayIn: SignInFlow): LoginStep {
  const [known] = useState(rememberedLogin);
  const smsOffered = useFeature('smsLogin');
  const flow = useLogin(wayIn);
  const password = usePasswordMethod(flow, known);
  const sms = useSmsMethod(flow, known);
  const [tab, setTab] = useState<LoginTab>(known === undefined || known.method === 'username' ? 'password' : 'sms');
  const [remember, setRemember] = useState(known !== undefined);
  const [left, leaveDevice] = useState<LoginStep['left']>();
  // What was refused one way says nothing about the other.
  const [past, setPast] = useState(0);

  return {
    flow: flow.failures > past ? flow : { ...flow, problem: undefined },
    password,
    sms,
    smsOffered,
    tab: smsOffered ? tab : 'password',
    setTab: (chosen) => {
      setPast(flow.failures);
      setTab(chosen);
    },
    remember,
    setRemember,
    device: known?.device === true && left === undefined ? known : undefined,
    leaveDevice,
    left,
  };
}
