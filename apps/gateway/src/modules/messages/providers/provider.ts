import type { Channel, MessageContent } from '../message.ts';

/** A message as a provider sends it. */
export interface Delivery extends MessageContent {
  /** The same at each attempt, so that the provider recognises a repetition. */
  readonly id: string;
  readonly merchant: string;
  /** The brand's name, as the sender. */
  readonly brand: string;
  /** The brand's first host name, where it has one. */
  readonly domain: string | undefined;
  readonly expiresAt: Date;
}

/**
 * What became of an attempt. A permanent refusal is one of this message, which no repetition changes; what the provider says
 * about us (credentials, limits) is temporary. `reason` holds codes alone: it is logged.
 */
export type Outcome =
  | { readonly kind: 'sent'; readonly reference: string }
  | { readonly kind: 'temporary'; readonly reason: string }
  | { readonly kind: 'permanent'; readonly reason: string };

/** Sends by one provider. Never throws for what the provider does. */
export interface Provider {
  send(delivery: Delivery): Promise<Outcome>;
}

/** The provider of a merchant's channel; undefined where there is none. */
export type ProviderOf = (tenantId: string, channel: Channel) => Promise<Provider | undefined>;
