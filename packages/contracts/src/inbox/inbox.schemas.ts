import { z } from 'zod';
import { instant } from '../fields.ts';
import { pageRequest } from '../member/member.schemas.ts';

/** What a message is about: the site itself, the member's account, or an offer. */
export const inboxType = z.enum(['site', 'account', 'promotion']);

/** A path of the site, with what may follow it: never another origin. */
export const sitePath = z.string().max(200).regex(/^\/([\w\-.~%?&=#+,:;@][\w\-./~%?&=#+,:;@]*)?$/);

const unread = z.object({
  /** Messages that have not been read, of every type. */
  count: z.number().int(),
  byType: z.record(inboxType, z.number().int()),
});

const ids = z.array(z.uuid()).min(1).max(100);

/** Schemas of the calls about messages. */
export const inboxSchemas = {
  unreadCount: { value: unread },
  inbox: {
    request: pageRequest.extend({ type: inboxType.optional() }),
    value: z.object({
      records: z.array(
        z.object({
          id: z.uuid(),
          type: inboxType,
          title: z.string(),
          /** HTML, clean; its links lead into the site alone. */
          content: z.string(),
          /** A page of the site that the message is about. */
          link: sitePath.nullable(),
          sentAt: instant,
          read: z.boolean(),
        }),
      ),
      pageNo: z.number().int(),
      totalPages: z.number().int(),
      total: z.number().int(),
      unread,
    }),
  },
  /** Marks messages as read; without `ids` every one. Messages that are not the member's stay as they are. */
  readMessages: { request: z.object({ ids: ids.optional() }), value: unread },
  /** Takes messages out of the member's inbox, for good. */
  deleteMessages: { request: z.object({ ids }), value: unread },
};
