import { token, visuallyHidden } from '@livery/ui-kit';
import { css, styled } from 'styled-components';

/** What the header leaves of the window: one that floats stands off from its edge, one that is layered ends in a line. */
export const stageSize = css`
  --header-more: 0px;
  block-size: calc(100dvh - ${token.size.header.compact} - var(--header-more));
  min-block-size: 24rem;

  [data-header='floating'] & { --header-more: ${token.space[3]}; }
  [data-header='layered'] & { --header-more: ${token.stroke.strong}; }
  @media (width >= 64rem) { block-size: calc(100dvh - ${token.size.header.top} - ${token.size.header.bottom} - var(--header-more)); }
`;

/** The game with its bar. */
export const Stage = styled.section`
  ${stageSize}
  display: flex;
  flex-direction: column;
  color: ${token.color.fg.default};
  background: ${token.color.bg.sunken};

  &[data-filled] { position: fixed; inset: 0; z-index: ${token.z.modal}; box-sizing: border-box; block-size: 100dvh; padding: env(safe-area-inset-top) env(safe-area-inset-right) env(safe-area-inset-bottom) env(safe-area-inset-left); }
  &:fullscreen { block-size: 100dvh; }
`;

/** Way back, name, clock, net position, full screen. */
export const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[3]};
  padding: ${token.space[1]} ${token.space[3]};
  border-block-end: ${token.stroke.hairline} solid ${token.color.border.subtle};
  background: ${token.color.bg.surface};
  font-size: ${token.font.size.sm};

  & > h1 { flex: 1; display: flex; min-inline-size: 0; margin: 0; font-size: ${token.font.size.md}; }
  /* A name is cut at its own end, whichever way the page is written. */
  & > h1 > span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  & > dl { display: flex; gap: ${token.space[4]}; margin: 0; }
  & > dl > div { position: relative; display: flex; align-items: baseline; gap: ${token.space[2]}; }
  & dt { color: ${token.color.fg.muted}; font-size: ${token.font.size.xs}; }
  & dd { margin: 0; font-family: ${token.font.family.numeric}; font-variant-numeric: tabular-nums; font-weight: ${token.font.weight.semibold}; }

  @media (width < 48rem) {
    flex-wrap: wrap;
    & dt { ${visuallyHidden} }
    & > [data-part='money'] { order: 1; flex-basis: 100%; text-align: center; }
  }
`;

/** Where the vendor's page stands. */
export const View = styled.div`
  position: relative;
  flex: 1;
  min-block-size: 0;

  & > iframe { display: block; inline-size: 100%; block-size: 100%; border: 0; }
`;

/** What lies over the game while it is not there. */
export const Cover = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  background: ${token.color.bg.canvas};
`;
