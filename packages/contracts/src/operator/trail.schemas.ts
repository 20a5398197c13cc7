import { z } from 'zod';
import { askedInstant, instant } from '../fields.ts';
import { pageSize } from './operator-fields.ts';

const filters = z.object({
  operator: z.string().trim().min(1).max(64).optional().describe('Only what this operator did.'),
  action: z.string().trim().min(1).max(64).optional().describe('Only this action, such as members:block.'),
  subject: z.string().trim().min(1).max(200).optional().describe('Only this subject, such as member:<id>.'),
  from: askedInstant.optional().describe('From this moment on, such as 2026-01-31T00:00:00Z.'),
  to: askedInstant.optional().describe('Up to this moment, which is not included.'),
  before: z.coerce.number<number>().int().min(1).max(Number.MAX_SAFE_INTEGER).optional().describe('Only rows with a smaller number: the `next` of the page before.'),
  pageSize,
});
const entry = z.object({
  number: z.number().int(),
  at: instant,
  /** Null where nobody was logged in. */
  operator: z.string().nullable(),
  action: z.string(),
  subject: z.string(),
  reason: z.string(),
  before: z.unknown(),
  after: z.unknown(),
  ip: z.string().nullable(),
  hash: z.string(),
});
const page = z.object({ entries: z.array(entry), next: z.number().int().nullable() });
const verdict = z.object({
  whole: z.boolean(),
  rows: z.number().int(),
  /** Hash of the newest row: keep it elsewhere, and a trail that was replaced whole is recognised. */
  head: z.string(),
  /** The first wrong row, and what is wrong with it. */
  fault: z.object({ number: z.number().int(), what: z.string() }).nullable(),
});

export const trailSchemas = {
  'trail:list': { request: filters, value: page },
  'trail:verify': { value: verdict },
  'trail:platform': { request: filters, value: page },
  'trail:verify-platform': { value: verdict },
};
