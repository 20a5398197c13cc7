import { useBrand } from '@livery/brand-kit/react';
import { useText } from '@livery/i18n';
import type { DialogProps } from '@livery/app-shell';
import { Noted } from '@livery/forms';
import { Modal } from '@livery/ui-kit';
import { SignInSteps } from '../second-factor/sign-in-steps.tsx';
import { useSignInFlow } from '../second-factor/use-sign-in-flow.ts';
import { DeviceMethod } from './device-method.tsx';
import { LoginFooter } from './login-footer.tsx';
import { LoginNote } from './login-note.tsx';
import { LoginMethods } from './login-methods.tsx';
import { useLoginStep } from './use-login-step.ts';

/** The login dialog: one tap, password or SMS code, and the second factor where one is required. */
export function LoginDialog({ reason, overlay }: DialogProps<'loginPopupModal'>) {
  const { identity } = useBrand();
  const t = useText('account');
  const tCommon = useText('common');
  const signInFlow = useSignInFlow();
  const step = useLoginStep(signInFlow);
  const { device, leaveDevice, left } = step;
  return (
    <Modal
      {...overlay}
      title={signInFlow.challenge === undefined ? t('login.heading', { brand: identity.name }) : t('secondFactor.heading')}
      closeLabel={tCommon('dialog.close')}
      width={440}
    >
      <SignInSteps signInFlow={signInFlow}>
        <Noted>
          <LoginNote reason={reason} lapsed={signInFlow.lapsed} left={left} />
          {device === undefined ? (
            <LoginMethods step={step} />
          ) : (
            <DeviceMethod
              login={device}
              signInFlow={signInFlow}
              onOther={() => leaveDevice('other')}
              onRefused={() => leaveDevice('refused')}
              onForgotten={() => leaveDevice('forgotten')}
            />
          )}
        </Noted>
        {device === undefined ? <LoginFooter /> : null}
      </SignInSteps>
    </Modal>
  );
}
