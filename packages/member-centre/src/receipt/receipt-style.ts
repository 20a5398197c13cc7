import { StatList, token } from '@livery/ui-kit';
import { styled } from 'styled-components';

export const ReceiptLayout = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[5]};

  & > button[data-size] { justify-self: start; margin-inline-start: calc(-1 * ${token.space[3]}); padding-inline: ${token.space[3]}; margin-block-end: calc(-1 * ${token.space[3]}); }
`;

export const Head = styled.header`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${token.space[3]};

  & h3 { font-size: ${token.font.size.h3}; outline: none; overflow-wrap: anywhere; }
  & p { color: ${token.color.fg.muted}; font-size: ${token.font.size.sm}; }
  & > :last-child { flex: none; }
`;

export const ReceiptStats = styled(StatList)`
  && {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: ${token.space[4]};
    padding: ${token.space[4]};
    background: color-mix(in oklab, ${token.color.accent.bg} 7%, transparent);
    border-radius: ${token.radius.md};

    @media (width < 48rem) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  }
`;

/** Two columns where there is room. */
export const TwoColumns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  gap: ${token.space[5]} ${token.space[6]};
`;

/** The ways on from a receipt, in its line. */
export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]} ${token.space[3]};

  /* The text of a way without a frame begins where all others do. */
  & > [data-variant='ghost']:first-child { margin-inline-start: calc(-1 * ${token.space[3]}); padding-inline: ${token.space[3]}; }
`;
