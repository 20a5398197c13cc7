import { token } from '@livery/ui-kit';
import { styled } from 'styled-components';

/** The page's parts one below the other. */
export const TransferLayout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[6]};

  & h3 { font-size: ${token.font.size.h3}; outline: none; }
  & > section { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${token.space[3]}; }
  & > section > form { max-inline-size: 34rem; }
`;

/** Somebody that money goes to: picture, masked name, and beside it how much. */
export const PartnerLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]} ${token.space[3]};
  padding: ${token.space[3]} ${token.space[4]};
  border: ${token.stroke.hairline} solid ${token.color.border.subtle};
  border-radius: ${token.radius.md};

  & > div { display: grid; justify-items: start; flex: 1 1 8rem; min-inline-size: 0; overflow-wrap: anywhere; }
  & small { color: ${token.color.fg.muted}; font-size: ${token.font.size.sm}; }
  & strong { font-weight: ${token.font.weight.semibold}; }
`;

/** How much. */
export const Amount = styled.strong`
  font-size: ${token.font.size.h3};
  font-variant-numeric: tabular-nums;
`;
