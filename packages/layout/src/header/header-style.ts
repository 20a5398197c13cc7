import { Container, token } from '@livery/ui-kit';
import { css, styled } from 'styled-components';

/** The site's header: a top bar over a bottom bar. */
export const HeaderRoot = styled.header`
  position: sticky;
  /*
   * It leaves with the page where text is so large that its lines would cover it: a rem of a calculation grows with the
   * text, one of a media query only with the browser's setting.
   */
  inset-block-start: min(0px, (100vw - 10rem) * 99);
  z-index: ${token.z.header};

  /* Only the bottom bar stays while the page scrolls; the top bar leaves with it. */
  @media (width >= 64rem) { inset-block-start: min(-1 * ${token.size.header.top}, (100vw - 40rem) * 99); }
`;

/** The top bar. */
export const TopRoot = styled.div`
  display: none;
  color: ${token.color.header.topFg};
  background: ${token.color.header.topBg};
  font-size: ${token.font.size.sm};

  @media (width >= 64rem) {
    display: block;
    position: relative;
    z-index: 1;
  }
`;

/** Keeps the top bar's parts within the page's measure. */
export const TopRow = styled(Container)`
  display: flex;
  align-items: center;
  /* Much larger text takes more lines. */
  flex-wrap: wrap;
  gap: 0 ${token.space[4]};
  min-block-size: ${token.size.header.top};
`;

/** The bottom bar. */
export const BottomRoot = styled.div`
  color: ${token.color.header.bottomFg};

  [data-header='solid'] & {
    background: ${token.color.header.bottomBg};
    box-shadow: ${token.shadow.sm};
  }

  [data-header='layered'] & {
    background: ${token.color.header.bottomBg};
    border-block-end: ${token.stroke.strong} solid ${token.color.accent.bg};
    box-shadow: ${token.shadow.md};
  }

  /* Floating: the bar is a pane of its own with the page showing around it. */
  [data-header='floating'] & { padding-block-start: ${token.space[3]}; }
`;

/** Keeps the bottom bar's parts within the page's measure. */
export const BottomRow = styled(Container)`
  position: relative;
  display: flex;
  align-items: center;
  /* Larger text takes a second line. */
  flex-wrap: wrap;
  gap: ${token.space[4]};
  min-block-size: ${token.size.header.compact};

  /* The corners of the logo's focus ring; the first paint has no link and goes without. */
  & > a { border-radius: ${token.radius.sm}; }
  @media (width >= 64rem) { min-block-size: ${token.size.header.bottom}; }

  [data-header='floating'] &::before {
    content: '';
    position: absolute;
    inset: 0 calc(${token.size.gutter} - ${token.space[4]});
    z-index: -1;
    border: ${token.stroke.hairline} solid ${token.color.border.subtle};
    /* Of one line: rounded by all its lines, the pane would cut off the ends of each. */
    border-radius: min(${token.radius.pill}, ${token.size.header.bottom} / 2);
    background: ${token.color.header.bottomBg};
    -webkit-backdrop-filter: ${token.blur.surface};
    backdrop-filter: ${token.blur.surface};
    box-shadow: ${token.shadow.md};
  }

  @media (width < 64rem) {
    [data-header='floating'] &::before {
      inset-inline: ${token.space[2]};
      border-radius: min(${token.radius.pill}, ${token.size.header.compact} / 2);
    }
  }
`;

/** The logo at the start of the bottom bar. */
export const logoStyle = css`
  /* It gives way before what is beside it takes a second line: a line is counted by the least that its parts take. */
  display: flex;
  align-items: center;
  flex: 1 4rem;
  max-inline-size: max-content;
  block-size: ${token.size.header.compact};

  & > picture { display: flex; }
  & img { inline-size: auto; block-size: 2rem; object-fit: contain; }
  @media (width >= 64rem) { & img { block-size: 2.25rem; } }
`;
