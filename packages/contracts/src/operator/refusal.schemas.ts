import { z } from 'zod';
import { calls } from '../calls.ts';
import { instant } from '../fields.ts';
import { before, memberId, pageSize } from './operator-fields.ts';
import { memberRefusalCodes } from './refusal-codes.ts';

const refusal = z.object({
  id: z.uuid(),
  /** The hour by UTC that the row counts, by its beginning. */
  hour: instant,
  memberId: z.uuid(),
  account: z.string(),
  /** Null, as the code is then, for further kinds of refusals of the hour, once the member had as many as are named. */
  call: z.string().nullable(),
  code: z.string().nullable(),
  /** The first field of the request that was refused; null where the refusal is about none. */
  field: z.string().nullable(),
  times: z.number().int(),
  firstAt: instant,
  lastAt: instant,
  /** Where the last one came from; null where the merchant's log states no addresses. */
  ip: z.string().nullable(),
});

export const operatorRefusalSchemas = {
  'members:refusals': {
    request: z.object({
      memberId: memberId.optional().describe('Only of the member of this id, which members:find shows; of every member without it.'),
      call: z.string().trim().refine((name) => Object.hasOwn(calls, name), { error: 'there is no such call' }).optional().describe('Only of this call, such as withdrawalCreate.'),
      code: z.enum(memberRefusalCodes).optional().describe('Only refusals with this code, such as NOT_FOUND.'),
      before: before.describe('Where the page begins: next of the page before.'),
      pageSize,
    }),
    value: z.object({ refusals: z.array(refusal), next: z.uuid().nullable() }),
  },
};
