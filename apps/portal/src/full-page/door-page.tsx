import { useText } from '@livery/i18n';
import { useDialogs, useRegistrationOffered } from '@livery/session';
import { Button } from '@livery/ui-kit';
import { useVoice } from '../layout/use-voice.ts';
import { FullPage } from './full-page.tsx';
import { Actions, Text } from './full-page-style.ts';

/** What a visitor sees of a site that wants a login first: who it is, and the ways in. */
export function DoorPage() {
  const t = useText('shell');
  const { open } = useDialogs();
  const registrationOpen = useRegistrationOffered();
  const words = useVoice();
  return (
    <FullPage headline={words?.headline}>
      <Text>{words?.tagline}</Text>
      <Actions>
        <Button size="lg" onClick={() => open('login')}>
          {t('header.logIn')}
        </Button>
        {registrationOpen ? (
          <Button size="lg" variant="outline" onClick={() => open('register')}>
            {t('header.register')}
          </Button>
        ) : null}
      </Actions>
    </FullPage>
  );
}
