import type { Brand } from '@livery/brand-kit';
import type { LanguageCode } from '@livery/i18n';
import { buttonBox } from '@livery/ui-kit';
import { styled } from 'styled-components';
import { BottomRoot, BottomRow, HeaderRoot, logoStyle, TopRoot, TopRow } from '../header/header-style.ts';
import { Actions, Copy, Headline, Inner, Picture, Root, Tagline } from '../hero/hero-style.ts';

const Logo = styled.span`
  ${logoStyle}

  /* About the room of the ways in beside it. */
  @media (width < 64rem) { margin-inline-end: 10.5rem; }
`;

/** A button that does nothing yet is not shown: its room alone is kept. */
const ButtonRoom = styled.span`
  ${buttonBox}

  visibility: hidden;
`;

export interface FirstPaintProps {
  readonly brand: Brand;
  readonly language: LanguageCode;
  /** The words of the hero's buttons. */
  readonly texts: { readonly logIn: string; readonly tryFree: string };
}

/**
 * What a page shows until the application runs: the header's frame with the logo, and the hero of the home page, by the
 * styles of the components that take their place, so that nothing moves then. The picture's address is set by the page,
 * so that other pages do not fetch it.
 */
export function FirstPaint({ brand: { assets, features, home, look, voice, languages }, language, texts }: FirstPaintProps) {
  const { usernameRegistration, mobileRegistration, freePlay } = features;
  const words = voice[language] ?? voice[languages.default];
  return (
    <div inert data-first-paint="">
      <HeaderRoot>
        <TopRoot>
          <TopRow />
        </TopRoot>
        <BottomRoot>
          <BottomRow>
            <Logo>
              <picture>
                <img src={assets.logo} alt="" />
              </picture>
            </Logo>
          </BottomRow>
        </BottomRoot>
      </HeaderRoot>
      {home.sections.includes('hero') ? (
        <Root data-hero={look.hero}>
          <Picture>
            <img id="first-paint-hero" alt="" fetchPriority="high" />
          </Picture>
          <Inner>
            <Copy>
              <Headline>
                <bdi>{words?.headline}</bdi>
              </Headline>
              <Tagline>
                <bdi>{words?.tagline}</bdi>
              </Tagline>
              <Actions>
                <ButtonRoom data-size="lg">{usernameRegistration || mobileRegistration ? words?.callToAction : texts.logIn}</ButtonRoom>
                {freePlay ? <ButtonRoom data-size="lg">{texts.tryFree}</ButtonRoom> : null}
              </Actions>
            </Copy>
          </Inner>
        </Root>
      ) : null}
    </div>
  );
}
