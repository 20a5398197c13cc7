import { useFeature } from '@livery/brand-kit/react';
import { useText } from '@livery/i18n';
import { useDialogs } from '@livery/session';
import { Button } from '@livery/ui-kit';
import { Aside } from '../fields/form-style.ts';
import { useFreePlay } from '../free-play/use-free-play.ts';

/** The other ways in, under the login: an account, or free play where the site offers it. */
export function LoginFoot() {
  const t = useText('account');
  const { open } = useDialogs();
  const registrationOpen = useFeature('directRegistration');
  const freePlayOffered = useFeature('freePlay');
  const startFreePlay = useFreePlay();
  return (
    <>
      {registrationOpen ? (
        <Aside as="div">
          {t('login.noAccount')}
          <Button variant="ghost" size="sm" onClick={() => void open('register')}>
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
    </>
  );
}
