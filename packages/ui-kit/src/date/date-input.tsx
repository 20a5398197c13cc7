import { Button, DateInput as AriaDateInput, DateSegment, Group } from 'react-aria-components';
import { styled } from 'styled-components';
import { controlFrame } from '../fields/control-style.ts';
import { focusRing } from '../foundation/styles.ts';
import { token } from '../foundation/token.ts';
import { iconCalendar } from '../icons/actions.ts';
import { Icon } from '../icons/icon.tsx';

/** Frame around the date segments and the calendar button. */
export const DateFrame = styled(Group)`
  ${controlFrame}

  padding-inline-end: ${token.space[1]};
  font-size: max(16px, ${token.font.size.md});

  &[data-invalid] { outline-color: ${token.color.status.danger.fg}; }
  @media (forced-colors: active) {
    &[data-invalid] { border: 2px solid Mark; }
    &[data-disabled] { border-color: GrayText; color: GrayText; opacity: 1; }
  }
`;

const Input = styled(AriaDateInput)`
  /* Not flex: date segments keep the order of the language in right-to-left pages too. */
  display: block;
  padding-block: ${token.space[2]};
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
`;

const Segment = styled(DateSegment)`
  padding: ${token.space[1]} 1px;
  border-radius: ${token.radius.sm};
  outline: none;

  &[data-type='literal'] { padding-inline: 0; color: ${token.color.fg.muted}; }
  &[data-placeholder] { color: ${token.color.field.placeholder}; }
  &[data-focused] { color: ${token.color.accent.fg}; background: ${token.color.accent.bg}; }
  @media (forced-colors: active) {
    &[data-focused] { forced-color-adjust: none; color: HighlightText; background: Highlight; }
  }
`;

const Opener = styled(Button)`
  ${focusRing}

  display: grid;
  place-items: center;
  flex: none;
  inline-size: calc(${token.size.target} - ${token.space[1]});
  block-size: calc(${token.size.target} - ${token.space[1]});
  margin-inline-start: auto;
  border: 0;
  border-radius: ${token.radius.control};
  background: transparent;
  color: ${token.color.fg.muted};
  cursor: pointer;

  &[data-hovered], &[data-pressed] { color: ${token.color.accent.softFg}; background: ${token.color.accent.soft}; }
  &[data-disabled] { cursor: not-allowed; }
`;

/** Date segments (day, month, year) in the order of the language. */
export function DateInput({ slot }: { readonly slot?: 'start' | 'end' }) {
  return <Input {...(slot === undefined ? {} : { slot })}>{(segment) => <Segment segment={segment} />}</Input>;
}

/** Opens the calendar; React Aria sets its accessible name. */
export function CalendarButton() {
  return (
    <Opener>
      <Icon glyph={iconCalendar} />
    </Opener>
  );
}
