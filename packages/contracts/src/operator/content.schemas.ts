import { z } from 'zod';
import { askedInstant, instant, languageCode } from '../fields.ts';
import { effect, pageNo, pageSize, reason } from './operator-fields.ts';

const type = z.enum(['B', 'PL', 'PU', 'PR', 'H']);
const id = z.uuid().describe('Id of the announcement, which announcements:list shows.');
const language = languageCode.describe('Language of the text, such as EN: one of the brand\'s.');
const title = z.string().trim().min(1).max(200).describe('Title, one line without markup.');
const content = z.string().trim().min(1).max(20_000).describe('Content in HTML: paragraphs, lists, tables, emphasis and links; other markup is taken out.');
const dryRun = z.boolean().default(false).describe('Shows what players would see, and writes nothing.');
const publishedAt = askedInstant.describe('Shown from this moment on, such as 2026-01-31T08:00:00Z.');
const endsAt = askedInstant.describe('Not shown from this moment on.');
const text = z.object({ language: z.string(), title: z.string(), content: z.string() });

/** What players would read, and what was done. */
const written = z.object({ id: z.uuid(), shown: text, effect });

export const contentSchemas = {
  'announcements:list': {
    request: z.object({ type: type.optional().describe('Only this type: B bulletin, PL player, PU pop-up, PR promotion, H home.'), pageNo, pageSize }),
    value: z.object({
      announcements: z.array(z.object({
        id: z.uuid(),
        type,
        state: z.enum(['scheduled', 'shown', 'ended']),
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
      publishedAt: publishedAt.optional().describe('Shown from this moment on, such as 2026-01-31T08:00:00Z; now without it.'),
      endsAt: endsAt.optional().describe('Not shown from this moment on; shown until it is withdrawn without it.'),
      dryRun,
      reason,
    }),
    value: written,
  },
  'announcements:translate': { request: z.object({ id, language, title, content, dryRun, reason }), value: written },
  'announcements:schedule': {
    request: z.object({ id, publishedAt, endsAt: endsAt.optional().describe('Not shown from this moment on; shown until it is withdrawn without it.'), reason }),
    value: z.object({ effect }),
  },
  'announcements:withdraw': { request: z.object({ id, reason }), value: z.object({ effect }) },
};
