import { token } from '@livery/ui-kit';
import { styled } from 'styled-components';

/** What a contract says, each row a sentence. */
export const Sentences = styled.ol`
  display: grid;
  gap: ${token.space[2]};
  max-inline-size: 70ch;
  margin: 0;
  padding: 0;
  list-style: none;

  & > li { text-wrap: pretty; }
  &[data-numbered] { counter-reset: row; }
  &[data-numbered] > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${token.space[2]};
    counter-increment: row;
  }
  &[data-numbered] > li::before {
    content: counter(row);
    display: grid;
    place-items: center;
    inline-size: 1.75em;
    block-size: 1.75em;
    margin-block-start: -0.1em;
    color: ${token.color.accent.softFg};
    background: ${token.color.accent.soft};
    border-radius: 50%;
    font-size: ${token.font.size.xs};
    font-weight: ${token.font.weight.semibold};
    font-variant-numeric: tabular-nums;
  }
`;

/** The name of a contract, with its state beside it. */
export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]} ${token.space[3]};

  & > button { margin-inline-start: auto; }
  & > h3, & > h4 { overflow-wrap: anywhere; outline: none; }
  & > h4 { font-size: ${token.font.size.md}; }
`;

/** The parts of one contract. */
export const Inside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[4]};

  /* An empty region takes no place, but stays: one that is added with its text would not be announced. */
  & > [role='status']:empty { position: absolute; }
`;

/** A region between fields that is announced: empty it takes no place. */
export const Said = styled.div`
  &:empty { position: absolute; }
`;

/** What a version says, and below it what is said of it. */
export const Terms = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[2]};
`;

/** Parts of an explanation one below the other, each with its heading close to it. */
export const Chapters = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[6]};
`;

/** Cards one below the other. */
export const Cards = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[4]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** Fields of one row of a ladder side by side, as many as there is room for. */
export const RowFields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr));
  gap: ${token.space[5]} ${token.space[4]};
  align-items: start;
`;

/** A row of a ladder that is written. */
export const RowGroup = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[3]};
  min-inline-size: 0;
  margin: 0;
  padding: ${token.space[4]};
  padding-block-end: ${token.space[6]};
  border: ${token.stroke.hairline} solid ${token.color.border.default};
  border-radius: ${token.radius.md};

  & > legend { padding-inline: ${token.space[2]}; font-weight: ${token.font.weight.semibold}; font-size: ${token.font.size.sm}; }
`;
