import { z } from 'zod';
import { instant } from '../fields.ts';
import { content, endsAtOrNever, language, previewOnly as dryRun, shownState, startsAt, startsAtOrNow, title } from './content-fields.ts';
import { effect, pageNo, pageSize, reason } from './operator-fields.ts';

const type = z.enum(['B', 'PL', 'PU', 'PR', 'H']);
const id = z.uuid().describe('Id of the announcement, which announcements:list shows.');
const text = z.object({ language: z.string(), title: z.string(), content: z.string() });

/** What players would read, and what was done. */
const written = z.object({ id: z.uuid(), shown: text, effect });

/** Schemas of the calls about announcements. */
export const contentSchemas = {
  'announcements:list': {
    request: z.object({ type: type.optional().describe('Only this type: B bulletin, PL player, PU pop-up, PR promotion, H home.'), pageNo, pageSize }),
    value: z.object({
      announcements: z.array(z.object({
        id: z.uuid(),
        type,
        state: shownState,
        publishedAt: instant,
        endsAt: instant.nullable(),
        texts: z.array(text),
      })),
      pageNo: z.number().int(),
      totalPages: z.number().int(),
      total: z.number().int(),
    }),
  },
  'announcements:write': {
    request: z.object({
      type: type.describe('B bulletin, PL player, PU pop-up, PR promotion, H home.'),
      language,
      title,
      content,
      publishedAt: startsAtOrNow,
      endsAt: endsAtOrNever,
      dryRun,
      reason,
    }),
    value: written,
  },
  'announcements:translate': { request: z.object({ id, language, title, content, dryRun, reason }), value: written },
  'announcements:remove-text': { request: z.object({ id, language: language.describe('Language whose text is taken away, such as EN.'), reason }), value: z.object({ effect }) },
  'announcements:schedule': {
    request: z.object({ id, publishedAt: startsAt, endsAt: endsAtOrNever, reason }),
    value: z.object({ effect }),
  },
  'announcements:withdraw': { request: z.object({ id, reason }), value: z.object({ effect }) },
};
