import { forcedSelected, token, visuallyHidden } from '@livery/ui-kit';
import { styled } from 'styled-components';

/** Sections one below the other. */
export const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[7]};

  & h3 { font-size: ${token.font.size.h3}; outline: none; }
  /* Where nothing comes before the form, the page's title names it. */
  & > section:first-child > h3[data-part='new'], & > div:empty + section > h3[data-part='new'] { ${visuallyHidden} }
  & section { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${token.space[3]}; }
`;

/** The form: methods, then the amount beside what it comes to. */
export const CashierForm = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[5]};

  @media (width < 48rem) { & > :last-child > button { inline-size: 100%; } }
`;

/** Ways to pay in, beside each other where there is room. */
export const MethodCards = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: ${token.space[3]};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  /* Four stand two by two: the fourth would have a line to itself. */
  &:has(> label:nth-of-type(4):last-of-type) { grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr)); }
  & legend { margin-block-end: ${token.space[2]}; padding: 0; font-weight: ${token.font.weight.semibold}; }
`;

/** One way to pay in: the whole card is the control. */
export const MethodCard = styled.label`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${token.space[1]} ${token.space[3]};
  align-content: start;
  padding: ${token.space[4]};
  border: ${token.stroke.hairline} solid ${token.color.border.default};
  border-radius: ${token.radius.md};
  background: ${token.color.bg.surface};
  cursor: pointer;

  & > input { position: absolute; inset: 0; opacity: 0; margin: 0; cursor: inherit; }
  & > svg { grid-row: span 2; inline-size: 1.75rem; block-size: 1.75rem; margin-block-start: 0.1em; color: ${token.color.accent.softFg}; }
  & strong { font-weight: ${token.font.weight.semibold}; }
  & small { color: ${token.color.fg.muted}; font-size: ${token.font.size.sm}; text-wrap: pretty; }
  & > svg ~ * { grid-column: 2; }
  &:not(:has(> svg)) { grid-template-columns: minmax(0, 1fr); }

  @media (width < 36rem) {
    padding-block: ${token.space[3]};
    &:not(:has(:checked)) small + small { display: none; }
  }
  &:has(:checked) {
    border-color: ${token.color.accent.softFg};
    background: ${token.color.accent.soft};
    box-shadow: inset 0 0 0 1px ${token.color.accent.softFg};
  }
  &:has(:focus-visible) { outline: ${token.stroke.strong} solid ${token.color.border.focus}; outline-offset: 2px; }
  @media (hover: hover) { &:hover:not(:has(:checked)) { border-color: ${token.color.accent.softFg}; } }
  @media (forced-colors: active) { &:has(:checked) { ${forcedSelected} } }
`;

/** The amount with its quick choices, and beside it the sum. */
export const AmountPart = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
  gap: ${token.space[5]};
  align-items: start;

  & > div { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${token.space[3]}; }
`;

/** Quick choices of an amount. */
export const Presets = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(5.75rem, 1fr));
  gap: ${token.space[2]};

  & > button { justify-content: center; padding-inline: ${token.space[2]}; font-variant-numeric: tabular-nums; }

  /* Four stand two by two where three fit: the fourth would have a line to itself. */
  @media (width < 30rem) { &:has(> button:nth-of-type(4):last-of-type) { grid-template-columns: repeat(2, minmax(0, 1fr)); } }
`;

/** What is paid, what it costs, what arrives. */
export const Quote = styled.dl`
  display: grid;
  gap: ${token.space[2]};
  margin: 0;
  padding: ${token.space[4]};
  border-radius: ${token.radius.md};
  background: ${token.color.bg.sunken};

  /* On phones what would say nothing yet does not move the button below the window. */
  @media (width < 48rem) { &[data-empty] { display: none; } }
  & > div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 ${token.space[4]}; }
  & dt { color: ${token.color.fg.muted}; }
  & dd { margin: 0; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
  & > [data-sum] { padding-block-start: ${token.space[2]}; border-block-start: ${token.stroke.hairline} solid ${token.color.border.subtle}; font-weight: ${token.font.weight.semibold}; }
  & > [data-sum] dt { color: inherit; }
`;

/** Deposits as rows that open. */
export const CashierRows = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  border: ${token.stroke.hairline} solid ${token.color.border.subtle};
  border-radius: ${token.radius.md};
  list-style: none;
  overflow: hidden;

  & > li:not(:first-child) { border-block-start: ${token.stroke.hairline} solid ${token.color.border.subtle}; }
  & button {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    grid-template-areas: 'name amount icon' 'time state icon';
    align-items: center;
    gap: ${token.space[1]} ${token.space[3]};
    inline-size: 100%;
    padding: ${token.space[3]} ${token.space[4]};
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    cursor: pointer;
  }
  & button:focus-visible { outline: ${token.stroke.strong} solid ${token.color.border.focus}; outline-offset: -2px; }
  & [data-part='name'] { grid-area: name; font-weight: ${token.font.weight.semibold}; overflow-wrap: anywhere; }
  & [data-part='time'] { grid-area: time; color: ${token.color.fg.muted}; font-size: ${token.font.size.sm}; }
  & [data-part='amount'] { grid-area: amount; justify-self: end; font-weight: ${token.font.weight.semibold}; font-variant-numeric: tabular-nums; }
  & [data-part='state'] { grid-area: state; justify-self: end; }
  /* Names of states are long in some languages: beside a day they would break both. */
  @media (width < 30rem) {
    & button { grid-template-areas: 'name amount icon' 'time time icon' 'state state icon'; }
    & [data-part='state'] { justify-self: start; }
  }
  & svg[data-part='open'] { grid-area: icon; color: ${token.color.fg.muted}; }
  @media (hover: hover) { & button:hover { background: ${token.color.bg.sunken}; } }
`;

/** One deposit: what to do beside what has happened. */
export const CashierLayout = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[5]};

  & > header { display: grid; justify-items: start; gap: ${token.space[1]}; }
  & > header > button { margin-inline-start: calc(-1 * ${token.space[4]}); }
  & > header > div { display: flex; flex-wrap: wrap; align-items: center; gap: ${token.space[1]} ${token.space[3]}; }
  & > header > p { color: ${token.color.fg.muted}; }
  & h3 { font-size: ${token.font.size.h2}; line-height: ${token.line.height.snug}; font-variant-numeric: tabular-nums; outline: none; }
  & h4 { margin-block-end: ${token.space[3]}; font-size: ${token.font.size.md}; outline: none; }
`;

/** Two columns where there is room; the first is what to do. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 19rem), 1fr));
  gap: ${token.space[6]};
  align-items: start;

  & > div { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${token.space[4]}; }
  /* A heading is nearer to its own part than to the one before. */
  & > div > section:not(:first-child) { margin-block-start: ${token.space[3]}; }
`;

/** What to pay, to whom, under which reference: each with a button that copies it. */
export const PayFacts = styled.dl`
  display: grid;
  margin: 0;
  border: ${token.stroke.hairline} solid ${token.color.border.subtle};
  border-radius: ${token.radius.md};

  & > div { display: grid; grid-template-columns: minmax(0, 1fr) auto; align-items: center; gap: 0 ${token.space[3]}; padding: ${token.space[2]} ${token.space[4]}; min-block-size: 3.5rem; }
  & > div:not(:first-child) { border-block-start: ${token.stroke.hairline} solid ${token.color.border.subtle}; }
  & dt { color: ${token.color.fg.muted}; font-size: ${token.font.size.xs}; }
  & dd { margin: 0; overflow-wrap: anywhere; font-weight: ${token.font.weight.semibold}; font-variant-numeric: tabular-nums; }
  & dd[data-copy] { grid-column: 2; grid-row: 1 / span 2; }
`;

/** Buttons side by side. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[3]};
`;

/** A line of help below everything. */
export const HelpLine = styled.p`
  color: ${token.color.fg.muted};
  font-size: ${token.font.size.sm};

  /* Text of a link by itself begins where other text does. */
  & > a:only-child { margin-inline-start: calc(-1 * ${token.space[4]}); }
`;

/** The code to scan, with what can be done instead. */
export const PayPanel = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token.space[4]};
  padding: ${token.space[5]} ${token.space[4]};
  border: ${token.stroke.hairline} solid ${token.color.border.subtle};
  border-radius: ${token.radius.md};
`;

/** The reference for customer service, and the way there. */
export const Help = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[1]} ${token.space[4]};
  padding-block-start: ${token.space[4]};
  border-block-start: ${token.stroke.hairline} solid ${token.color.border.subtle};

  & > a { margin-inline: calc(-1 * ${token.space[4]}); }
`;
