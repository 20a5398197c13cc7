import { useText } from '@livery/i18n';
import { LoadFailed, useImageUrl } from '@livery/session';
import { Carousel, focusRing, Skeleton, token, useImageAttempts, useLinkElement } from '@livery/ui-kit';
import type { ResponseOf } from '@livery/contracts';
import { css, styled } from 'styled-components';
import { contentApi } from '../api.ts';
import { useCarouselLabels } from './use-carousel-labels.ts';

type BannerEntry = ResponseOf<'banners'>['list'][number];

/** How long a banner stays, in milliseconds. */
const INTERVAL = 6000;

/** A narrow window shows the tall picture above the words, any other the wide one beside them. */
const narrow = '(width < 30rem)';

const bannerShape = css`
  aspect-ratio: 1200 / 360;

  @media (width < 48rem) { aspect-ratio: 640 / 320; }
  /* The picture, and four lines of words with a button. More lines make a slide taller. */
  @media ${narrow} { aspect-ratio: 640 / 780; }
`;

/** Where the banners will stand. */
const BannerSkeleton = styled(Skeleton)`
  block-size: auto;
  border-radius: ${token.radius.card};
  ${bannerShape}

  /* Room for the dots, which stand below a narrow slide. */
  @media (width < 48rem) { margin-block-end: ${token.size.target}; }
`;

const Slide = styled.a`
  position: relative;
  isolation: isolate;
  display: grid;
  align-items: center;
  /* As tall as the tallest slide. */
  min-block-size: 100%;
  overflow: clip;
  border-radius: ${token.radius.card};
  color: ${token.color.hero.fg};
  background: ${token.gradient.hero};
  text-decoration: none;

  @media ${narrow} { align-items: start; }

  &::before, & > span { grid-area: 1 / 1; }
  &::before { content: ''; ${bannerShape} }
  & img { display: block; inline-size: 100%; block-size: 100%; object-fit: cover; }

  /*
   * Words are read on the hero's ground. The picture fades out towards them: a ground over the picture would let its colours
   * through at the rounded corners.
   */
  --to: right;
  --full: 40%;
  --none: 62%;
  @media (width < 48rem) { --full: 54%; --none: 76%; }
  & > picture {
    position: absolute;
    inset: 0;
    z-index: -1;
    filter: var(--picture-tone, none);
    mask-image: linear-gradient(to var(--to), transparent var(--full), currentColor var(--none));
  }

  /*
   * Pictures leave the left to words, and are never mirrored: they may show digits. From right to left their calm side is
   * pushed out of the slide, and the words' side left without a picture.
   */
  @media not ${narrow} {
    [dir='rtl'] & { --to: left; --full: 0%; --none: 20%; }
    [dir='rtl'] & > picture { inset-inline: 42% -42%; }
    @media (width < 48rem) { [dir='rtl'] & { --full: 12%; --none: 34%; } }
  }

  /* What is drawn ends at 0.7 of the width; the ground below belongs to the words. */
  @media ${narrow} {
    --to: top;
    --full: 34%;
    --none: 46%;
    & > picture { inset-block-end: auto; aspect-ratio: 640 / 720; }
  }

  ${focusRing}
  &:focus-visible { outline-offset: -4px; }
`;

const Words = styled.span`
  display: grid;
  gap: ${token.space[2]};
  max-inline-size: 56%;
  padding: ${token.space[5]} ${token.space[6]};
  padding-inline-end: 0;

  @media (width >= 48rem) { max-inline-size: min(30rem, 43%); padding: ${token.space[7]} 0; padding-inline-start: ${token.space[9]}; }
  @media ${narrow} { max-inline-size: none; padding-block-start: 74%; padding-inline-end: ${token.space[6]}; }

  & > strong { font-family: ${token.font.family.display}; font-size: ${token.font.size.h2}; font-weight: ${token.font.weight.display}; line-height: ${token.line.height.tight}; text-wrap: balance; }
  & > span { color: ${token.color.hero.muted}; text-wrap: pretty; }
  & > em { justify-self: start; margin-block-start: ${token.space[3]}; padding: ${token.space[2]} ${token.space[4]}; border-radius: ${token.radius.control}; background: ${token.color.accent.bg}; color: ${token.color.accent.fg}; font-style: normal; font-weight: ${token.font.weight.semibold}; }
`;

function BannerSlide({ banner, first }: { readonly banner: BannerEntry; readonly first: boolean }) {
  const imageUrl = useImageUrl();
  const Link = useLinkElement(banner.link);
  const [wide, tall] = [imageUrl(banner.image), imageUrl(banner.imageCompact)];
  // The ground of the slide takes the place of a lost one.
  const { key, lost, onError } = useImageAttempts(`${wide} ${tall}`);
  return (
    <Slide as={Link} href={banner.link}>
      {lost ? null : (
        <picture key={key}>
          <source media={narrow} srcSet={tall} />
          <img src={wide} alt="" loading={first ? 'eager' : 'lazy'} decoding="async" onError={onError} />
        </picture>
      )}
      <Words>
        <strong>
          <bdi>{banner.title}</bdi>
        </strong>
        <span>
          <bdi>{banner.text}</bdi>
        </span>
        <em>
          <bdi>{banner.action}</bdi>
        </em>
      </Words>
    </Slide>
  );
}

/** The merchant's banners (group `w_announcement`), one at a time. */
export function BannerShelf() {
  const t = useText('content');
  const labels = useCarouselLabels(t('banners.label'));
  const { data, error, refetch } = contentApi.useBannersQuery({ group: 'w_announcement' });
  if (data === undefined) return error === undefined ? <BannerSkeleton aria-hidden="true" /> : <LoadFailed title={t('banners.failed')} error={error} onRetry={refetch} compact />;
  if (data.list.length === 0) return null;
  return (
    <Carousel labels={labels} interval={INTERVAL}>
      {data.list.map((banner, index) => (
        <BannerSlide key={banner.id} banner={banner} first={index === 0} />
      ))}
    </Carousel>
  );
}
