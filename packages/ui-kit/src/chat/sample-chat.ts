import type { ChatLabels, ChatMessage } from './chat-types.ts';

/** Chat texts for stories and tests. */
export const chatLabels: ChatLabels = {
  you: 'You',
  sending: 'Sending',
  sent: 'Sent',
  failed: 'Not sent',
  retry: 'Try again',
  newMessages: (count) => (count === 1 ? '1 new message' : `${count} new messages`),
  older: 'Earlier messages',
  loadingOlder: 'Loading earlier messages',
  olderFailed: 'Earlier messages could not be loaded.',
  loading: 'Loading the conversation',
  empty: 'Write to us: we answer within minutes.',
};

export const formatDay = (at: string) => new Intl.DateTimeFormat('en', { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' }).format(new Date(at));
export const formatTime = (at: string) => new Intl.DateTimeFormat('en', { timeZone: 'UTC', hour: '2-digit', minute: '2-digit' }).format(new Date(at));

const authors = { ana: { id: 'ana', name: 'Ana, support' }, ben: { id: 'ben', name: 'Ben, payments' }, me: { id: 'me', name: 'maria_28' } };

/** A message written the given number of minutes after 1 March 2026, 23:50. */
export function sampleMessage(id: string, author: keyof typeof authors, minutes: number, text: string, rest: Partial<ChatMessage> = {}): ChatMessage {
  return { id, author: authors[author], own: author === 'me', at: new Date(Date.UTC(2026, 2, 1, 23, 50 + minutes)).toISOString(), text, ...rest };
}

/** A conversation across midnight with two support agents. */
export const sampleMessages: readonly ChatMessage[] = [
  sampleMessage('1', 'me', 0, 'Hello! My withdrawal is on its way since yesterday.'),
  sampleMessage('2', 'ana', 2, 'Good evening. I am looking into it.'),
  sampleMessage('3', 'ana', 3, 'Your bank asks for the name of the account once more. It takes a minute: open “My account”, then “Bank cards”.'),
  sampleMessage('4', 'me', 12, 'Done. Is this the right page?'),
  sampleMessage('5', 'ben', 14, 'It is. The money leaves with the next run at 01:00.'),
  sampleMessage('6', 'me', 15, 'Thank you both!'),
];

/** The given number of short support messages, numbered from `from`. */
export const manyMessages = (count: number, from = 0): ChatMessage[] =>
  Array.from({ length: count }, (_, at) => sampleMessage(`n${from + at}`, (from + at) % 5 === 4 ? 'me' : 'ana', from + at, `Message ${from + at}`));
