import { z } from 'zod';
import { agentType, askedDay, before, currency, decimal, instant } from '../fields.ts';

/** A rate of a member in per cent, with at most four decimals, such as `1.25`: the most that anybody below it may have. What is paid is agreed in contracts. */
export const ratePercent = z.string().regex(/^\d{1,3}(\.\d{1,4})?$/);
/** Days of the merchant, both inclusive; the last 31 unless stated. */
const span = { from: askedDay.optional(), to: askedDay.optional() };

/** What members of a team did. Amounts of settled bets: see `betTotals`. */
const figures = {
  /** Members who joined. */
  joined: z.number().int(),
  /** Members who staked the merchant's minimum on a day; of several days the day with the most of them. */
  active: z.number().int(),
  bets: z.number().int(),
  /** The sum of stakes. */
  turnover: decimal,
  /** min(stake, |prize − stake|), summed. */
  validBet: decimal,
  prizes: decimal,
  /** Cashback that was paid. */
  rebates: decimal,
  /** Rewards for friends and welcome credit. */
  activity: decimal,
  /** prizes + rebates + activity − turnover: below zero the members lost. */
  profit: decimal,
  /** What members paid as fees of deposits and withdrawals; no part of profit. */
  fees: decimal,
  /** What was credited to wallets, after fees. */
  deposits: decimal,
  /** What was paid out, less what was given back. */
  withdrawals: decimal,
};

const overview = z.object({
  currency,
  from: z.iso.date(),
  to: z.iso.date(),
  /** Until when the newest of these days was counted; null: none was yet. */
  countedAt: instant.nullable(),
  /** Everybody below the agent, and those whom it invited itself, now. */
  members: z.number().int(),
  direct: z.number().int(),
  /** The agent's own rate. */
  rate: ratePercent,
  totals: z.object(figures),
  /** Days with something to tell, the first one first. */
  days: z.array(z.object({ day: z.iso.date(), ...figures })),
});

const teamMember = z.object({
  id: z.uuid(),
  account: z.string(),
  type: agentType,
  status: z.enum(['active', 'blocked']),
  joinedAt: instant,
  lastLoginAt: instant.nullable(),
  rate: ratePercent,
  /** Whether the caller is its direct upline, who sets its rate. */
  isDirect: z.boolean(),
  /** Members right below it, and everybody below it. */
  direct: z.number().int(),
  team: z.number().int(),
  /** What it played itself. */
  own: z.object({ turnover: decimal, validBet: decimal, profit: decimal }),
  /** What its team did, without itself. */
  figures: z.object(figures),
});

/** By what the direct downline is sorted; `joined` is the newest first unless `order` says otherwise. Amounts are those of each member's team. */
const teamSorts = ['joined', 'rate', 'turnover', 'profit'] as const;

const linkState = z.enum(['open', 'ended', 'expired', 'used']);
const link = z.object({
  id: z.uuid(),
  /** What the link carries as the affiliate code. */
  code: z.string(),
  note: z.string(),
  rate: ratePercent,
  /** Kind of the accounts: 0 players, 1 agents. */
  type: z.union([z.literal(0), z.literal(1)]),
  state: linkState,
  madeAt: instant,
  expiresAt: instant.nullable(),
  /** How often it may be used; null: any number of times. */
  mostUses: z.number().int().nullable(),
  uses: z.number().int(),
});
const accountType = z.union([z.literal(0), z.literal(1)]);
const note = z.string().trim().max(60).default('');

export const agentSchemas = {
  agentOverview: { request: z.object(span), value: overview },
  /** The direct downline of `of`, the newest first, or whoever's account in the caller's team begins with `name`. */
  agentTeam: {
    request: z.object({
      ...span, of: z.uuid().optional(), name: z.string().trim().min(2).max(64).optional(), sort: z.enum(teamSorts).default('joined'), order: z.enum(['up', 'down']).default('down'),
      limit: z.coerce.number<number>().int().min(1).max(50).default(20),
      /** Where the next page goes on; as an answer had it. */
      before: z.string().max(200).optional(),
    }),
    value: z.object({
      currency,
      /** Everybody below `of`, as the team was on each day; null for a search. */
      totals: z.object({ members: z.number().int(), direct: z.number().int(), figures: z.object(figures) }).nullable(),
      /** Whether there are too many right below to sort them: they come by joining, the newest first. A search is sorted by account. */
      unsorted: z.boolean(),
      /** From the caller down to `of`. */
      path: z.array(z.object({ id: z.uuid(), account: z.string() })),
      /** The caller's own rate: nobody below it has more. */
      rate: ratePercent,
      members: z.array(teamMember),
      /** Cursor of the next page; null on the last, and for a search, which shows the first ones alone. */
      next: z.string().max(200).nullable(),
      /** Whether a search found more than it shows. */
      more: z.boolean(),
    }),
  },
  /** Of a direct downline, from now on. */
  agentRate: { request: z.object({ memberId: z.uuid(), rate: ratePercent }), value: z.object({ memberId: z.uuid(), rate: ratePercent }) },
  /** To somebody in the caller's team, into its inbox; plain text. */
  agentMessage: { request: z.object({ memberId: z.uuid(), text: z.string().trim().min(1).max(500) }), value: z.object({ sent: z.literal(true) }) },
  /** Newest first. */
  agentLinks: {
    request: z.object({ limit: z.coerce.number<number>().int().min(1).max(50).default(20), before }),
    value: z.object({ links: z.array(link), next: z.uuid().nullable(), /** The caller's own rate: the most of a new link. */ rate: ratePercent }),
  },
  agentLinkMake: {
    request: z.object({ rate: ratePercent, type: accountType.default(0), note, days: z.number().int().min(1).max(366).nullable().default(null), mostUses: z.number().int().min(1).max(100_000).nullable().default(null) }),
    value: z.object({ link }),
  },
  agentLinkEnd: { request: z.object({ id: z.uuid() }), value: z.object({ link }) },
  agentOpenAccount: {
    request: z.object({ username: z.string().trim().min(1).max(64), password: z.string().min(1).max(128), type: accountType.default(0), rate: ratePercent }),
    value: z.object({ id: z.uuid(), account: z.string(), rate: ratePercent }),
  },
};
