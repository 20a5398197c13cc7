import { useBrand, useFeature } from '@livery/brand-kit/react';
import { useText } from '@livery/i18n';
import { useDialogs } from '@livery/app-shell';
import { useBrandCopy } from '@livery/navigation';
import { useRegistrationOffered, useSession } from '@livery/session';
import { Button, LinkButton } from '@livery/ui-kit';
import { useNavigation } from '../categories/use-navigation.ts';
import { useSiteGames } from '../categories/use-site-games.ts';
import { useSignInPrefetch } from '../slots/use-sign-in-prefetch.ts';
import { useLayoutSlots } from '../slots/layout-slots.tsx';
import { useHeroPicture } from './use-hero-picture.ts';
import { Actions, Copy, Headline, Inner, Picture, Root, Tagline } from './hero-style.ts';

/** The first thing on the home page: what the brand says, over or beside its own picture, as its look composes it. */
export function Hero() {
  const { look } = useBrand();
  const t = useText('shell');
  const { loggedIn } = useSession();
  const { open } = useDialogs();
  const intent = useSignInPrefetch();
  const registrationOpen = useRegistrationOffered();
  const freePlayOffered = useFeature('freePlay');
  const { startFreePlay } = useLayoutSlots();
  const words = useBrandCopy();
  const picture = useHeroPicture();
  const kinds = useNavigation().map(({ gameType }) => gameType);
  const games = useSiteGames(kinds);
  return (
    <Root data-hero={look.hero} aria-labelledby="hero-headline">
      <Picture>
        <source media="(width < 48rem)" srcSet={picture.tall} />
        <img src={picture.wide} alt="" fetchPriority="high" decoding="async" />
      </Picture>
      <Inner>
        <Copy>
          <Headline id="hero-headline">
            <bdi>{words?.headline}</bdi>
          </Headline>
          <Tagline>
            <bdi>{words?.tagline}</bdi>
          </Tagline>
          <Actions data-own-ground="">
            {loggedIn ? (
              games === undefined ? null : (
                <LinkButton href={games} size="lg">
                  {t(kinds.includes('RNG') ? 'hero.playSlots' : 'hero.playGames')}
                </LinkButton>
              )
            ) : (
              <>
                <Button size="lg" onClick={() => open(registrationOpen ? 'registerModal' : 'loginPopupModal')} {...intent}>
                  {registrationOpen ? words?.callToAction : t('header.logIn')}
                </Button>
                {freePlayOffered ? (
                  <Button size="lg" variant="outline" onClick={startFreePlay}>
                    {t('hero.tryFree')}
                  </Button>
                ) : null}
              </>
            )}
          </Actions>
        </Copy>
      </Inner>
    </Root>
  );
}
