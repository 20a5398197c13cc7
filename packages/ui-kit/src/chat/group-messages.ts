import type { ChatMessage } from './chat-types.ts';

/** Consecutive messages by one author. */
export interface ChatRun {
  readonly author: ChatMessage['author'];
  readonly own: boolean;
  readonly messages: readonly ChatMessage[];
}

export interface ChatDay {
  readonly day: string;
  readonly runs: readonly ChatRun[];
}

/** Groups messages (oldest first) by day and by author within the day. `dayOf` returns the label of a time's day. */
export function groupMessages(messages: readonly ChatMessage[], dayOf: (at: string) => string): ChatDay[] {
  const days: { day: string; runs: (ChatRun & { messages: ChatMessage[] })[] }[] = [];
  for (const message of messages) {
    const day = dayOf(message.at);
    if (days.at(-1)?.day !== day) days.push({ day, runs: [] });
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
