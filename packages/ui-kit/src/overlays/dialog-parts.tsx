import { Dialog } from 'react-aria-components';
import { styled } from 'styled-components';
import { focusRing } from '../foundation/styles.ts';
import { token } from '../foundation/token.ts';

export const DialogRoot = styled(Dialog)`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-block-size: 0;
  outline: none;
`;

/** No `header`, as the foot is no `footer`: in a dialog they would be landmarks of the whole page. */
export const DialogHeader = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[3]};
  /* The same height with and without a close button. */
  min-block-size: calc(${token.size.target} + 2 * ${token.space[3]});
  padding-block: ${token.space[3]};
  padding-inline: ${token.space[6]} ${token.space[4]};

  h2 {
    flex: 1;
    min-inline-size: 0;
    font-size: ${token.font.size.h3};
  }

  @media (width < 48rem) { padding-inline: ${token.space[5]} ${token.space[3]}; }
`;

export const DialogBody = styled.div`
  ${focusRing}

  flex: 1;
  min-block-size: 0;
  padding: ${token.space[2]} ${token.space[6]} 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  &:focus-visible { outline-offset: -3px; }

  /* Not a padding: what sticks to the end of the body would leave it free, and text would pass there. */
  &::after { content: ''; display: block; block-size: ${token.space[6]}; }

  @media (width < 48rem) { padding-inline: ${token.space[5]}; }
`;

export const DialogFooter = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${token.space[3]};
  padding: ${token.space[4]} ${token.space[6]};
  padding-block-end: max(${token.space[5]}, env(safe-area-inset-bottom));
  border-block-start: ${token.stroke.hairline} solid ${token.color.border.subtle};

  @media (width < 48rem) {
    padding-inline: ${token.space[5]};
    /* Below each other where their texts do not fit beside each other in one line. */
    & > * { flex: 1 1 auto; }
  }
`;
