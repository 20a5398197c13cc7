import { forcedSelected, token } from '@livery/ui-kit';
import { styled } from 'styled-components';

/** The picture that is shown now, beside what it is. */
export const Shown = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[3]} ${token.space[4]};

  & > div { display: grid; justify-items: start; }
  & button { margin-inline-start: calc(-1 * ${token.space[3]}); padding-inline: ${token.space[3]}; }
`;

/** Pictures to choose from: each is the control as a whole. */
export const Gallery = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(4rem, 1fr));
  gap: ${token.space[2]};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & legend { margin-block-end: ${token.space[2]}; padding: 0; font-weight: ${token.font.weight.semibold}; }
  & label {
    position: relative;
    display: grid;
    place-items: center;
    aspect-ratio: 1;
    padding: ${token.space[1]};
    border: ${token.stroke.strong} solid transparent;
    border-radius: ${token.radius.md};
    cursor: pointer;
  }
  & input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: inherit; }
  & :is(img, [data-lost]) { inline-size: 100%; block-size: 100%; object-fit: cover; border-radius: 50%; }
  & label:has(:checked) { border-color: ${token.color.accent.softFg}; background: ${token.color.accent.soft}; }
  & label:has(:focus-visible) { outline: ${token.stroke.strong} solid ${token.color.border.focus}; outline-offset: 2px; }
  @media (hover: hover) { & label:hover:not(:has(:checked)) { background: ${token.color.bg.sunken}; } }
  @media (forced-colors: active) { & label:has(:checked) { ${forcedSelected} } }
`;

/** The upload of one's own picture, no wider than a form. */
export const Own = styled.div`
  max-inline-size: 34rem;
`;
