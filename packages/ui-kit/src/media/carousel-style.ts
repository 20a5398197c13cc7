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

export const Controls = styled.div`
  position: absolute;
  inset-inline: 0;
  inset-block-end: ${token.space[3]};
  z-index: 2;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${token.space[1]};
  inline-size: fit-content;
  max-inline-size: calc(100% - ${token.space[6]});
  margin-inline: auto;
  padding-inline: ${token.space[1]};
  color: ${token.color.fg.default};
  background: ${token.color.bg.overlay};
  border-radius: ${token.radius.pill};
  box-shadow: ${token.shadow.md};
  backdrop-filter: ${token.blur.surface};

  /* Touch users swipe, so dots and pause button are smaller and cover less of the image. */
  @media (width < 48rem) {
    inset-block-end: ${token.space[2]};
    & > [data-part='arrow'] { display: none; }
  }
`;

export const Dot = styled.button`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 1.75rem;
  block-size: ${token.size.target};
  border-radius: ${token.radius.sm};
  @media (width < 48rem) { block-size: 1.75rem; }

  &::before {
    content: '';
    inline-size: 0.5rem;
    block-size: 0.5rem;
    border-radius: ${token.radius.pill};
    background: ${token.color.border.strong};
    transition:
      inline-size ${token.motion.duration.normal} ${token.motion.ease.emphasis},
      background-color ${token.motion.duration.normal} ${token.motion.ease.standard};
  }
  &[aria-current]::before { inline-size: 1.5rem; background: ${token.color.accent.bg}; }
`;
