import { Problem, type Handlers, type Tenant } from '../../platform/http/index.ts';
import type { Site } from '../settings/index.ts';
import type { Inbox } from './inbox.ts';

export interface InboxHandlersDeps {
  readonly inbox: Inbox;
  readonly site: Pick<Site, 'modules'>;
  /** Tells the member's other pages, after the commit. */
  readonly inboxChanged: (tenantId: string, memberIds: readonly string[]) => void;
}

/** Handlers of the members' calls about messages. */
export function inboxHandlers({ inbox, site, inboxChanged }: InboxHandlersDeps): Handlers<'unreadCount' | 'inbox' | 'readMessages' | 'deleteMessages'> {
  /** @throws Problem FUNCTION_DISABLED where the merchant has no member centre */
  async function requireCentre(tenant: Tenant): Promise<void> {
    if (!(await site.modules(tenant)).memberCentre) throw new Problem('FUNCTION_DISABLED');
  }

  return {
    async unreadCount({ tenant, member }) {
      await requireCentre(tenant);
      return inbox.unread(tenant.id, member.id);
    },
    async inbox({ request: { pageNo, pageSize, type }, tenant, language, member }) {
      await requireCentre(tenant);
      const { found, total } = await inbox.page(tenant, member.id, language, { type, offset: (pageNo - 1) * pageSize, limit: pageSize });
      const records = found.map(({ sentAt, ...entry }) => ({ ...entry, sentAt: sentAt.toISOString() }));
      return { records, pageNo, totalPages: Math.ceil(total / pageSize), total, unread: await inbox.unread(tenant.id, member.id) };
    },
    async readMessages({ request: { ids }, tenant, member }) {
      await requireCentre(tenant);
      if (await inbox.markRead(tenant.id, member.id, ids)) inboxChanged(tenant.id, [member.id]);
      return inbox.unread(tenant.id, member.id);
    },
    async deleteMessages({ request: { ids }, tenant, member }) {
      await requireCentre(tenant);
      if (await inbox.remove(tenant.id, member.id, ids)) inboxChanged(tenant.id, [member.id]);
      return inbox.unread(tenant.id, member.id);
    },
  };
}
