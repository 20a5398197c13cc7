import type { Clock } from '../../../platform/db/index.ts';
import type { Fetch } from '../../../platform/http/index.ts';
import type { Provider, ProviderOf } from './provider.ts';
import type { ProviderStore } from './provider-store.ts';
import type { DefaultProviders } from './settings.ts';
import { createSmsGateway } from './sms-gateway.ts';
import { createSmtp } from './smtp.ts';

export interface ProvidersDeps {
  readonly store: ProviderStore;
  readonly defaults: DefaultProviders;
  readonly fetch: Fetch;
  readonly clock: Clock;
  /** Where there is no provider, messages stay in the developer's outbox. */
  readonly devOutbox: boolean;
}

/** Takes every message: who wrote the code reads it at `/__dev/outbox`. */
const outboxProvider: Provider = { send: async ({ id }) => ({ kind: 'sent', reference: id }) };

/** The merchant's own provider, else the platform's. */
export function createProviderOf({ store, defaults, fetch, clock, devOutbox }: ProvidersDeps): ProviderOf {
  return async (tenantId, channel) => {
    if (channel === 'email') {
      const smtp = (await store.get(tenantId, 'email')) ?? defaults.email;
      if (smtp !== undefined) return createSmtp(smtp);
    } else {
      const sms = (await store.get(tenantId, 'sms')) ?? defaults.sms;
      if (sms !== undefined) return createSmsGateway(sms, fetch, clock);
    }
    return devOutbox ? outboxProvider : undefined;
  };
}
