import { useFeature } from '@livery/brand-kit/react';
import { useText } from '@livery/i18n';
import { useDialogs } from '@livery/app-shell';
import { useRegistrationOffered } from '@livery/session';
import { Button } from '@livery/ui-kit';
import { useLayoutSlots } from '../slots/layout-slots.tsx';
import { useSignInPrefetch } from '../slots/use-sign-in-prefetch.ts';

/** Ways in for a visitor: log in, register, and free play where the site offers it. */
export function LoginArea() {
  const t = useText('shell');
  const { open } = useDialogs();
  const intent = useSignInPrefetch();
  const freePlayOffered = useFeature('freePlay');
  const registrationOpen = useRegistrationOffered();
  const { startFreePlay } = useLayoutSlots();
  return (
    <>
      {freePlayOffered ? (
        <Button variant="ghost" size="sm" onClick={startFreePlay}>
          {t('header.freePlay')}
        </Button>
      ) : null}
      <Button variant="outline" size="sm" onClick={() => open('loginPopupModal')} {...intent}>
        {t('header.logIn')}
      </Button>
      {registrationOpen ? (
        <Button size="sm" onClick={() => open('registerModal')} {...intent}>
          {t('header.register')}
        </Button>
      ) : null}
    </>
  );
}
