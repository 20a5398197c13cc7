import { token } from '@livery/ui-kit';
import { styled } from 'styled-components';

/** The line with the name and the languages. */
const topLine = `calc(2.25rem + 2 * ${token.space[4]})`;
/**
 * How much of a phone's window the drawing has before the words begin: a third of a tall one; of a low one what the
 * longest of these pages leaves, so that its last line is in sight too.
 */
const drawn = 'clamp(10dvh, 100dvh - 34rem, 34dvh)';
/** From the edge of a wide window to its words and its name. */
const wideEdge = `clamp(${token.size.gutter}, 6vw, 8rem)`;

/** A whole window in the brand's own picture, composed as its hero is. */
export const Root = styled.div`
  position: relative;
  isolation: isolate;
  display: grid;
  grid-template-rows: auto 1fr;
  min-block-size: 100dvh;
  overflow: clip;
  color: ${token.color.hero.fg};
  background: ${token.gradient.hero};
`;

/**
 * The picture behind everything: the tall one on phones, whose lower half is left to words. There it begins below the
 * name and comes out of the page's ground, so that nothing that is drawn runs into the name; it goes by the window and
 * not by how much there is to say, which would push the last of it out of the window.
 */
export const Art = styled.div`
  position: absolute;
  inset: 0;
  z-index: -1;
  background: var(--asset-hero-compact) 50% 25% / cover no-repeat;

  [dir='rtl'] & { scale: -1 1; }

  @media (width < 48rem) {
    inset-block: ${topLine} auto;
    /* What is drawn ends a little above its middle. */
    block-size: calc(${drawn} * 74 / 34);
    mask-image: linear-gradient(transparent, #000 3rem, #000 calc(100% - 6rem), transparent);
  }

  @media (width >= 48rem) {
    background: var(--asset-hero) 50% 100% / cover no-repeat;

    [data-hero='split'] > & { inset-inline-start: 42%; background-position: 0 50%; }
  }
`;

/** The way home as it stands on every page, and the languages. */
export const Top = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[4]};
  padding: ${token.space[4]} ${token.size.gutter};

  & > img { inline-size: auto; block-size: 2.25rem; }

  @media (width >= 48rem) { padding-inline: ${wideEdge}; }
`;

/** Where the words stand: at the foot of a phone's window, in the middle of a wide one's near side. */
export const Main = styled.main`
  display: grid;
  align-items: end;
  padding: 0 ${token.size.gutter} ${token.space[8]};

  /* However many words there are, they begin below what is drawn. */
  @media (width < 48rem) { padding-block-start: ${drawn}; padding-block-end: ${token.space[5]}; }
  @media (width >= 48rem) { align-items: center; padding-block-end: 12vh; padding-inline-start: ${wideEdge}; }
`;

/** The words. */
export const Copy = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token.space[4]};
  max-inline-size: 34rem;

  @media (width >= 48rem) { [data-hero='split'] & { max-inline-size: min(32rem, 34vw); } }
`;

/** A word over the headline, in a frame that stands on any picture. */
export const Eyebrow = styled.p`
  margin: 0;
  padding: ${token.space[1]} ${token.space[3]};
  border: ${token.stroke.hairline} solid color-mix(in oklab, currentColor 45%, transparent);
  border-radius: ${token.radius.pill};
  font-size: ${token.font.size.sm};
  font-weight: ${token.font.weight.semibold};
`;

/** The headline, in the brand's display type. */
export const Headline = styled.h1`
  margin: 0;
  font-family: ${token.font.family.display};
  font-size: ${token.font.size.h1};
  font-weight: ${token.font.weight.display};
  line-height: ${token.line.height.tight};
  letter-spacing: ${token.tracking.display};
  text-wrap: balance;
`;

/** What follows the headline. */
export const Text = styled.p`
  margin: 0;
  color: ${token.color.hero.muted};
  font-size: ${token.font.size.lg};
  line-height: ${token.line.height.body};
  text-wrap: pretty;
`;

/** The ways on from here. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[3]};
  padding-block-start: ${token.space[2]};
`;
