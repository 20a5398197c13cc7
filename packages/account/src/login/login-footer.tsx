import { useFeature } from '@livery/brand-kit/react';
import { useText } from '@livery/i18n';
import { useDialogs } from '@livery/app-shell';
import { Aside } from '@livery/forms';
import { useRegistrationOffered } from '@livery/session';
import { Button, token } from '@livery/ui-kit';
import { styled } from 'styled-components';
import { forgotPassword } from '../forgot/load.ts';
import { useFreePlay } from '../free-play/use-free-play.ts';

const Foot = styled.div`
  margin-block-start: ${token.space[4]};

  & > ${Aside} { margin-block-start: 0; }
  /* A question whose answer stands below it is nearer to that than to the line above. */
  & > ${Aside} + ${Aside} { margin-block-start: ${token.space[1]}; }
`;

/** Errors are left to the actual use. */
const prefetch = () => void forgotPassword.load().catch(() => undefined);

/** Alternatives to logging in: password recovery, registration and free play, each where the site offers it. */
export function LoginFooter() {
  const t = useText('account');
  const { open } = useDialogs();
  const registrationOpen = useRegistrationOffered();
  const byMobile = useFeature('mobilePasswordRecovery');
  const byEmail = useFeature('emailPasswordRecovery');
  const freePlayOffered = useFeature('freePlay');
  const startFreePlay = useFreePlay();
  return (
    <Foot>
      {byMobile || byEmail ? (
        <Aside as="div">
          <Button variant="ghost" size="sm" onPointerEnter={prefetch} onFocus={prefetch} onClick={() => void open('forgetPassModal')}>
            {t('login.forgotten')}
          </Button>
        </Aside>
      ) : null}
      {registrationOpen ? (
        <Aside as="div">
          {t('login.noAccount')}
          <Button variant="ghost" size="sm" onClick={() => void open('registerModal')}>
            {t('login.createAccount')}
          </Button>
        </Aside>
      ) : null}
      {freePlayOffered ? (
        <Aside as="div">
          {t('login.freePlay')}
          <Button variant="ghost" size="sm" onClick={startFreePlay}>
            {t('login.startFreePlay')}
          </Button>
        </Aside>
      ) : null}
    </Foot>
  );
}
