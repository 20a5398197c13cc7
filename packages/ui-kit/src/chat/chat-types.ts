import type { ReactNode } from 'react';

/** Delivery state of the reader's own message. */
export type ChatMessageState = 'sending' | 'sent' | 'failed';

export interface ChatMessage {
  readonly id: string;
  readonly author: { readonly id: string; readonly name: string; readonly image?: string };
  /** Written by the reader; aligned to the end. */
  readonly own?: boolean;
  readonly text?: string;
  /** Images of the message, each with alternative text. */
  readonly images?: ReactNode;
  /** ISO date and time at which it was written. */
  readonly at: string;
  /** For own messages; defaults to sent. */
  readonly state?: ChatMessageState;
}

export interface ChatLabels {
  /** Author label of own messages: "You". */
  readonly you: string;
  readonly sending: string;
  readonly sent: string;
  readonly failed: string;
  readonly retry: string;
  /** Label of the button that scrolls to the new messages: "3 new messages". */
  readonly newMessages: (count: number) => string;
  /** Label of the button that loads older messages. */
  readonly older: string;
  readonly loadingOlder: string;
  readonly olderFailed: string;
  readonly loading: string;
  readonly empty: string;
}
