import { z } from 'zod';
import { agentType, askedDay, instant } from '../fields.ts';
import { dryRun, effect, memberId, reason } from './operator-fields.ts';

const percent = z.string().regex(/^\d{1,3}(\.\d{1,4})?$/);
/** The code of an agent; "none" is no code, since orders say so that one is taken away. */
const affiliateCode = z.string().trim().regex(/^[A-Za-z0-9]{2,32}$/).refine((code) => code.toLowerCase() !== 'none', { error: 'a code other than none' });
const affiliateDomain = z.string().trim().toLowerCase().min(3).max(253);
const step = z.object({ id: z.uuid(), account: z.string(), rate: percent });

export const operatorAgentSchemas = {
  'agents:show': {
    request: z.object({ memberId, at: askedDay.optional().describe('As it was when this day of the merchant began, or will be; as it is now unless stated.') }),
    value: z.object({
      member: step.extend({ type: agentType }),
      /** The nearest first. */
      uplines: z.array(step),
      /** Members right below it, and all below it. */
      direct: z.number().int(),
      team: z.number().int(),
      /** Moves of this member with its branch, the latest first, with those that are planned. An upline of null: none. */
      moves: z.array(z.object({ id: z.uuid(), from: z.string().nullable(), to: z.string().nullable(), since: instant, writtenAt: instant })),
      rates: z.array(z.object({ rate: percent, since: instant })),
    }),
  },
  'agents:appoint': {
    request: z.object({
      memberId,
      type: z.enum(['1', '2', '41', '42']).default('1').describe('Which of the four kinds of agent it becomes; all of them may do the same.'),
      percent: percent.optional().describe('Its first rate: share of the stakes in per cent, such as 1.25, with at most four decimals, not above that of its upline. The rate that the account has stays unless stated; without one nobody below it may have one.'),
      affiliateCode: affiliateCode.optional().describe('Code that people register with under it, 2 to 32 letters and digits; nobody else at the merchant has it, in any case. Without one it invites by links that it makes.'),
      affiliateDomain: affiliateDomain.optional().describe('Domain of the site that is its own: its code and links are valid there alone, and those of no other agent are. Needs --affiliate-code.'),
      reason,
      dryRun,
    }),
    value: z.object({ effect }),
  },
  'agents:code': {
    request: z.object({
      memberId,
      affiliateCode: affiliateCode.or(z.literal('none')).optional().describe('Code that people register with under it from now on, in place of the one it has: 2 to 32 letters and digits, which nobody else at the merchant has, in any case; "none" takes it away. It stays unless stated.'),
      affiliateDomain: affiliateDomain.optional().describe('Domain of the site that is its own from now on: its code and links are valid there alone, and those of no other agent are; "none" takes it away. It stays unless stated. Goes with a code.'),
      reason,
      dryRun,
    }).refine((asked) => asked.affiliateCode !== undefined || asked.affiliateDomain !== undefined, { error: 'state a code, a domain, or both' }),
    value: z.object({ effect }),
  },
  'agents:move': {
    request: z.object({
      memberId,
      to: z.string().trim().min(1).max(64).describe('Account of the new upline, an agent; "none" for no upline.'),
      from: askedDay.describe('First day, by the clock of the merchant, such as 2026-12-01; tomorrow or later, since a day has one upline.'),
      reason,
      dryRun,
    }),
    value: z.object({ effect }),
  },
  'agents:rate': {
    request: z.object({
      memberId,
      percent: percent.describe('Share of the stakes in per cent, such as 1.25, with at most four decimals: not above that of the upline, not below that of a member right below.'),
      from: askedDay.optional().describe('First day, by the clock of the merchant; from this moment on unless stated, and never before.'),
      reason,
      dryRun,
    }),
    value: z.object({ effect }),
  },
};
