export { inboxHandlers } from './handlers.ts';
export { createInbox, type Inbox } from './inbox.ts';
export { createInboxDelivery, type InboxDelivery } from './inbox-delivery.ts';
export { cleanInboxWords, createInboxEdits, type InboxEdits, type WrittenMessage } from './inbox-edits.ts';
export { createUnreadNews } from './unread-news.ts';
export { sweepInbox } from './sweep.ts';
export type { Audience, InboxType, NewInboxMessage } from './types.ts';
