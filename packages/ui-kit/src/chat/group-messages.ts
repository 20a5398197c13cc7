import { fromDate, toCalendarDate } from '@internationalized/date';
import type { ChatMessage } from './chat-types.ts';

/** Consecutive messages by one author. */
export interface ChatRun {
  readonly author: ChatMessage['author'];
  readonly own: boolean;
  readonly messages: readonly ChatMessage[];
}

export interface ChatDay {
  /** Unique, and the same when older messages load: the day and, where messages out of order begin it again, how often it began before. */
  readonly key: string;
  /** Time of its first message. */
  readonly at: string;
  readonly runs: readonly ChatRun[];
}

/** Calendar day of a time in an IANA time zone, as `YYYY-MM-DD`. */
export function calendarDay(at: string, timeZone: string): string {
  return toCalendarDate(fromDate(new Date(at), timeZone)).toString();
}

/** Groups messages (oldest first) by calendar day in a time zone, and by author within the day. */
export function groupMessages(messages: readonly ChatMessage[], timeZone: string): ChatDay[] {
  const days: (Omit<ChatDay, 'runs'> & { readonly day: string; readonly runs: (ChatRun & { messages: ChatMessage[] })[] })[] = [];
  const begun = new Map<string, number>();
  for (const message of messages) {
    const day = calendarDay(message.at, timeZone);
    if (days.at(-1)?.day !== day) {
      const before = begun.get(day) ?? 0;
      begun.set(day, before + 1);
      days.push({ key: before === 0 ? day : `${day} ${before}`, day, at: message.at, runs: [] });
    }
    const runs = days.at(-1)?.runs ?? [];
    const run = runs.at(-1);
    if (run !== undefined && run.author.id === message.author.id && run.own === (message.own === true)) run.messages.push(message);
    else runs.push({ author: message.author, own: message.own === true, messages: [message] });
  }
  return days;
}

/** Messages after `lastId`; empty if it is missing or undefined. */
export function appendedTo(lastId: string | undefined, messages: readonly ChatMessage[]): readonly ChatMessage[] {
  const at = messages.findLastIndex(({ id }) => id === lastId);
  return at === -1 ? [] : messages.slice(at + 1);
}
