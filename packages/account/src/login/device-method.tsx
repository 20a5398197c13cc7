import { Aside, Form, FormProblem } from '@livery/forms';
import { useText } from '@livery/i18n';
import { Avatar, Button, token } from '@livery/ui-kit';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { RememberedLogin } from '../remember/login-cookie.ts';
import type { SignInFlow } from '../second-factor/use-sign-in-flow.ts';
import { useDeviceLogin } from './use-device-login.ts';

export interface DeviceMethodProps {
  readonly login: RememberedLogin;
  readonly signInFlow: SignInFlow;
  /** The gateway no longer knows the device. */
  readonly onRefused: () => void;
  readonly onForgotten: () => void;
  readonly onOther: () => void;
}

const Who = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token.space[3]};
  padding-block: ${token.space[3]};
  text-align: center;

  p { color: ${token.color.fg.muted}; font-size: ${token.font.size.sm}; }
`;

/** One-tap login for a remembered device. */
export function DeviceMethod({ login, signInFlow, onRefused, onForgotten, onOther }: DeviceMethodProps) {
  const t = useText('account');
  const tCommon = useText('common');
  const { logIn, forget, problem, failures } = useDeviceLogin(login, signInFlow, onRefused, onForgotten);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <Form as="div">
      {problem === undefined ? null : <FormProblem key={failures} problem={problem} />}
      <Who>
        <Avatar name={login.username} size="lg" />
        <p>{t('login.deviceNote')}</p>
      </Who>
      <Button ref={button} size="lg" fullWidth loadingLabel={tCommon('state.loading')} onClick={logIn}>
        {t('login.continueAs', { name: login.username })}
      </Button>
      <Aside as="div">
        <Button variant="ghost" size="sm" onClick={onOther}>
          {t('login.otherAccount')}
        </Button>
        <Button variant="ghost" size="sm" loadingLabel={tCommon('state.loading')} onClick={forget}>
          {t('login.forgetDevice')}
        </Button>
      </Aside>
    </Form>
  );
}
