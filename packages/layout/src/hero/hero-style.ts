import { Container, token } from '@livery/ui-kit';
import { styled } from 'styled-components';

/** Room of the hero; its picture is painted behind or beside the copy by the brand's composition. */
export const Root = styled.section`
  position: relative;
  isolation: isolate;
  display: grid;
  overflow: clip;
  /* Room for the copy in any script on a phone: a hero that grows when a font arrives would be painted again as the largest picture. */
  min-block-size: 34rem;
  color: ${token.color.hero.fg};

  /* Ground and picture end softly on the page's own ground, which may have light or a pattern. */
  &::before, & > picture {
    position: absolute;
    inset: 0;
    z-index: -1;
    mask: linear-gradient(currentColor 90%, transparent);
  }
  &::before { content: ''; background: ${token.gradient.hero}; }

  @media (width >= 48rem) { min-block-size: clamp(26rem, 38vw, 36rem); }

  /* A floating header lies over the picture. */
  [data-header='floating'] & {
    --under: calc(${token.size.header.compact} + ${token.space[3]});
    margin-block-start: calc(-1 * var(--under));
    padding-block-start: var(--under);

    @media (width >= 64rem) {
      --under: calc(${token.size.header.bottom} + ${token.space[3]});
      min-block-size: clamp(34rem, 46vw, 57rem);
    }
  }

  &[data-hero='market'] {
    min-block-size: 29rem;
    @media (width >= 48rem) { min-block-size: clamp(20rem, 28vw, 26rem); }
  }
`;

/** The brand's illustration: a backdrop that fills the hero, or a framed picture beside the copy. */
export const Picture = styled.picture`
  & > img {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
    object-position: 50% 100%;
  }

  [dir='rtl'] & > img { scale: -1 1; }

  [data-hero='split'] & {
    @media (width >= 48rem) {
      inset-inline-start: 42%;
      & > img { object-position: 0% 50%; }
    }
  }

  /* The picture fills an arch around the copy, as wide as the page's measure, below a header that floats. */
  [data-hero='arch'] & {
    inset-block-start: calc(var(--under, 0px) + ${token.space[4]});
    inset-inline: max(0px, 50% - 38rem);
    overflow: clip;
    border-start-start-radius: 50% 12rem;
    border-start-end-radius: 50% 12rem;

    @media (width >= 48rem) { mask: none; }
  }
`;

/** Keeps the copy within the page's measure, and on phones below what is drawn, however high its lines are. */
export const Inner = styled(Container)`
  display: grid;
  align-items: end;
  padding-block: calc(15rem - var(--under, 0px)) ${token.space[8]};

  @media (width >= 48rem) { align-items: center; padding-block: ${token.space[8]}; }
  [data-hero='market'] & { @media (width < 48rem) { padding-block: calc(11rem - var(--under, 0px)) ${token.space[6]}; } }
  [data-hero='arch'] & {
    text-align: center;
    & :is(p, div) { justify-content: center; margin-inline: auto; }
  }
`;

/** Headline, line and buttons. */
export const Copy = styled.div`
  display: grid;
  gap: ${token.space[4]};
  max-inline-size: 36rem;

  [data-hero='split'] & { @media (width >= 48rem) { max-inline-size: min(36rem, 44%); } }

  /* On tablets no wider than what the picture leaves to words. */
  @media (48rem <= width < 64rem) {
    [data-hero='market'] & { max-inline-size: 20rem; }
    [data-hero='arch'] & { max-inline-size: 24rem; }
  }
`;

/** What the brand promises. */
export const Headline = styled.h1`
  font-size: ${token.font.size.h1};

  @media (width >= 64rem) { font-size: ${token.font.size.hero}; }
`;

/** One sentence more. */
export const Tagline = styled.p`
  max-inline-size: 30rem;
  color: ${token.color.hero.muted};
  font-size: ${token.font.size.lg};
`;

/** The ways on from here. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[3]};
  padding-block-start: ${token.space[2]};
`;
