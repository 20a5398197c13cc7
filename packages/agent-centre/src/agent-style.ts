import { token } from '@livery/ui-kit';
import { styled } from 'styled-components';

/** Parts of a panel one below the other. */
export const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${token.space[5]};

  & h3 { font-size: ${token.font.size.h3}; outline: none; }
  & > section { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${token.space[3]}; }
`;

/** What explains a part, below or beside it. */
export const Lead = styled.p`
  max-inline-size: 65ch;
  color: ${token.color.fg.muted};
  font-size: ${token.font.size.sm};
`;

/** What is said of an entry, below its name. */
export const Below = styled.small`
  display: block;
  color: ${token.color.fg.muted};
  font-size: ${token.font.size.xs};
`;

/** The same on one line, however narrow its column. */
export const BelowInOneLine = styled(Below)`
  /* Stronger than a table's own rule. */
  && { white-space: nowrap; }
`;

/** A form no wider than is read well. */
export const Narrow = styled.div`
  display: grid;
  gap: ${token.space[4]};
  max-inline-size: 34rem;
`;

/** Buttons side by side. */
export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[3]};
`;

/** Entries with a line between them. */
export const Entries = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${token.space[2]};
    padding-block: ${token.space[4]};
    border-block-end: ${token.stroke.hairline} solid ${token.color.border.subtle};
  }
  & [data-name] { display: flex; flex-wrap: wrap; align-items: center; gap: ${token.space[2]} ${token.space[3]}; font-weight: ${token.font.weight.semibold}; overflow-wrap: anywhere; outline: none; }
  & [data-facts] { display: flex; flex-wrap: wrap; gap: 0 ${token.space[4]}; color: ${token.color.fg.muted}; font-size: ${token.font.size.sm}; }
`;
