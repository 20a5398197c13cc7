import { z } from 'zod';
import type { Notices } from '../modules/notices/index.ts';
import type { SettingName, Settings } from '../modules/settings/index.ts';
import type { SessionsEnded } from '../modules/auth/index.ts';
import { createMemberRefresh, createPubSub, type PubSubDeps, type PushHub } from '../platform/push/index.ts';

/** Whose balance it is. */
export interface BalanceOwner {
  readonly tenantId: string;
  readonly memberId: string;
}

/** Events that the gateway pushes to open streams, at this process and at every other one on its database. */
export interface PushEvents {
  /** A member's balance changed. */
  balanceChanged(owner: BalanceOwner): Promise<void>;
  /** A deposit moved on; to be called after the commit. */
  depositChanged(owner: BalanceOwner, depositId: string): void;
  /** A withdrawal moved on; to be called after the commit. */
  withdrawalChanged(owner: BalanceOwner, withdrawalId: string): void;
  /** A settlement of an agent was paid, or a part of it, or an operator decided about it; to be called after the commit. */
  settlementChanged(owner: BalanceOwner, settlementId: string): void;
  /** These agents were settled, or pay by it; to be called after the commit. */
  agentsSettled(tenantId: string, memberIds: readonly string[]): void;
  /** A contract of an agent changed; to be called after the commit. */
  contractChanged(owner: BalanceOwner, contractId: string): void;
  /** Sessions ended: their streams end. */
  readonly sessionsEnded: SessionsEnded;
  /** An announcement was written or changed; to be called after the commit. */
  announcementChanged(tenantId: string, id: string): void;
  /** Members got, read or deleted messages, all members of a merchant without `memberIds`; to be called after the commit. */
  inboxChanged(tenantId: string, memberIds?: readonly string[]): void;
  /** Wraps the notices, so that streams receive new announcements. */
  withAnnouncementEvents(notices: Notices): Notices;
  /** Wraps the settings, so that every gateway learns of a change, and streams when the site or a part of it may have been opened or closed. */
  withStatusEvents(settings: Settings): Settings;
  /** Subscribes to the other processes. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** What pushes are made of. */
export interface PushEventsDeps extends PubSubDeps {
  /** Carries the news of balances, of which there is one for each bet; they go over `broadcast` without it. */
  readonly news?: PubSubDeps['broadcast'] | undefined;
  readonly hub: PushHub;
  /** Sends the current balances to the streams that members of a merchant have at this process. */
  readonly sendBalances: (tenantId: string, memberIds: readonly string[]) => Promise<void>;
  /** Sends the number of unread messages to these members' streams at this process, of every member without `memberIds`. */
  readonly sendUnread: (tenantId: string, memberIds: readonly string[] | undefined) => Promise<void>;
  /** Drops the cached settings of a merchant. */
  readonly forgetSettings: (tenantId: string) => void;
  /** Closes the streams at this process whose session has ended. */
  readonly closeLapsed: () => Promise<void>;
}

/** Settings that open or close a site, or a part of it: open pages are told. */
const SITE_STATUS_SETTINGS: ReadonlySet<SettingName> = new Set(['maintenance', 'blockedCountries', 'registrationOpen', 'whitelabel']);
/** Identifiers per message: its size is limited, and a member may have any number of sessions, and a message any number of readers. */
const IDS_PER_MESSAGE = 100;

/** {@link PushEvents}: each kind is delivered here at once, elsewhere on hearing it, and made up for where it was missed. */
export function createPushEvents({ broadcast, news, onError, hub, sendBalances, sendUnread, forgetSettings, closeLapsed }: PushEventsDeps): PushEvents {
  const pubsub = createPubSub({ broadcast, onError });
  const balances = news === undefined ? pubsub : createPubSub({ broadcast: news, onError });
  const tenantId = z.string();
  const listening = (): Iterable<string> => hub.sessions().keys();

  const refresh = createMemberRefresh({ hub, send: sendBalances, onError });
  const balance = balances.topic<BalanceOwner>({
    name: 'balance',
    item: z.object({ tenantId, memberId: z.string() }),
    deliver: ({ tenantId: merchant, memberId }) => sendBalances(merchant, [memberId]),
    onReconnect: refresh.ask,
  });

  const deposits = pubsub.topic({
    name: 'deposit',
    item: z.object({ tenantId, memberId: z.string(), id: z.string() }),
    deliver: (moved) => hub.toMember(moved.tenantId, moved.memberId, 'deposit', { id: moved.id }),
    // What was missed is refetched by the pages, which do so whenever their stream opens again.
    onReconnect: () => undefined,
  });

  const withdrawals = pubsub.topic({
    name: 'withdrawal',
    item: z.object({ tenantId, memberId: z.string(), id: z.string() }),
    deliver: (moved) => hub.toMember(moved.tenantId, moved.memberId, 'withdrawal', { id: moved.id }),
    onReconnect: () => undefined,
  });

  const contracts = pubsub.topic({
    name: 'agent-contract',
    item: z.object({ tenantId, memberId: z.string(), id: z.string() }),
    deliver: (changed) => hub.toMember(changed.tenantId, changed.memberId, 'agentContract', { id: changed.id }),
    onReconnect: () => undefined,
  });

  const settlements = pubsub.topic({
    name: 'settlement',
    item: z.object({ tenantId, memberId: z.string(), id: z.string() }),
    deliver: (settled) => hub.toMember(settled.tenantId, settled.memberId, 'accrual', { id: settled.id }),
    onReconnect: () => undefined,
  });

  const settled = pubsub.topic({
    name: 'agents-settled',
    item: z.object({ tenantId, memberIds: z.array(z.string()) }),
    deliver({ tenantId: merchant, memberIds }) {
      for (const memberId of memberIds) hub.toMember(merchant, memberId, 'accrual', {});
    },
    onReconnect: () => undefined,
  });

  const sessions = pubsub.topic({
    name: 'sessions',
    item: z.object({ tenantId, sessionIds: z.array(z.string()) }),
    deliver: (ended) => hub.endSessions(ended.tenantId, ended.sessionIds),
    onReconnect: closeLapsed,
  });

  const announcement = pubsub.topic({
    name: 'announcement',
    item: z.object({ tenantId, id: z.string() }),
    deliver: (announced) => hub.toTenant(announced.tenantId, 'announcement', { id: announced.id }),
    onReconnect() {
      for (const tenant of listening()) hub.toTenant(tenant, 'announcement', {});
    },
  });

  const inbox = pubsub.topic({
    name: 'inbox',
    item: z.object({ tenantId, memberIds: z.array(z.string()).optional() }),
    deliver: (changed) => sendUnread(changed.tenantId, changed.memberIds),
    async onReconnect() {
      for (const tenant of listening()) await sendUnread(tenant, undefined);
    },
  });

  function sendStatus(tenant: string): void {
    // Clients refetch at once: the answer must not come from before.
    forgetSettings(tenant);
    hub.toTenant(tenant, 'status', {});
  }
  const status = pubsub.topic({
    name: 'status',
    item: z.object({ tenantId }),
    deliver: (changed) => sendStatus(changed.tenantId),
    onReconnect() {
      for (const tenant of listening()) sendStatus(tenant);
    },
  });

  // Of settings that pages are not told of: the other gateways alone.
  const forgotten = pubsub.topic({
    name: 'settings',
    item: z.object({ tenantId }),
    deliver: (changed) => forgetSettings(changed.tenantId),
    onReconnect() {
      for (const tenant of listening()) forgetSettings(tenant);
    },
  });

  return {
    balanceChanged: balance,
    depositChanged: (owner, depositId) => void deposits({ ...owner, id: depositId }).catch(onError),
    withdrawalChanged: (owner, withdrawalId) => void withdrawals({ ...owner, id: withdrawalId }).catch(onError),
    settlementChanged: (owner, settlementId) => void settlements({ ...owner, id: settlementId }).catch(onError),
    agentsSettled(tenant, memberIds) {
      for (let from = 0; from < memberIds.length; from += IDS_PER_MESSAGE) settled({ tenantId: tenant, memberIds: memberIds.slice(from, from + IDS_PER_MESSAGE) }).catch(onError);
    },
    contractChanged: (owner, contractId) => void contracts({ ...owner, id: contractId }).catch(onError),
    // The event is committed by now: a failed publication must not undo it.
    sessionsEnded(ended) {
      for (let from = 0; from < ended.sessionIds.length; from += IDS_PER_MESSAGE) {
        sessions({ tenantId: ended.tenantId, sessionIds: ended.sessionIds.slice(from, from + IDS_PER_MESSAGE) }).catch(onError);
      }
    },
    announcementChanged: (tenant, id) => void announcement({ tenantId: tenant, id }).catch(onError),
    inboxChanged(tenant, memberIds) {
      if (memberIds === undefined) inbox({ tenantId: tenant }).catch(onError);
      for (let from = 0; from < (memberIds?.length ?? 0); from += IDS_PER_MESSAGE) inbox({ tenantId: tenant, memberIds: memberIds?.slice(from, from + IDS_PER_MESSAGE) }).catch(onError);
    },
    withAnnouncementEvents: (notices) => ({
      ...notices,
      async announce(tenant, written, query) {
        const id = await notices.announce(tenant, written, query);
        // Inside a transaction it cannot be read yet: whoever commits it calls announcementChanged.
        if (query === undefined) announcement({ tenantId: tenant, id }).catch(onError);
        return id;
      },
    }),
    withStatusEvents(settings) {
      const changed = (tenant: string, name: SettingName): void => {
        (SITE_STATUS_SETTINGS.has(name) ? status : forgotten)({ tenantId: tenant }).catch(onError);
      };
      return {
        ...settings,
        async set(tenant, name, value) {
          await settings.set(tenant, name, value);
          changed(tenant, name);
        },
        async changeIn(tx, tenant, name, change) {
          const { committed, ...rest } = await settings.changeIn(tx, tenant, name, change);
          return {
            ...rest,
            committed() {
              committed();
              changed(tenant, name);
            },
          };
        },
      };
    },
    start: async () => void (await Promise.all([...new Set([pubsub, balances])].map((each) => each.start()))),
    async stop() {
      refresh.stop();
      await Promise.all([...new Set([pubsub, balances])].map((each) => each.stop()));
    },
  };
}
