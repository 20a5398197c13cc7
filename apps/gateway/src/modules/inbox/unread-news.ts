import type { PushHub } from '../../platform/push/index.ts';
import type { Inbox } from './inbox.ts';

/** Members whose unread messages are counted by one statement. */
const AT_ONCE = 500;

/** Sends the number of unread messages to the streams of these members at this process, of all of the merchant's without `memberIds`. */
export function createUnreadNews(inbox: Pick<Inbox, 'unreadOf'>, hub: Pick<PushHub, 'members' | 'toMember'>): (tenantId: string, memberIds: readonly string[] | undefined) => Promise<void> {
  return async (tenantId, memberIds) => {
    const wanted = memberIds === undefined ? undefined : new Set(memberIds);
    const here = hub.members().filter((member) => member.tenantId === tenantId && (wanted?.has(member.memberId) ?? true));
    for (let from = 0; from < here.length; from += AT_ONCE) {
      const ids = here.slice(from, from + AT_ONCE).map(({ memberId }) => memberId);
      for (const [memberId, count] of await inbox.unreadOf(tenantId, ids)) hub.toMember(tenantId, memberId, 'unread', { count });
    }
  };
}
