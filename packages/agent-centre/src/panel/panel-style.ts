import { token } from '@livery/ui-kit';
import { styled } from 'styled-components';

/** What narrows a list, side by side where there is room. */
export const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${token.space[3]};

  & > * { flex: 1 1 12rem; min-inline-size: 0; }
  /* Choices have no label above them. */
  & > [role='radiogroup'] { align-self: end; }
  /* A field with a button beside it. */
  & > form { flex-basis: 18rem; }
`;

/** A field with the button that takes it. */
export const Asked = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: ${token.space[2]};

  /* Beside the control, below its label. */
  & > button { margin-block-start: 1.4375em; }
`;

/** Texts and a button in a line. */
export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[3]};
`;

/** Small buttons of a row. */
export const Side = styled.div`
  display: inline-flex;
  gap: ${token.space[1]};
`;
