import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DateValue } from 'react-aria-components';
import { isoDate, noRange, parseIsoDate } from './date-values.ts';
import type { DateRange } from './date-values.ts';

/** What the segments of a date show: nothing, a date, or anything else, such as a month without its year or a 30 February. */
export type Filled = 'empty' | 'partly' | 'date';

/** The date in ISO form; empty while its year has fewer than four digits, as when it is being typed. */
function completeIso(date: DateValue | null): string {
  const iso = isoDate(date);
  return /^[1-9]\d{3}-/.test(iso) ? iso : '';
}

/** Between a date picker and React Aria, which keeps the former date while a segment is empty. */
export interface TypedDate<Shown, Value> {
  /** Value for React Aria: the last date that all segments made, so that the other segments stay while one is empty. */
  readonly shown: Shown;
  /** For changes by React Aria. */
  readonly onShown: (shown: Shown) => void;
  /** Takes a value other than by the segments. */
  readonly take: (value: Value) => void;
  /** Whether something is filled in that is not reported. */
  readonly incomplete: boolean;
}

/** Calls back after a state has changed, not for its first value. */
function useChange<State>(state: State, onChange: (state: State) => void): void {
  const known = useRef(state);
  const tell = useEffectEvent(onChange);
  useEffect(() => {
    if (known.current === state) return;
    known.current = state;
    tell(state);
  }, [state]);
}

/** Keeps what the segments of a date show apart from the date reported: an empty string unless the segments make one. */
export function useTypedDate(value: string, onChange: (date: string) => void): TypedDate<DateValue | null, string> & { readonly onFilled: (filled: Filled) => void } {
  const [shown, setShown] = useState<DateValue | null>(() => parseIsoDate(value));
  const [filled, setFilled] = useState<Filled>(shown === null ? 'empty' : 'date');
  const [reported, setReported] = useState(value);
  if (value !== reported) {
    setReported(value);
    setShown(parseIsoDate(value));
  }
  const report = (date: string) => {
    if (date === value) return;
    setReported(date);
    onChange(date);
  };
  // React Aria tells of an emptied date, but of no emptied segment, nor when that makes the former date again.
  useChange(filled, (now) => {
    if (now !== 'empty') report(now === 'date' ? completeIso(shown) : '');
  });
  return {
    shown,
    onShown: (date) => {
      setShown(date);
      report(completeIso(date));
    },
    take: (date) => {
      setShown(parseIsoDate(date));
      report(date);
    },
    incomplete: value === '' && filled !== 'empty',
    onFilled: setFilled,
  };
}

export interface ShownRange {
  readonly start: DateValue;
  readonly end: DateValue;
}

const sameRange = (one: DateRange, other: DateRange) => one.start === other.start && one.end === other.end;

function parsedRange({ start, end }: DateRange): ShownRange | null {
  const [from, to] = [parseIsoDate(start), parseIsoDate(end)];
  return from === null || to === null ? null : { start: from, end: to };
}

function completeRange(range: ShownRange | null): DateRange {
  const [start, end] = [completeIso(range?.start ?? null), completeIso(range?.end ?? null)];
  return start === '' || end === '' ? noRange : { start, end };
}

/** The same for a range: two empty strings unless the segments make two dates. */
export function useTypedRange(value: DateRange, onChange: (range: DateRange) => void): TypedDate<ShownRange | null, DateRange> & { readonly onFilled: (end: keyof DateRange, filled: Filled) => void } {
  const [shown, setShown] = useState(() => parsedRange(value));
  const [filled, setFilled] = useState<Readonly<Record<keyof DateRange, Filled>>>(() => (shown === null ? { start: 'empty', end: 'empty' } : { start: 'date', end: 'date' }));
  const [reported, setReported] = useState(value);
  if (!sameRange(value, reported)) {
    setReported(value);
    setShown(parsedRange(value));
  }
  const report = (range: DateRange) => {
    if (sameRange(range, value)) return;
    setReported(range);
    onChange(range);
  };
  useChange(filled, ({ start, end }) => {
    if (start !== 'empty' || end !== 'empty') report(start === 'date' && end === 'date' ? completeRange(shown) : noRange);
  });
  return {
    shown,
    onShown: (range) => {
      setShown(range);
      report(completeRange(range));
    },
    take: (range) => {
      setShown(parsedRange(range));
      report(range);
    },
    incomplete: sameRange(value, noRange) && (filled.start !== 'empty' || filled.end !== 'empty'),
    onFilled: (end, now) => setFilled((before) => (before[end] === now ? before : { ...before, [end]: now })),
  };
}
