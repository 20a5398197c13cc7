import type { ReactNode } from 'react';

/** How far one's own message has got. */
export type ChatMessageState = 'sending' | 'sent' | 'failed';

/** One message of a {@link ChatList}. */
export interface ChatMessage {
  readonly id: string;
  readonly author: { readonly id: string; readonly name: string; readonly image?: string };
  /** Written by the reader: stands at the other side. */
  readonly own?: boolean;
  readonly text?: string;
  /** Pictures of the message, each with its text alternative. */
  readonly images?: ReactNode;
  /** When it was written, as an ISO date and time. */
  readonly at: string;
  /** Of one's own messages; sent without it. */
  readonly state?: ChatMessageState;
}

/** Texts of a {@link ChatList}. */
export interface ChatLabels {
  /** Author of one's own messages: "You". */
  readonly you: string;
  readonly sending: string;
  readonly sent: string;
  readonly failed: string;
  readonly retry: string;
  /** "3 new messages": the button that leads to them. */
  readonly newMessages: (count: number) => string;
  /** Button that loads what was written before. */
  readonly older: string;
  readonly loadingOlder: string;
  readonly olderFailed: string;
  readonly loading: string;
  readonly empty: string;
}
