import { createSecrets } from '../src/platform/crypto/index.ts';
import { createWallet } from '../src/modules/wallet/index.ts';
import { adoptFleet } from '../src/modules/tenant/index.ts';
import { createClaims } from '../src/modules/messages/claims.ts';
import type { Channel, OutgoingMessage } from '../src/modules/messages/message.ts';
import { createQueue } from '../src/modules/messages/queue.ts';
import type { Delivery, Outcome, ProviderOf } from '../src/modules/messages/providers/provider.ts';
import { createSender, type Sender } from '../src/modules/messages/sender.ts';
import { testClock, type TestClock } from './clock.ts';
import { testDatabase, type TestDatabase } from './database.ts';
import { testFleet } from './test-fleet.ts';

/** What a provider of a test does with a message. */
export type Answer = (delivery: Delivery, channel: Channel) => Promise<Outcome> | Outcome;

/** The queue on a fresh database with providers in the hands of the test. */
export interface MessageBench {
  readonly db: TestDatabase;
  readonly clock: TestClock;
  /** Everything that was logged, as JSON. */
  readonly log: string[];
  /** Messages that a provider took, in their order. */
  readonly sent: Delivery[];
  /** What was counted as given up: merchant, channel, why and how many. */
  readonly givenUp: string[];
  /** Queues one and returns its identifier. */
  queue(tenant: string, message?: Partial<OutgoingMessage>): Promise<string>;
  /** A sender as of another process; without an answer its provider takes everything, and with `null` there is none. */
  sender(answer?: Answer | null, options?: { readonly db?: TestDatabase; readonly random?: () => number; readonly keepsContent?: boolean }): Sender;
  row(id: string): Promise<{ state: string; content: Uint8Array | null; attempts: number; failure: string | null; due_at: Date; lease: string | null }>;
}

export const BENCH_SECRET = 'a secret for the queue of messages alone';

export async function messageBench(): Promise<MessageBench> {
  const clock = testClock();
  const db = await testDatabase({ clock });
  const tenants = await adoptFleet(testFleet, { db, wallet: createWallet({ db, events: { balanceChanged: () => undefined } }) });
  const secrets = createSecrets(BENCH_SECRET);
  const queue = createQueue(db, secrets);
  const log: string[] = [];
  const sent: Delivery[] = [];
  const givenUp: string[] = [];
  const write = (level: string) => (what: object, message: string) => void log.push(JSON.stringify({ level, message, ...what }));
  return {
    db,
    clock,
    log,
    sent,
    givenUp,
    async queue(tenant, message = {}) {
      await db.transaction((tx) => queue.queue(tx, tenant, { channel: 'sms', recipient: '+639170000001', text: '123456 is your code', usefulMs: 300_000, ...message }));
      const { id } = await db.query.selectFrom('message_queue').select('id').where('tenant_id', '=', tenant).orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();
      return id;
    },
    sender(answer, { db: own = db, random = () => 0.5, keepsContent = false } = {}) {
      const providerOf: ProviderOf = async (_, channel) => {
        if (answer === null) return undefined;
        return {
          async send(delivery) {
            const outcome = await (answer?.(delivery, channel) ?? { kind: 'sent', reference: delivery.id });
            if (outcome.kind === 'sent') sent.push(delivery);
            return outcome;
          },
        };
      };
      return createSender({
        claims: createClaims(own, keepsContent),
        secrets,
        providerOf,
        brandOf(tenantId) {
          const tenant = tenants.byMerchant(tenantId);
          return tenant === undefined ? undefined : { name: tenant.name, domain: tenant.domains[0] };
        },
        clock,
        random,
        log: { error: write('error'), warn: write('warn') },
        givenUp: ({ tenantId, channel }, failure, count) => void givenUp.push(`${tenantId} ${channel} ${failure} ${count}`),
        onError: (error) => void log.push(`failed: ${String(error)}`),
      });
    },
    row: (id) => db.query.selectFrom('message_queue').select(['state', 'content', 'attempts', 'failure', 'due_at', 'lease']).where('id', '=', id).executeTakeFirstOrThrow(),
  };
}
