import { token } from '@livery/ui-kit';
import { styled } from 'styled-components';

/** The page's parts one below the other. */
export const ReferralLayout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[6]};

  & h3 { font-size: ${token.font.size.h3}; outline: none; }
  & > section { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${token.space[3]}; }
  & strong[data-pending] { color: ${token.color.fg.muted}; font-weight: ${token.font.weight.regular}; font-size: ${token.font.size.sm}; }
`;

/** What has to happen, in its order. */
export const Steps = styled.ol`
  display: grid;
  gap: ${token.space[1]};
  max-inline-size: 60ch;
  margin: 0;
  padding-inline-start: ${token.space[5]};
  list-style: decimal;
  color: ${token.color.fg.muted};
`;

/** Link and code beside the QR code, one below the other where there is no room. */
export const InvitationCard = styled.section`
  && {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
    align-items: start;
    gap: ${token.space[5]};
  }
  padding: ${token.space[4]};
  border: ${token.stroke.hairline} solid ${token.color.border.subtle};
  border-radius: ${token.radius.md};
  background: ${token.color.bg.sunken};

  & > div { display: grid; grid-template-columns: minmax(0, 1fr); justify-items: start; gap: ${token.space[4]}; }
  & > :last-child { justify-self: center; justify-items: center; }
`;

/** What friends join by, each with a button that copies it. */
export const InvitationFacts = styled.dl`
  display: grid;
  gap: ${token.space[3]};
  inline-size: 100%;
  margin: 0;

  & > div { display: grid; grid-template-columns: minmax(0, 1fr) auto; align-items: center; gap: 0 ${token.space[3]}; }
  & dt { color: ${token.color.fg.muted}; font-size: ${token.font.size.sm}; }
  & dd { margin: 0; overflow-wrap: anywhere; font-weight: ${token.font.weight.semibold}; }
  & dd[data-copy] { grid-column: 2; grid-row: 1 / span 2; }
`;
