import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { ChatMessage } from './chat-types.ts';
import { appendedTo } from './group-messages.ts';

/** As near to its end, in pixels, a reader counts as being there. */
const NEAR_END = 48;

interface Kept {
  atEnd: boolean;
  top: number;
  first: string | undefined;
  last: string | undefined;
  /** How far below the upper edge the first message stood. */
  offset: number;
}

/** What {@link useChatScroll} gives. */
export interface ChatScroll {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly content: RefObject<HTMLDivElement | null>;
  readonly onScroll: () => void;
  readonly toEnd: () => void;
  /** How many messages of others came below while the reader was further up. */
  readonly unseen: number;
  /** Messages of others that came last, to be announced. */
  readonly arrived: readonly ChatMessage[];
}

const elementOf = (box: HTMLElement, id: string | undefined) => (id === undefined ? undefined : box.querySelector<HTMLElement>(`[data-message="${CSS.escape(id)}"]`));

const endDistance = (box: HTMLElement) => box.scrollHeight - box.clientHeight - box.scrollTop;

/**
 * Keeps a chat at its end while the reader is there, also when a picture loads; leaves them where they are when they
 * have scrolled up, and when older messages come in above.
 */
export function useChatScroll(messages: readonly ChatMessage[]): ChatScroll {
  const box = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const kept = useRef<Kept>({ atEnd: true, top: 0, first: undefined, last: undefined, offset: 0 });
  const [unseen, setUnseen] = useState(0);
  const [arrived, setArrived] = useState<readonly ChatMessage[]>([]);

  const keep = useCallback(() => {
    const element = box.current;
    if (element === null) return;
    const { first, atEnd, top } = kept.current;
    // Who has not scrolled up has not left the end: the content grew, and the observer below follows it.
    kept.current.atEnd = endDistance(element) <= NEAR_END || (atEnd && element.scrollTop >= top);
    kept.current.top = element.scrollTop;
    kept.current.offset = topOf(element, first) - element.scrollTop;
    if (kept.current.atEnd) setUnseen(0);
  }, []);

  const toEnd = useCallback(() => {
    const element = box.current;
    if (element === null) return;
    element.scrollTop = element.scrollHeight;
    keep();
  }, [keep]);

  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const before = { ...kept.current };
    const appended = appendedTo(before.last, messages);
    const others = appended.filter(({ own }) => own !== true);
    kept.current.first = messages[0]?.id;
    kept.current.last = messages.at(-1)?.id;
    if (before.last === undefined || before.atEnd || appended.some(({ own }) => own === true)) toEnd();
    else {
      // What came in above must not move what is being read.
      if (before.first !== kept.current.first && elementOf(element, before.first)) element.scrollTop = topOf(element, before.first) - before.offset;
      if (others.length > 0) setUnseen((count) => count + others.length);
      keep();
    }
    if (others.length > 0) setArrived(others);
  }, [messages, keep, toEnd]);

  useEffect(() => {
    const element = content.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => {
      // The reader may have scrolled up in this very frame, before the event that says so.
      keep();
      if (kept.current.atEnd) toEnd();
    });
    observer.observe(element);
    if (box.current !== null) observer.observe(box.current);
    return () => observer.disconnect();
  }, [keep, toEnd]);

  return { box, content, onScroll: keep, toEnd, unseen, arrived };
}

/** Where a message begins in the scrolled content, in pixels from its top. */
function topOf(box: HTMLElement, id: string | undefined): number {
  const element = elementOf(box, id);
  return element == null ? 0 : element.getBoundingClientRect().top - box.getBoundingClientRect().top + box.scrollTop;
}
