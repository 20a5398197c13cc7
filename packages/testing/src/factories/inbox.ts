import type { ResponseOf } from '@livery/contracts';

/** A message in a member's inbox. */
export type InboxMessage = ResponseOf<'inbox'>['records'][number];

/** A message about the site that has not been read. */
export function inboxMessage(over: Partial<InboxMessage> = {}): InboxMessage {
  return { id: '0198f5a2-0000-7000-8000-0000000000a1', type: 'site', title: 'Maintenance on Tuesday', content: '<p>The site is closed from 03:00 to 03:40.</p>', link: null, sentAt: '2026-01-01T09:00:00Z', read: false, ...over };
}

/** So many unread messages about the site. */
export function unread(count = 1): ResponseOf<'unreadCount'> {
  return { count, byType: { site: count, account: 0, promotion: 0 } };
}
