import { useText } from '@livery/i18n';
import { useDialogs } from '@livery/app-shell';
import { useRegistrationOffered } from '@livery/session';
import { useBrandCopy } from '@livery/navigation';
import { Button } from '@livery/ui-kit';
import { FullPage } from './full-page.tsx';
import { Actions, Text } from './full-page-style.ts';

/** The login wall of a site that requires a login: the brand and its login methods. */
export function LoginWallPage() {
  const t = useText('shell');
  const { open } = useDialogs();
  const registrationOpen = useRegistrationOffered();
  const words = useBrandCopy();
  return (
    <FullPage headline={<bdi>{words?.headline}</bdi>}>
      <Text>
        <bdi>{words?.tagline}</bdi>
      </Text>
      <Actions>
        <Button size="lg" onClick={() => open('loginPopupModal')}>
          {t('header.logIn')}
        </Button>
        {registrationOpen ? (
          <Button size="lg" variant="outline" onClick={() => open('registerModal')}>
            {t('header.register')}
          </Button>
        ) : null}
      </Actions>
    </FullPage>
  );
}
