import { token } from '@livery/ui-kit';
import { styled } from 'styled-components';

/** The page's parts one below the other. */
export const WalletLayout = styled.div`
  display: grid;
  gap: ${token.space[5]};
  min-inline-size: 0;

  & h3 { margin-block-end: ${token.space[3]}; font-size: ${token.font.size.h3}; }
  & > section { min-inline-size: 0; }
  /* An empty region takes no space, but stays: a region added with its text would not be announced. */
  & [role='status']:empty { position: absolute; }
`;

/** Money at vendors beside the form that moves it, one below the other where there is no room. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 19rem), 1fr));
  align-items: start;
  gap: ${token.space[5]};

  & > div { display: grid; gap: ${token.space[5]}; min-inline-size: 0; }
`;

/** A part of the page in a frame. */
export const Panel = styled.section`
  min-inline-size: 0;
  padding: ${token.space[4]};
  border: ${token.stroke.hairline} solid ${token.color.border.subtle};
  border-radius: ${token.radius.md};
`;

/** Lines below each other, with a rule between them. */
export const Lines = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token.space[2]} ${token.space[3]};
    padding-block: ${token.space[3]};
  }
  & > li + li { border-block-start: ${token.stroke.hairline} solid ${token.color.border.subtle}; }
  & > li:first-child { padding-block-start: 0; }
  & > li:last-child { padding-block-end: 0; }
  & [data-part='words'] { display: grid; flex: 1 1 9rem; justify-items: start; gap: ${token.space[1]}; min-inline-size: 0; }
  & strong { font-weight: ${token.font.weight.semibold}; }
  & small { color: ${token.color.fg.muted}; font-size: ${token.font.size.sm}; }
`;
