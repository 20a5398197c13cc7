import { useText } from '@livery/i18n';
import { LoadFailed, useImageUrl } from '@livery/session';
import { Carousel, focusRing, Skeleton, token, useLinkElement } from '@livery/ui-kit';
import type { ResponseOf } from '@livery/contracts';
import { css, styled } from 'styled-components';
import { contentApi } from '../api.ts';
import { useCarouselLabels } from './use-carousel-labels.ts';

type BannerEntry = ResponseOf<'banners'>['list'][number];

/** How long a banner stays, in milliseconds. */
const INTERVAL = 6000;

const bannerShape = css`
  aspect-ratio: 640 / 420;
  border-radius: ${token.radius.card};

  @media (width >= 48rem) { aspect-ratio: 1200 / 360; }
`;

/** Where the banners will stand. */
const BannerSkeleton = styled(Skeleton)`
  block-size: auto;
  ${bannerShape}

  /* Room for the dots, which stand below a narrow slide. */
  @media (width < 48rem) { margin-block-end: ${token.size.target}; }
`;

const Slide = styled.a`
  position: relative;
  isolation: isolate;
  display: grid;
  align-items: end;
  overflow: clip;
  ${bannerShape}
  color: ${token.color.hero.fg};
  background: ${token.gradient.hero};
  text-decoration: none;

  @media (width >= 48rem) { align-items: center; }

  & img { display: block; inline-size: 100%; block-size: 100%; object-fit: cover; }
  [dir='rtl'] & img { scale: -1 1; }

  /*
   * Words are read on the hero's ground, which has the same colours as the pictures in every scheme. The picture fades out
   * towards them: a ground over the picture would let its colours through at the rounded corners.
   */
  --to: top;
  --full: 56%;
  --none: 88%;
  @media (width >= 48rem) { --to: right; --full: 26%; --none: 64%; }
  @media (width >= 48rem) { [dir='rtl'] & { --to: left; } }
  & > picture {
    position: absolute;
    inset: 0;
    z-index: -1;
    mask-image: linear-gradient(to var(--to), transparent var(--full), currentColor var(--none));
  }

  ${focusRing}
  &:focus-visible { outline-offset: -4px; }
`;

const Words = styled.span`
  position: relative;
  display: grid;
  gap: ${token.space[2]};
  max-inline-size: 30rem;
  padding: ${token.space[5]} ${token.space[6]};

  @media (width >= 48rem) { padding: ${token.space[7]} ${token.space[9]}; }

  /* On phones, words that reach into the picture take their ground with them. */
  @media (width < 48rem) {
    max-inline-size: none;

    &::before {
      content: '';
      position: absolute;
      inset: calc(-1 * ${token.space[6]}) 0 0;
      z-index: -1;
      background: ${token.gradient.hero};
      mask-image: linear-gradient(to top, currentColor calc(100% - ${token.space[9]}), transparent);
    }
  }

  & > strong { font-family: ${token.font.family.display}; font-size: ${token.font.size.h2}; font-weight: ${token.font.weight.display}; line-height: ${token.line.height.tight}; text-wrap: balance; }
  & > span { color: ${token.color.hero.muted}; text-wrap: pretty; }
  & > em { justify-self: start; padding: ${token.space[2]} ${token.space[4]}; border-radius: ${token.radius.control}; background: ${token.color.accent.bg}; color: ${token.color.accent.fg}; font-style: normal; font-weight: ${token.font.weight.semibold}; }
`;

function BannerSlide({ banner, first }: { readonly banner: BannerEntry; readonly first: boolean }) {
  const imageUrl = useImageUrl();
  const Link = useLinkElement(banner.link);
  return (
    <Slide as={Link} href={banner.link}>
      <picture>
        <source media="(width < 48rem)" srcSet={imageUrl(banner.imageCompact)} />
        <img src={imageUrl(banner.image)} alt="" loading={first ? 'eager' : 'lazy'} decoding="async" />
      </picture>
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
