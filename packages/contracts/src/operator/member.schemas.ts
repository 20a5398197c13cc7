import { z } from 'zod';
import { agentType, decimal, instant, pageCount } from '../fields.ts';
import { profileFields } from '../profile/profile-fields.ts';
import { before, effect, memberId, pageNo, pageSize, reason } from './operator-fields.ts';

const memberLine = z.object({
  id: z.uuid(),
  account: z.string(),
  type: agentType,
  status: z.enum(['active', 'blocked']),
  mobile: z.string().nullable(),
  email: z.string().nullable(),
});
const transferLine = z.object({
  id: z.uuid(),
  memberId: z.uuid(),
  vendor: z.string(),
  direction: z.enum(['in', 'out']),
  amount: decimal,
  currency: z.string(),
  state: z.enum(['requested', 'debited', 'sent', 'unknown', 'confirmed', 'failed']),
  code: z.string().nullable(),
  attempts: z.number().int(),
  requestedAt: instant,
});
const roundLine = z.object({
  vendor: z.string(),
  roundId: z.string(),
  memberId: z.string(),
  game: z.string(),
  stake: decimal,
  prize: decimal,
  currency: z.string(),
  kind: z.enum(['real', 'demo']),
  openedAt: instant,
});
const payoutAccountLine = z.object({ id: z.uuid(), kind: z.enum(['bank', 'ewallet']), provider: z.string(), holder: z.string(), lastFour: z.string(), addedAt: instant, usableAt: instant });
const rank = z.object({ name: z.string(), level: z.number().int() });
const ofMember = z.object({ memberId });

export const memberSchemas = {
  'members:find': {
    request: z.object({
      account: z.string().trim().min(1).max(64).optional().describe('Name of the account.'),
      id: z.uuid().optional().describe('Id of the member.'),
      mobile: z.string().trim().min(4).max(24).optional().describe('Mobile number with its country code, such as +639171234567.'),
      email: z.string().trim().min(3).max(254).optional().describe('E-mail address.'),
    }).refine((by) => Object.values(by).filter((value) => value !== undefined).length === 1, { error: 'state one of account, id, mobile and email' }),
    value: z.object({ members: z.array(memberLine) }),
  },
  'members:show': {
    request: ofMember,
    value: z.object({
      member: memberLine.extend({ mobileProved: z.boolean(), emailProved: z.boolean(), nickname: z.string(), rank: rank.nullable(), labels: z.array(z.string()), parentId: z.uuid().nullable(), affiliateCode: z.string().nullable(), affiliateDomain: z.string().nullable(), registeredAt: instant, lastLoginAt: instant.nullable() }),
      profile: z.partialRecord(z.enum(profileFields), z.string()).describe('What the account says of its holder.'),
      payoutAccounts: z.array(payoutAccountLine),
      balances: z.array(z.object({ currency: z.string(), kind: z.enum(['real', 'demo']), posted: decimal, held: decimal, available: decimal })),
      sessions: z.array(z.object({ id: z.uuid(), openedAt: instant, lastSeenAt: instant, ip: z.string(), device: z.string() })),
      devices: z.array(z.object({ id: z.uuid(), expiresAt: instant })),
      transfers: z.array(transferLine),
    }),
  },
  'members:bets': {
    request: z.object({ memberId, pageNo, pageSize, before }),
    value: z.object({
      bets: z.array(z.object({
        id: z.uuid(), vendor: z.string(), game: z.string(), roundId: z.string(), stake: decimal, prize: decimal, currency: z.string(),
        state: z.enum(['placed', 'accepted', 'running', 'settled', 'voided']), placedAt: instant, settledAt: instant.nullable(),
      })),
      ...pageCount,
    }),
  },
  'members:wallet': {
    request: z.object({ memberId, pageNo, pageSize, before }),
    value: z.object({
      records: z.array(z.object({ journal: z.uuid(), kind: z.string(), amount: decimal, balanceAfter: decimal, reference: z.string(), at: instant })),
      ...pageCount,
    }),
  },
  'members:block': { request: z.object({ memberId, reason }), value: z.object({ effect }) },
  'members:unblock': { request: z.object({ memberId, reason }), value: z.object({ effect }) },
  'members:rank': {
    request: z.object({
      memberId,
      rank: z.string().trim().min(1).max(24).optional().describe('Name of the rank, at most 24 characters, as the member reads it in the account menu and, in wide windows, in the header; "none" takes the rank away.'),
      level: z.coerce.number<number>().int().min(1).max(1_000).optional().describe('Level of the rank, from 1: what --rank-from of cashback, ways to pay and messages compares. Goes with --rank; without a rank it is 0.'),
      labels: z.array(z.string().trim().min(1).max(32).regex(/^[^,]*$/)).max(20).refine((labels) => new Set(labels).size === labels.length, { error: 'each label once' }).optional().describe('All labels of the member, at most 20 of at most 32 characters each, with commas between, in place of those that it has; empty for none.'),
      reason,
    }).refine(({ rank: name, labels }) => name !== undefined || labels !== undefined, { error: 'state a rank, labels, or both' })
      .refine(({ rank: name, level }) => (name === undefined || name === 'none') === (level === undefined), { path: ['level'], error: 'a rank other than none has a level, and nothing else has' }),
    value: z.object({ effect }),
  },
  'transfers:list': {
    request: z.object({ vendor: z.string().min(1).max(32).optional().describe('Code of the vendor; every vendor without it.') }),
    value: z.object({ transfers: z.array(transferLine) }),
  },
  'rounds:list': {
    request: z.object({
      vendor: z.string().min(1).max(32).optional().describe('Code of the vendor; every vendor without it.'),
      olderThanMinutes: z.coerce.number<number>().int().min(0).max(525_600).default(60).describe('Only rounds that have been open for so many minutes.'),
    }),
    value: z.object({ rounds: z.array(roundLine) }),
  },
};
