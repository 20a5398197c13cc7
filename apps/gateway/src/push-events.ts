import { z } from 'zod';
import type { Notices } from './modules/notices/index.ts';
import type { SettingName, Settings } from './modules/settings/index.ts';
import type { SessionsEnded } from './modules/auth/index.ts';
import { createPubSub, type PubSubDeps, type PushHub } from './platform/push/index.ts';

/** Whose balance it is. */
export interface BalanceOwner {
  readonly tenantId: string;
  readonly memberId: string;
}

/** What the gateway tells open streams, at this process and at every other one on its database. */
export interface PushEvents {
  /** A member's balance changed. */
  balanceChanged(owner: BalanceOwner): Promise<void>;
  /** Sessions ended: their streams end. */
  readonly sessionsEnded: SessionsEnded;
  /** The notices, with streams that hear of what is announced. */
  withAnnouncementEvents(notices: Notices): Notices;
  /** The settings, with streams that hear when the site may have been opened or closed. */
  withStatusEvents(settings: Settings): Settings;
  /** Begins to hear the other processes. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** What pushes are made of. */
export interface PushEventsDeps extends PubSubDeps {
  readonly hub: PushHub;
  /** Sends a member's streams here the balance as it is now. */
  readonly sendBalance: (owner: BalanceOwner) => Promise<void>;
  /** Reads a merchant's settings anew at the next question. */
  readonly forgetSettings: (tenantId: string) => void;
  /** Ends the streams here whose session is no more. */
  readonly closeLapsed: () => Promise<void>;
}

/** Settings that open or close a site. */
const OPENING: ReadonlySet<SettingName> = new Set(['maintenance', 'blockedCountries']);
/** Identifiers in one piece of news: what is told has a limit, and nobody knows how often somebody is logged in. */
const IDS_AT_ONCE = 100;

/** {@link PushEvents}: each kind is delivered here at once, elsewhere on hearing it, and made up for where it was missed. */
export function createPushEvents({ broadcast, onError, hub, sendBalance, forgetSettings, closeLapsed }: PushEventsDeps): PushEvents {
  const news = createPubSub({ broadcast, onError });
  const tenantId = z.string();
  const listening = (): Iterable<string> => hub.sessions().keys();

  const balance = news.topic<BalanceOwner>({
    name: 'balance',
    item: z.object({ tenantId, memberId: z.string() }),
    deliver: sendBalance,
    onReconnect: async () => void (await Promise.all(hub.members().map(sendBalance))),
  });

  const sessions = news.topic({
    name: 'sessions',
    item: z.object({ tenantId, sessionIds: z.array(z.string()) }),
    deliver: (ended) => hub.endSessions(ended.tenantId, ended.sessionIds),
    onReconnect: closeLapsed,
  });

  const announcement = news.topic({
    name: 'announcement',
    item: z.object({ tenantId, id: z.string() }),
    deliver: (announced) => hub.toTenant(announced.tenantId, 'announcement', { id: announced.id }),
    onReconnect() {
      for (const tenant of listening()) hub.toTenant(tenant, 'announcement', {});
    },
  });

  function sendStatus(tenant: string): void {
    // Whoever is told asks at once: no answer may come from before.
    forgetSettings(tenant);
    hub.toTenant(tenant, 'status', {});
  }
  const status = news.topic({
    name: 'status',
    item: z.object({ tenantId }),
    deliver: (changed) => sendStatus(changed.tenantId),
    onReconnect() {
      for (const tenant of listening()) sendStatus(tenant);
    },
  });

  return {
    balanceChanged: balance,
    // What these tell is done and committed: it stays done where it cannot be told.
    sessionsEnded(ended) {
      for (let from = 0; from < ended.sessionIds.length; from += IDS_AT_ONCE) {
        sessions({ tenantId: ended.tenantId, sessionIds: ended.sessionIds.slice(from, from + IDS_AT_ONCE) }).catch(onError);
      }
    },
    withAnnouncementEvents: (notices) => ({
      ...notices,
      async announce(tenant, written, query) {
        const id = await notices.announce(tenant, written, query);
        // Inside a transaction it is not there to be read yet: those who listen see it at their next look.
        if (query === undefined) announcement({ tenantId: tenant, id }).catch(onError);
        return id;
      },
    }),
    withStatusEvents: (settings) => ({
      ...settings,
      async set(tenant, name, value, tx) {
        await settings.set(tenant, name, value, tx);
        // The same here.
        if (tx === undefined && OPENING.has(name)) status({ tenantId: tenant }).catch(onError);
      },
    }),
    start: news.start,
    stop: news.stop,
  };
}
