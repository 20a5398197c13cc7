import { z } from 'zod';
import { instant } from '../fields.ts';
import { content, language, previewOnly as dryRun, title } from './content-fields.ts';
import { effect, reason } from './operator-fields.ts';

const topic = z.string().regex(/^[A-Za-z][A-Za-z0-9-]{0,63}$/).describe('Topic of the help centre, such as deposit; help:list shows them.');
const text = z.object({ language: z.string(), title: z.string(), content: z.string() });
/** `merchant`: written for it; `product`: the text that comes with the platform; `none`: players read another language. */
const source = z.enum(['merchant', 'product', 'none']);
const done = z.object({ effect });

/** Schemas of the calls about help texts. */
export const helpSchemas = {
  'help:list': {
    request: z.object({ language: language.optional().describe('Only this language.') }),
    value: z.object({ texts: z.array(z.object({ topic: z.string(), language: z.string(), source, version: z.number().int().nullable(), draft: z.boolean(), title: z.string().nullable() })) }),
  },
  'help:show': {
    request: z.object({ topic, language }),
    value: z.object({
      topic: z.string(),
      language: z.string(),
      source,
      version: z.number().int().nullable(),
      shown: text.nullable(),
      draft: text.nullable(),
      versions: z.array(z.object({ version: z.number().int(), publishedAt: instant, title: z.string(), content: z.string() })),
    }),
  },
  'help:preview': {
    request: z.object({ language }),
    value: z.object({ entries: z.array(z.object({ topic: z.string(), draft: z.boolean(), title: z.string(), content: z.string() })) }),
  },
  'help:write': { request: z.object({ topic, language, title, content, dryRun, reason }), value: z.object({ shown: text, effect }) },
  'help:discard': { request: z.object({ topic, language, reason }), value: done },
  'help:publish': {
    request: z.object({ topic, language, version: z.coerce.number<number>().int().min(1).max(1_000_000).optional().describe('A version that was published before, in place of the draft.'), reason }),
    value: done,
  },
  'help:take-back': { request: z.object({ topic, language, reason }), value: done },
};
