import type { Tx } from '../../platform/db/index.ts';
import type { CompleteLanguage } from '../../platform/texts/index.ts';

/** How a message travels. */
export type Channel = 'sms' | 'email';

export const CHANNELS = ['sms', 'email'] as const satisfies readonly Channel[];

/** A message to be sent by SMS or e-mail. */
export interface OutgoingMessage {
  readonly channel: Channel;
  /** E.164 number or e-mail address. */
  readonly recipient: string;
  /** E-mail only. */
  readonly subject?: string;
  readonly text: string;
  /** What the text is written in: a mail is laid out by it. Undefined: by each paragraph's own letters. */
  readonly language?: CompleteLanguage;
  /** How long it is worth sending, in milliseconds; as long as the code in it is valid. */
  readonly usefulMs: number;
}

/** What a provider is given of a message. */
export type MessageContent = Pick<OutgoingMessage, 'recipient' | 'subject' | 'text' | 'language'>;

/** A message as the developer's outbox shows it. */
export interface QueuedMessage extends MessageContent {
  readonly id: string;
  readonly tenant: string;
  readonly channel: Channel;
  readonly queuedAt: Date;
}

/** The queue of messages to people. */
export interface Messages {
  /**
   * Queues a message in the caller's transaction. A withheld one takes the same work and is never written, so that response
   * times do not reveal whether there was a recipient.
   */
  queue(tx: Tx, tenantId: string, message: OutgoingMessage, options?: { readonly withheld?: boolean }): Promise<void>;
  /** The newest messages of all tenants whose content was not erased yet. */
  latest(limit: number): Promise<QueuedMessage[]>;
}

/** Logs how messages ended; never a text or a recipient. */
export interface MessageLog {
  error(what: object, message: string): void;
  warn(what: object, message: string): void;
}
