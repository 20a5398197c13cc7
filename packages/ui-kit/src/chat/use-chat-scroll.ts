import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { ChatMessage } from './chat-types.ts';
import { appendedTo } from './group-messages.ts';

/** Distance from the end, in pixels, within which the reader counts as being at the end. */
const NEAR_END = 48;

interface Kept {
  atEnd: boolean;
  top: number;
  first: string | undefined;
  last: string | undefined;
  /** Distance of the first message from the upper edge, in pixels. */
  offset: number;
}

export interface ChatScroll {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly content: RefObject<HTMLDivElement | null>;
  readonly onScroll: () => void;
  readonly toEnd: () => void;
  /** Number of messages by others added while the reader was scrolled up. */
  readonly unseen: number;
  /** Latest messages by others, to be announced. */
  readonly arrived: readonly Arrival[];
}

/** What is announced of a message. */
export interface Arrival {
  readonly id: string;
  readonly author: string;
  /** Its text and the text alternatives of its images. */
  readonly words: string;
}

const elementOf = (box: HTMLElement, id: string | undefined) => (id === undefined ? undefined : box.querySelector<HTMLElement>(`[data-message="${CSS.escape(id)}"]`));

/** Images are elements of the caller's: only their rendering has their text alternatives. */
function arrivalOf({ id, author, text }: ChatMessage, element: HTMLElement | null | undefined): Arrival {
  const images = [...(element?.querySelectorAll('[data-part="images"] :is(img, [role="img"])') ?? [])];
  const alternatives = images.map((image) => image.getAttribute('aria-label') ?? image.getAttribute('alt') ?? '');
  return { id, author: author.name, words: [text ?? '', ...alternatives].filter((words) => words !== '').join(' ') };
}

const endDistance = (box: HTMLElement) => box.scrollHeight - box.clientHeight - box.scrollTop;

/**
 * Keeps a chat scrolled to its end while the reader is there, also when an image loads. Keeps the reader's position
 * when they have scrolled up or older messages load above.
 */
export function useChatScroll(messages: readonly ChatMessage[]): ChatScroll {
  const box = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const kept = useRef<Kept>({ atEnd: true, top: 0, first: undefined, last: undefined, offset: 0 });
  const [unseen, setUnseen] = useState(0);
  const [arrived, setArrived] = useState<readonly Arrival[]>([]);

  const keep = useCallback(() => {
    const element = box.current;
    if (element === null) return;
    const { first, atEnd, top } = kept.current;
    // A growing list also fires this event; the observer below then scrolls to the end.
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
      // Older messages above must not move the text being read.
      if (before.first !== kept.current.first && elementOf(element, before.first)) element.scrollTop = topOf(element, before.first) - before.offset;
      if (others.length > 0) setUnseen((count) => count + others.length);
      keep();
    }
    if (others.length > 0) setArrived(others.map((message) => arrivalOf(message, elementOf(element, message.id))));
  }, [messages, keep, toEnd]);

  useEffect(() => {
    const element = content.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => {
      // The reader may have scrolled in this frame, before the scroll event.
      keep();
      if (kept.current.atEnd) toEnd();
    });
    observer.observe(element);
    if (box.current !== null) observer.observe(box.current);
    return () => observer.disconnect();
  }, [keep, toEnd]);

  return { box, content, onScroll: keep, toEnd, unseen, arrived };
}

/** Offset of a message in the scrolled content, in pixels. */
function topOf(box: HTMLElement, id: string | undefined): number {
  const element = elementOf(box, id);
  return element == null ? 0 : element.getBoundingClientRect().top - box.getBoundingClientRect().top + box.scrollTop;
}
