import { token } from '@livery/ui-kit';
import { styled } from 'styled-components';

/** Parts of a security page one below the other, no wider than is read well. */
export const SecurityLayout = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token.space[4]};
  max-inline-size: 34rem;

  & > form, & > section { inline-size: 100%; }
  & :is(h3, h4) { font-size: ${token.font.size.h3}; outline: none; }
`;

/** Buttons side by side, the first one being what is meant to be pressed. */
export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[3]};
`;

/** The cards, and below them what goes for all of them. */
export const AccountPage = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[4]};
`;

/** The account's cards, two beside each other where there is room. */
export const AccountCards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  gap: ${token.space[4]};

  & > section { align-content: space-between; align-items: start; }
  & h3 { margin-block-end: ${token.space[1]}; font-size: ${token.font.size.md}; }
`;

/** One protection of the account: its name, how it stands, what can be done. */
export const Protection = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[3]} ${token.space[5]};
  padding: ${token.space[4]};
  border: ${token.stroke.hairline} solid ${token.color.border.subtle};
  border-radius: ${token.radius.md};

  & > div { display: grid; flex: 1 1 16rem; gap: ${token.space[1]}; }
  & p { color: ${token.color.fg.muted}; font-size: ${token.font.size.sm}; }
  & p[data-fact] { display: flex; flex-wrap: wrap; gap: 0 ${token.space[3]}; color: ${token.color.fg.default}; font-size: ${token.font.size.md}; }
  & > a, & > button { align-self: end; }
`;

/** The address, its form and the other way, one below the other. */
export const EmailLayout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${token.space[4]};

  & > form { inline-size: 100%; max-inline-size: 34rem; }
  & > p { max-inline-size: 60ch; color: ${token.color.fg.muted}; }
`;

/** What can be done with number and address, beside each other. */
export const ContactActions = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-self: end;
  gap: ${token.space[2]};
`;

/** An address and how it stands. */
export const EmailFact = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]} ${token.space[3]};

  & bdi { overflow-wrap: anywhere; font-weight: ${token.font.weight.semibold}; }
`;

/** A secret to be typed into the app. */
export const Secret = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]} ${token.space[3]};

  & p { flex: 1 1 100%; color: ${token.color.fg.muted}; font-size: ${token.font.size.sm}; }
  & code { overflow-wrap: anywhere; font-size: ${token.font.size.md}; }
`;

/** Recovery codes in two columns. */
export const CodeList = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
  gap: ${token.space[2]} ${token.space[4]};
  inline-size: 100%;
  margin: 0;
  padding: ${token.space[4]};
  background: ${token.color.bg.sunken};
  border-radius: ${token.radius.md};
  list-style: none;

  & code { font-size: ${token.font.size.md}; }
`;

/** A part of the account under its heading, with the way back to the overview above it. */
export const PartLayout = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[4]};

  & > h3 { font-size: ${token.font.size.h3}; outline: none; }
  & > button[data-size='sm'] { justify-self: start; margin-inline-start: calc(-1 * ${token.space[3]}); padding-inline: ${token.space[3]}; }
  & > button[data-size='md'] { justify-self: start; }
  /* Its text begins where other text does. */
  & > button[data-size='md'][data-variant='ghost'] { margin-inline-start: calc(-1 * ${token.space[4]}); padding-inline: ${token.space[4]}; }
  & > h4 { margin-block-start: ${token.space[3]}; }
  & > form { max-inline-size: 34rem; }
  & > p { max-inline-size: 60ch; color: ${token.color.fg.muted}; }
`;

/** Entries of an account one below the other: what it is, facts about it, what can be done with it. */
export const EntryList = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  border: ${token.stroke.hairline} solid ${token.color.border.subtle};
  border-radius: ${token.radius.md};
  list-style: none;

  & > li { display: grid; grid-template-columns: minmax(0, 1fr) auto; align-items: center; gap: ${token.space[2]} ${token.space[4]}; padding: ${token.space[3]} ${token.space[4]}; }
  & > li + li { border-block-start: ${token.stroke.hairline} solid ${token.color.border.subtle}; }
  & [data-name] { display: flex; flex-wrap: wrap; align-items: center; gap: ${token.space[1]} ${token.space[3]}; font-weight: ${token.font.weight.semibold}; }
  & [data-facts] { display: flex; flex-wrap: wrap; gap: 0 ${token.space[4]}; margin-block-start: ${token.space[1]}; color: ${token.color.fg.muted}; font-size: ${token.font.size.sm}; }
`;
