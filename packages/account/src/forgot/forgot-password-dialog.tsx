import { useFeature } from '@livery/brand-kit/react';
import { useText } from '@livery/i18n';
import { useDialogs } from '@livery/app-shell';
import type { DialogProps } from '@livery/app-shell';
import { Aside, Noted, SupportAction } from '@livery/forms';
import { href } from '@livery/navigation';
import { Button, EmptyState, iconBack, iconLock, iconMail, iconPhone, Modal, Notice, Tabs } from '@livery/ui-kit';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { forgetDeviceOf, rememberedLogin } from '../remember/login-cookie.ts';
import { SignInSteps } from '../second-factor/sign-in-steps.tsx';
import { useSignInFlow } from '../second-factor/use-sign-in-flow.ts';
import { EmailForm } from './email-form.tsx';
import { MobileForm } from './mobile-form.tsx';
import { useEmailMethod } from './use-email-method.ts';
import { useMobileMethod } from './use-mobile-method.ts';

/** Password recovery: by mobile number and by e-mail, each where the site offers it. */
export function ForgotPasswordDialog({ username, email, overlay, dialogId }: DialogProps<'forgetPassModal'>) {
  const t = useText('account');
  const tCommon = useText('common');
  const tErrors = useText('errors');
  const { open } = useDialogs();
  const navigate = useNavigate();
  const signInFlow = useSignInFlow((account) => {
    // A new password ends every remembered device, this one too.
    forgetDeviceOf(account);
    return navigate(href('home'));
  });
  const mobileOffered = useFeature('mobilePasswordRecovery');
  const emailOffered = useFeature('emailPasswordRecovery');
  const [chosen, choose] = useState(email === undefined ? 'mobile' : 'email');
  const mobile = useMobileMethod(signInFlow);
  const byEmail = useEmailMethod({ username: username ?? rememberedLogin()?.username ?? '', email: email ?? '', dialogId });
  return (
    <Modal
      {...overlay}
      title={signInFlow.challenge === undefined ? t('forgotten.heading') : t('secondFactor.heading')}
      closeLabel={tCommon('dialog.close')}
      width={480}
    >
      <SignInSteps signInFlow={signInFlow}>
        <Noted>
          {signInFlow.lapsed ? <Notice tone="warning">{t('forgotten.lapsed')}</Notice> : null}
          {mobileOffered && emailOffered ? (
            <Tabs
              label={t('forgotten.ways')}
              look="pills"
              fill
              selected={chosen}
              onSelect={choose}
              tabs={[
                { id: 'mobile', label: t('forgotten.byMobile'), glyph: iconPhone, content: <MobileForm method={mobile} /> },
                { id: 'email', label: t('forgotten.byEmail'), glyph: iconMail, content: <EmailForm method={byEmail} /> },
              ]}
            />
          ) : mobileOffered ? (
            <MobileForm method={mobile} />
          ) : emailOffered ? (
            <EmailForm method={byEmail} />
          ) : (
            <EmptyState glyph={iconLock} title={tErrors('operation.notEnabled')} actions={<SupportAction />} />
          )}
        </Noted>
        <Aside as="div">
          <Button variant="ghost" size="sm" iconStart={iconBack} onClick={() => void open('loginPopupModal')}>
            {t('forgotten.backToLogin')}
          </Button>
        </Aside>
      </SignInSteps>
    </Modal>
  );
}
