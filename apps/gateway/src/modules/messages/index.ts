import type { Secrets } from '../../platform/crypto/index.ts';
import type { Database } from '../../platform/db/index.ts';
import type { Fetch, TenantDirectory } from '../../platform/http/index.ts';
import { createClaims, FAILURES } from './claims.ts';
import { CHANNELS, type MessageLog, type Messages } from './message.ts';
import { createProviderOf } from './providers/provider-of.ts';
import { createProviderStore, type ProviderStore } from './providers/provider-store.ts';
import type { DefaultProviders } from './providers/settings.ts';
import { createQueue } from './queue.ts';
import { sealQueueAnew } from './seal-queue-anew.ts';
import { createSender, type CountGivenUp, type Sender } from './sender.ts';
import { readMessageStats, type MessageStats } from './stats.ts';
import { sweepMessages } from './sweep.ts';

export { registerDevOutbox } from './dev-outbox.ts';
export { type Channel, CHANNELS, type MessageLog, type Messages, type OutgoingMessage, type QueuedMessage } from './message.ts';
export { createProviderStore, type ProviderStore } from './providers/provider-store.ts';
export { type DefaultProviders, type ProviderSettings, providerSchemas, type SmsGatewaySettings, type SmtpSettings } from './providers/settings.ts';
export { signSmsRequest } from './providers/sms-gateway.ts';
export { createQueue } from './queue.ts';
export type { Sender } from './sender.ts';
export type { MessageStats } from './stats.ts';

/** Messages to people: queued with what they tell about, sent by the merchant's provider. */
export interface Messaging {
  readonly messages: Messages;
  readonly sender: Sender;
  readonly providers: ProviderStore;
  readonly stats: () => Promise<MessageStats[]>;
  /** Deletes messages that ended seven days ago. */
  readonly sweep: () => Promise<void>;
  /** Encrypts providers and waiting messages with the present master secret; says how many, and how many no accepted secret opens. */
  readonly sealAnew: () => Promise<{ readonly sealed: number; readonly unreadable: number }>;
  /** Logs each channel for which the platform has no provider. */
  readonly reportMissing: () => void;
}

export interface MessagingDeps {
  readonly db: Database;
  readonly secrets: Secrets;
  readonly tenants: Pick<TenantDirectory, 'byMerchant'> & { all(): readonly { readonly id: string }[] };
  readonly defaults: DefaultProviders;
  readonly fetch: Fetch;
  /** Keeps messages readable for the developer, and takes those that no provider would. Never in production. */
  readonly devOutbox: boolean;
  readonly log: MessageLog;
  /** Counts messages that were given up; called with 0 at first for everything that is counted. */
  readonly givenUp: CountGivenUp;
  readonly onError: (error: unknown) => void;
  readonly random?: () => number;
}

export function createMessaging({ db, secrets, tenants, defaults, fetch, devOutbox, log, givenUp, onError, random = Math.random }: MessagingDeps): Messaging {
  const providers = createProviderStore(db, secrets);
  // A series that begins above 0 shows no increase.
  for (const { id } of tenants.all()) for (const channel of CHANNELS) for (const failure of FAILURES) givenUp({ tenantId: id, channel }, failure, 0);
  const sender = createSender({
    claims: createClaims(db, devOutbox),
    secrets,
    providerOf: createProviderOf({ store: providers, defaults, fetch, clock: db.clock, devOutbox }),
    brandOf(tenantId) {
      const tenant = tenants.byMerchant(tenantId);
      return tenant === undefined ? undefined : { name: tenant.name, domain: tenant.domains[0] };
    },
    clock: db.clock,
    random,
    log,
    givenUp,
    onError,
  });
  return {
    messages: createQueue(db, secrets),
    sender,
    providers,
    stats: () => readMessageStats(db),
    sweep: () => sweepMessages(db),
    async sealAnew() {
      const [own, queued] = [await providers.sealAnew(), await sealQueueAnew(db, secrets)];
      return { sealed: own.sealed + queued.sealed, unreadable: own.unreadable + queued.unreadable };
    },
    reportMissing() {
      if (devOutbox) return;
      for (const channel of CHANNELS) {
        if (defaults[channel] === undefined) log.error({ channel }, 'no provider of messages: those of merchants without one of their own fail');
      }
    },
  };
}
