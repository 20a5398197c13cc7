import { token } from '@livery/ui-kit';
import { styled } from 'styled-components';

/** Fields one below the other, then what is done with them. */
export const Form = styled.form`
  display: grid;
  gap: ${token.space[4]};
`;

/** Two fields side by side where there is room. */
export const Pair = styled.div`
  display: grid;
  gap: ${token.space[4]};

  @media (width >= 40rem) { grid-template-columns: 1fr 1fr; }
`;

/** A line of text with a link or button in it, under a form. */
export const Aside = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${token.space[1]} ${token.space[2]};
  margin: 0;
  color: ${token.color.fg.muted};
  font-size: ${token.font.size.sm};
`;
