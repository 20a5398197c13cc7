import { token } from '@livery/ui-kit';
import { styled } from 'styled-components';

/** Parts one below the other. */
export const Glance = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[6]};

  & h3 { margin-block-end: ${token.space[3]}; font-size: ${token.font.size.h3}; }
`;

/** What is under way beside what waits for the member, one below the other where there is no room. */
export const Halves = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  align-items: start;
  gap: ${token.space[6]} ${token.space[5]};
`;

/** The ways to money, side by side. */
export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[3]};

  @media (width < 30rem) { & > * { flex: 1 1 auto; } }
`;

/** Lines that lead somewhere: the whole line is the link. */
export const LinkLines = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  border: ${token.stroke.hairline} solid ${token.color.border.subtle};
  border-radius: ${token.radius.md};
  list-style: none;
  overflow: hidden;

  & > li + li { border-block-start: ${token.stroke.hairline} solid ${token.color.border.subtle}; }
  & a {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: ${token.space[1]} ${token.space[3]};
    min-block-size: 3.5rem;
    padding: ${token.space[3]} ${token.space[4]};
    color: inherit;
    text-decoration: none;
  }
  & a:focus-visible { outline: ${token.stroke.strong} solid ${token.color.border.focus}; outline-offset: -2px; }
  @media (hover: hover) { & a:hover { background: ${token.color.bg.sunken}; } }
  & [data-part='words'] { display: grid; justify-items: start; gap: ${token.space[1]}; min-inline-size: 0; }
  & strong { font-weight: ${token.font.weight.semibold}; overflow-wrap: anywhere; }
  & small { color: ${token.color.fg.muted}; font-size: ${token.font.size.sm}; }
  & svg { color: ${token.color.fg.muted}; }
`;

/** Said where a list would be empty. */
export const Nothing = styled.p`
  color: ${token.color.fg.muted};
`;
