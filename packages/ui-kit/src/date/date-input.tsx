import { useContext, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { Button, DateFieldStateContext, DateInput as AriaDateInput, DateSegment, Group } from 'react-aria-components';
import type { DateFieldState, DateSegmentProps } from 'react-aria-components';
import { styled } from 'styled-components';
import { controlFrame } from '../fields/control-style.ts';
import { toLatinDigits } from '../foundation/latin-digits.ts';
import { focusRing } from '../foundation/styles.ts';
import { token } from '../foundation/token.ts';
import { iconCalendar } from '../icons/actions.ts';
import { Icon } from '../icons/icon.tsx';
import { allowEmptyAnnouncements } from './empty-announcements.ts';
import type { Filled } from './use-typed-date.ts';

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
  display: block;
  padding-block: ${token.space[2]};
  white-space: nowrap;
  font-variant-numeric: tabular-nums;

  /* As dates are written in the page's texts: a number, from left to right. */
  [dir='rtl'] & { direction: ltr; text-align: end; }
`;

const Segment = styled(DateSegment)`
  padding: ${token.space[1]} 1px;
  border-radius: ${token.radius.sm};
  outline: none;
  /* Marks of direction among the separators would turn the order of what stands beside them. */
  unicode-bidi: isolate;

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

function filledOf({ segments, value }: DateFieldState): Filled {
  const parts = segments.filter(({ type }) => type === 'year' || type === 'month' || type === 'day');
  if (parts.every(({ isPlaceholder }) => isPlaceholder)) return 'empty';
  // React Aria keeps its former value while a segment is empty or the segments make no date.
  const made = parts.every(({ type, value: part, isPlaceholder }) => !isPlaceholder && value !== null && part === value[type as 'year' | 'month' | 'day']);
  return made ? 'date' : 'partly';
}

interface WatchedSegmentProps extends Pick<DateSegmentProps, 'segment'> {
  readonly name: string | undefined;
  readonly onFilled: (filled: Filled) => void;
}

/** A segment; that of the year also tells what all segments show, and the first one is where a form puts the focus. */
function WatchedSegment({ segment, name, onFilled }: WatchedSegmentProps) {
  const state = useContext(DateFieldStateContext);
  const isYear = segment.type === 'year';
  const filled = isYear && state !== null ? filledOf(state) : undefined;
  const tell = useEffectEvent(onFilled);
  useLayoutEffect(() => {
    if (filled !== undefined) tell(filled);
  }, [filled]);
  // Before the effect of each change, in which it is emptied; the first change makes it.
  useLayoutEffect(() => {
    if (isYear) allowEmptyAnnouncements();
  });
  const isFirst = state?.segments.find(({ type }) => type !== 'literal')?.type === segment.type;
  return <Segment segment={segment} data-field={isFirst ? name : undefined} />;
}

/** Segments have Latin digits, and React Aria takes no others then: those of other scripts are typed in their place. */
function typeLatinDigits(event: InputEvent) {
  const latin = toLatinDigits(event.data ?? '');
  if (event.data === null || latin === event.data || event.inputType === 'insertCompositionText') return;
  event.preventDefault();
  event.stopPropagation();
  event.target?.dispatchEvent(new InputEvent('beforeinput', { data: latin, inputType: event.inputType, bubbles: true, cancelable: true }));
}

interface DateInputProps {
  readonly slot?: 'start' | 'end';
  /** The field's, by which a form finds it. */
  readonly name?: string | undefined;
  /** Receives what the segments show, on every change. */
  readonly onFilled: (filled: Filled) => void;
}

/** Date segments (day, month, year) in the order of the language; takes digits of every script. */
export function DateInput({ slot, name, onFilled }: DateInputProps) {
  const input = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = input.current;
    element?.addEventListener('beforeinput', typeLatinDigits, { capture: true });
    return () => element?.removeEventListener('beforeinput', typeLatinDigits, { capture: true });
  }, []);
  return (
    <Input ref={input} {...(slot === undefined ? {} : { slot })}>
      {(segment) => <WatchedSegment segment={segment} name={name} onFilled={onFilled} />}
    </Input>
  );
}

/** Opens the calendar; React Aria sets its accessible name. */
export function CalendarButton() {
  return (
    <Opener>
      <Icon glyph={iconCalendar} />
    </Opener>
  );
}
