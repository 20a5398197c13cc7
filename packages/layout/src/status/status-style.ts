import { token } from '@livery/ui-kit';
import { styled } from 'styled-components';

/** The figures to quote to customer service: name beside value. */
export const Facts = styled.dl`
  display: grid;
  gap: ${token.space[2]};
  margin: 0;

  & > div { display: flex; flex-wrap: wrap; align-items: baseline; gap: ${token.space[1]} ${token.space[4]}; }
  & dt { min-inline-size: 9rem; color: ${token.color.hero.muted}; }
  & dd { display: inline-flex; align-items: center; gap: ${token.space[2]}; margin: 0; font-weight: ${token.font.weight.semibold}; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
  & :is(img, [data-lost]) { border-radius: 3px; }
`;

/** When the site was last asked. */
export const Looked = styled.p`
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  margin: 0;
  color: ${token.color.hero.muted};
  font-size: ${token.font.size.sm};

  /* A calm light that shows that nothing needs to be done. */
  &::before {
    content: '';
    inline-size: 0.5em;
    block-size: 0.5em;
    border-radius: 50%;
    background: currentColor;
    animation: status-breath 3s ${token.motion.ease.standard} infinite;
  }

  @keyframes status-breath { 50% { opacity: 0.25; scale: 0.7; } }
  @media (prefers-reduced-motion: reduce) { &::before { animation: none; } }
`;
