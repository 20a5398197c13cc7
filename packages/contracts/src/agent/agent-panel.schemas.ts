import { z } from 'zod';
import { agentType, askedDay, currency, decimal, instant } from '../fields.ts';
import { movementKinds } from './movement-kinds.ts';

/** Days of the merchant, both inclusive; the last 31 unless stated. */
const span = { from: askedDay.optional(), to: askedDay.optional() };
/** The days that are answered, and until when the newest of them was counted; null: none was yet. */
const counted = { currency, from: z.iso.date(), to: z.iso.date(), countedAt: instant.nullable() };
const limit = z.coerce.number<number>().int().min(1).max(100).default(20);
const code = z.string().trim().min(1).max(32);
/** An account of the caller's team, whole, in any case. */
const account = z.string().trim().min(1).max(64);
/** Where the next page goes on; as an answer had it. */
const cursor = z.string().max(200);

/** Settled bets of real money. */
const bets = {
  bets: z.number().int(),
  /** The sum of stakes. */
  turnover: decimal,
  /** min(stake, |prize − stake|), summed. */
  validBet: decimal,
  prizes: decimal,
  /** prizes − turnover: below zero the member lost. */
  profit: decimal,
};

/** By what lines of bets are sorted; `day` is the latest first unless `order` says otherwise. */
const bettingSorts = ['day', 'bets', 'turnover', 'validBet', 'prizes', 'profit'] as const;
/** By what movements are sorted; `at` is the latest first unless `order` says otherwise. */
const movementSorts = ['at', 'amount'] as const;
const order = z.enum(['up', 'down']).default('down');
/** Whether there is too much to sort: it comes by time then, the latest first. */
const unsorted = z.boolean();

/** What is looked at of a member: what it did itself, or with everybody below it. */
const profitScopes = ['own', 'branch'] as const;
/** By what members are sorted; `joined` is the newest first. */
const profitSorts = ['joined', 'turnover', 'validBet', 'prizes', 'rebates', 'activity', 'fees', 'profit'] as const;
const profitFigures = z.object({
  ...bets,
  /** Cashback that was paid. */
  rebates: decimal,
  /** Rewards for friends and welcome credit. */
  activity: decimal,
  /** What was paid as fees of deposits and withdrawals; no part of profit. */
  fees: decimal,
  /** prizes + rebates + activity − turnover: below zero the member lost. */
  profit: decimal,
});

/** What agents are paid by their contracts, by kind. */
const income = { dividend: decimal, daily: decimal, hourly: decimal, realtime: decimal };
const incomeFigures = {
  ...income,
  /** All of them. */
  received: decimal,
  /** What was paid by the caller to its own downlines, by their contracts. */
  paid: decimal,
  /** received − paid. */
  kept: decimal,
};

/** What is listed of income: one kind that was received, what was paid to downlines, all that was received, or both sides of what was kept. */
const incomeKinds = ['dividend', 'daily', 'hourly', 'realtime', 'paid', 'received', 'kept'] as const;
const incomeKind = z.enum(incomeKinds);

const movementKind = z.enum(movementKinds);

export const agentPanelSchemas = {
  /**
   * What members of the caller's team bet, by member, day, vendor and category, the latest day first. Members are those who are in the team now; totals
   * are of the team as it was on each day, or of the one account that is asked for.
   */
  agentBetting: {
    request: z.object({ ...span, account: account.optional(), vendor: code.optional(), category: code.optional(), sort: z.enum(bettingSorts).default('day'), order, limit, before: cursor.optional() }),
    value: z.object({
      ...counted,
      totals: z.object(bets),
      unsorted,
      /** The totals by vendor and category, the largest turnover first; those that a filter leaves out too. */
      parts: z.array(z.object({ vendor: z.string(), category: z.string(), ...bets })),
      lines: z.array(z.object({ memberId: z.uuid(), account: z.string(), type: agentType, day: z.iso.date(), vendor: z.string(), category: z.string(), ...bets })),
      next: cursor.nullable(),
    }),
  },
  /** The direct downline of `of`, or one account of the team, with what each won or lost. */
  agentProfit: {
    request: z.object({
      ...span, of: z.uuid().optional(), account: account.optional(), scope: z.enum(profitScopes).default('branch'), sort: z.enum(profitSorts).default('profit'), order: z.enum(['up', 'down']).default('up'), limit,
      before: cursor.optional(),
    }),
    value: z.object({
      ...counted,
      /** From the caller down to `of`. */
      path: z.array(z.object({ id: z.uuid(), account: z.string() })),
      /** Of everybody below `of`, as its team was on each day. */
      totals: profitFigures,
      members: z.array(z.object({ id: z.uuid(), account: z.string(), type: agentType, status: z.enum(['active', 'blocked']), /** Members right below it. */ direct: z.number().int(), figures: profitFigures })),
      /** Whether there are too many right below to sort them: they come by joining, the newest first. */
      unsorted: z.boolean(),
      next: cursor.nullable(),
    }),
  },
  /** What the caller was paid by its contracts, and paid by those with its downlines, from the ledger, by day. */
  agentIncome: {
    request: z.object(span),
    value: z.object({
      currency, from: z.iso.date(), to: z.iso.date(),
      totals: z.object(incomeFigures),
      /** Days with something on them, the first one first. */
      days: z.array(z.object({ day: z.iso.date(), ...incomeFigures })),
    }),
  },
  /**
   * What a figure of `agentIncome` is made of, the latest first: all amounts of a kind, of a day or until `to`, together are the figure. Each belongs to a settlement, which
   * `agentSettlement` explains. Of `kept` what was paid to downlines is below zero.
   */
  agentIncomeDay: {
    request: z.object({ day: askedDay, to: askedDay.optional(), kind: incomeKind, limit, before: z.uuid().optional() }),
    value: z.object({
      currency, day: z.iso.date(), to: z.iso.date(), kind: incomeKind,
      total: decimal,
      moves: z.array(
        z.object({
          id: z.uuid(), at: instant,
          /** Below zero where an operator took it back. */
          amount: decimal,
          /** Null for what is older than what is kept of settlements. `account`: the downline that was paid; null where the caller was. */
          settlement: z.object({ id: z.uuid(), kind: z.enum(incomeKinds).exclude(['paid', 'received', 'kept']), from: z.string(), to: z.string(), account: z.string().nullable() }).nullable(),
        }),
      ),
      next: z.uuid().nullable(),
    }),
  },
  /** The bets behind a line of `agentBetting`, the latest first: single bets of somebody who is in the caller's team now, on the day on which they counted. */
  agentBets: {
    request: z.object({ memberId: z.uuid(), day: askedDay, vendor: code.optional(), category: code.optional(), limit, before: z.uuid().optional() }),
    value: z.object({
      currency, account: z.string(), day: z.iso.date(),
      /** Of all of them, those too whose single bets are not kept any more. */
      totals: z.object(bets),
      bets: z.array(z.object({ id: z.uuid(), game: z.string(), vendor: z.string(), category: z.string(), at: instant, turnover: decimal, validBet: decimal, prizes: decimal, profit: decimal })),
      next: z.uuid().nullable(),
    }),
  },
  /** What came to members of the caller's team and went from them beside play, the latest first, with totals by kind. Members and totals as of `agentBetting`. */
  agentTransactions: {
    request: z.object({ ...span, account: account.optional(), kind: movementKind.optional(), sort: z.enum(movementSorts).default('at'), order, limit, before: cursor.optional() }),
    value: z.object({
      ...counted,
      unsorted,
      /** By kind, in the order of the kinds; those without anything are missing. */
      totals: z.array(z.object({ kind: movementKind, movements: z.number().int(), in: decimal, out: decimal })),
      lines: z.array(
        z.object({
          id: z.uuid(), memberId: z.uuid(), account: z.string(), kind: movementKind,
          /** As the member's own account record names it. */
          reason: z.string(),
          /** Below zero it went from the member. */
          amount: decimal,
          at: instant,
        }),
      ),
      next: cursor.nullable(),
    }),
  },
};
