import { z } from 'zod';
import { instant } from '../fields.ts';
import { inboxType, sitePath } from '../inbox/inbox.schemas.ts';
import { content, language, merchantTime, previewOnly as dryRun, title } from './content-fields.ts';
import { effect, memberId, pageNo, pageSize, reason } from './operator-fields.ts';

const type = inboxType.describe('What it is about: site, account or promotion.');
const id = z.uuid().describe('Id of the message, which inbox:list shows.');
const text = z.object({ language: z.string(), title: z.string(), content: z.string() });
const segment = {
  to: z.enum(['all', 'players', 'agents']).optional().describe('Every member, players alone or agents alone; without it the member of --member-id.'),
  rankFrom: z.coerce.number<number>().int().min(0).max(1000).optional().describe('Only members of this rank level or above.'),
  registeredSince: merchantTime.optional().describe('Only members who registered at this moment or later, such as 2026-01-31T08:00 by the merchant\'s clock.'),
};

/** Schemas of operators' calls about messages to members. */
export const operatorInboxSchemas = {
  'inbox:list': {
    request: z.object({ pageNo, pageSize }),
    value: z.object({
      messages: z.array(
        z.object({
          id: z.uuid(),
          type: inboxType,
          /** `all`, a segment in words, or the id of a member. */
          to: z.string(),
          link: z.string().nullable(),
          sentAt: instant,
          withdrawnAt: instant.nullable(),
          /** Whether everybody it was for has it. */
          delivered: z.boolean(),
          /** How many have read it. */
          readBy: z.number().int(),
          texts: z.array(text),
        }),
      ),
      pageNo: z.number().int(),
      totalPages: z.number().int(),
      total: z.number().int(),
    }),
  },
  'inbox:write': {
    request: z.object({
      type,
      memberId: memberId.optional().describe('Id of the one member that it is for, which members:find shows.'),
      ...segment,
      language,
      title,
      content,
      link: sitePath.optional().describe('A page of the site that it is about, such as /promotions.'),
      dryRun,
      reason,
    }),
    /** `reaches`: members it is for, at this moment. */
    value: z.object({ id: z.uuid(), shown: text, reaches: z.number().int(), effect }),
  },
  'inbox:translate': { request: z.object({ id, language, title, content, dryRun, reason }), value: z.object({ id: z.uuid(), shown: text, effect }) },
  'inbox:withdraw': { request: z.object({ id, reason }), value: z.object({ effect }) },
};
