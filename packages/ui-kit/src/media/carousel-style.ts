import { styled } from 'styled-components';
import { focusRing } from '../foundation/styles.ts';
import { token } from '../foundation/token.ts';

export const CarouselRoot = styled.section`
  position: relative;
  border-radius: ${token.radius.card};
  min-inline-size: 0;
`;

export const Track = styled.div`
  display: flex;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  border-radius: inherit;
  ${focusRing}
`;

export const Slide = styled.div`
  flex: 0 0 100%;
  min-inline-size: 0;
  scroll-snap-align: start;
  scroll-snap-stop: always;
`;

// At the end of the line: a slide's words and its link stand at the start. A narrow slide has no place to spare: they stand
// below it. Touch users swipe, so the arrows are left out there.
export const Controls = styled.div`
  position: absolute;
  inset-inline-end: ${token.space[3]};
  inset-block-end: ${token.space[3]};
  z-index: 2;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${token.space[1]};
  max-inline-size: calc(100% - ${token.space[6]});
  padding-inline: ${token.space[1]};
  color: ${token.color.fg.default};
  background: ${token.color.bg.overlay};
  border-radius: ${token.radius.pill};
  box-shadow: ${token.shadow.md};
  -webkit-backdrop-filter: ${token.blur.surface};
  backdrop-filter: ${token.blur.surface};

  @media (width < 48rem) {
    position: static;
    gap: 0;
    max-inline-size: 100%;
    padding: 0;
    background: none;
    box-shadow: none;
    -webkit-backdrop-filter: none;
    backdrop-filter: none;
    & > [data-part='arrow'] { display: none; }
  }
`;

export const Dot = styled.button`
  position: relative;
  display: grid;
  place-items: center;
  flex: 0 1 1.75rem;
  min-inline-size: 1.5rem;
  block-size: ${token.size.target};
  border-radius: ${token.radius.sm};
  ${focusRing}
  /* A touch target each, as long as there is room for all of them. */
  @media (width < 48rem) { flex-basis: ${token.size.target}; }

  &::before {
    content: '';
    inline-size: 0.5rem;
    block-size: 0.5rem;
    border-radius: ${token.radius.pill};
    background: ${token.color.border.strong};
    /* One property: a dialog that opens moves the focus once the page's transitions are over, and two of one pseudo-element are not told apart. */
    transition: inline-size ${token.motion.duration.normal} ${token.motion.ease.emphasis};
  }
  &[aria-current]::before { inline-size: 1.5rem; background: ${token.color.accent.bg}; }

  @media (forced-colors: active) {
    &::before { forced-color-adjust: none; background: CanvasText; }
    &[aria-current]::before { background: Highlight; }
  }
`;
