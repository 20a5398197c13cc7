import { z } from 'zod';
import { contractKinds, contractRow } from '../agent-contract/agent-contract.schemas.ts';
import { askedDay, decimal, instant } from '../fields.ts';

const kind = z.enum(contractKinds);
/** Per cent, exact: `0.8`. */
const percent = z.string();
const count = z.number().int();

/** What is paid by a contract for a period. */
export const agentSettlement = z.object({
  id: z.uuid(),
  kind,
  /** Days of the merchant, both in it; for hourly and real-time salaries the moment of UTC at which the hour, or the five minutes, begins, twice: `2026-03-01T14:00Z`. */
  from: z.string(),
  to: z.string(),
  /** `received`: the caller is paid. `paid`: it pays. */
  side: z.enum(['received', 'paid']),
  /** Account of the other one; masked where it is the upline. */
  partner: z.string(),
  percent,
  /** What is due. */
  gross: decimal,
  /** What is left to the one who is paid after its own direct downlines; below zero where it owes them more. */
  net: decimal,
  paid: decimal,
  /** What is still due. */
  rest: decimal,
  /** `none`: nothing is due. `due`: not paid yet. `partly`: received in part, possibly nothing, since the upline's wallet did not have more; it is tried again. */
  state: z.enum(['none', 'due', 'partly', 'paid']),
  /** An operator keeps it from being paid. */
  held: z.boolean(),
});

const figures = z.object({
  turnover: decimal, validBet: decimal, prizes: decimal,
  /** Cashback that members of the team were paid, agents among them. */
  memberRebate: decimal,
  /** What the house itself pays agents of the team beside contracts, which are money between agents; zero on a platform without it. */
  agentRebate: decimal,
  activity: decimal,
  /** Fees of payments that the house bears for members; zero on a platform whose members pay them. */
  feeSubsidy: decimal,
  activeMembers: count,
});

/** Everything that a figure follows from. */
export const settlementExplanation = z.object({
  /** What the rate is taken of: what players lost, what they staked, or each bet by itself: of `bets`, `period`, what is carried and `total` are sums of shares, and no stakes. */
  base: z.enum(['loss', 'turnover', 'bets']),
  /** Whose figures select the row: those of the whole team. */
  tierBase: z.literal('gross'),
  /** Whether the contract was not in effect in the period: what changed of periods that it was paid for counts alone, by the row by which it paid last. */
  former: z.boolean().optional(),
  /** Of the team in the period. */
  figures,
  /** What changed in periods that were closed before. */
  corrections: figures,
  /** The corrections by member and day, or hour, newest first; at most a hundred of them. What was paid beside prizes and taken back is below zero, at the last day of the period that it was counted in. */
  corrected: z.array(z.object({ account: z.string(), period: z.string(), turnover: decimal, validBet: decimal, prizes: decimal, memberRebate: decimal, activity: decimal })),
  /** Players' profit, or turnover, of the period with its corrections; then with what was carried. */
  period: decimal,
  carriedIn: decimal,
  total: decimal,
  carriedOut: decimal,
  nothing: z.enum(['playersWon', 'noTurnover', 'noRow']).nullable(),
  /** Position in the ladder from 0. */
  chosen: z.object({ index: count, row: contractRow }).nullable(),
  /** The row above, with what it lacks: a number of members, or amounts. */
  next: z
    .object({ index: count, row: contractRow, missing: z.array(z.object({ condition: z.enum(['activeMembers', 'validBet', 'loss', 'betAmount']), needed: decimal, reached: decimal, short: decimal })) })
    .nullable(),
  percent,
  /** Before it was rounded, with all decimals. */
  exact: decimal,
  gross: decimal,
  /** What direct downlines are paid from it. */
  deductions: z.array(z.object({ account: z.string(), gross: decimal })),
  net: decimal,
  /**
   * The same as arithmetic, without words, for a cell of a table: `2500.01 * 0.5 / 100 = 12.5000500; round = 12.50; 12.50 - 5.00 = 7.50`. Real-time salaries are
   * rounded for each bet and each level down to the bettor: `sum over bets and levels(round(bet * (rate - rate below) / 100)), rate 0.5 = 12.50`. Bets of before a
   * change of the contract have the rate of then.
   */
  formula: z.string(),
});

/** What a row, or a bet, adds. */
export const settledAmounts = { turnover: decimal, validBet: decimal, prizes: decimal };
/** Where a page of rows begins, and the row whose bets are asked for. */
export const settledRowCursor = z.string().regex(/^[0-9TZ:-]{1,20} [0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
export const settledRowPeriod = z.string().regex(/^[0-9TZ:-]{10,20}$/);
export const settledBetCursor = z.string().regex(/^[0-9a-f-]{20,36}$/);

/** What a period took of a member's day, hour or five minutes. */
export const settledMember = z.object({
  memberId: z.uuid(),
  account: z.string(),
  /** The day, hour or moment that the bets belong to. */
  period: z.string(),
  /** Whether it was closed before, and this is what changed since; below zero where bets were taken back. */
  correction: z.boolean(),
  /** Whether the member counts as active in the period; of corrections nobody does. */
  active: z.boolean(),
  ...settledAmounts,
  /** What the house paid the member beside prizes in the period, in the first row of the member that is no correction; in corrections what was taken back of it, below zero. */
  memberRebate: decimal,
  activity: decimal,
});

/** A bet with what it adds to the row: a bet that was taken back adds the opposite of what it was. */
export const settledBet = z.object({
  id: z.uuid(),
  game: z.string(),
  at: instant,
  /** `bet`: it was settled. `void`: it was taken back. `change`: it pays another amount now. */
  type: z.enum(['bet', 'void', 'change']),
  ...settledAmounts,
  /** What the caller's side of the settlement gets, or pays, of this bet: real-time salaries alone, which are rounded bet by bet. */
  share: decimal.nullable(),
});

/** A bet that was not posted yet: whose it is, what the caller's upline owes for it, and what is left of that after its downlines. All together are `gross`, `net` and `bets` of `agentRealTime`. */
export const accruedBet = settledBet.extend({ account: z.string(), share: decimal, own: decimal });
/** The number of a bet that was fed. */
const accruedCursor = z.string().regex(/^\d{1,18}$/);

/** By what settlements are sorted. */
const settlementSorts = ['period', 'gross', 'net', 'paid', 'rest'] as const;

export const agentSettlementSchemas = {
  /** What ended in these days of the merchant, both inclusive: the last 31 unless stated; the newest first. `rest`: what is still due of all settlements of the kind on that side, of other days too. */
  agentSettlements: {
    request: z.object({
      kind, side: z.enum(['received', 'paid']).default('received'), from: askedDay.optional(), to: askedDay.optional(), sort: z.enum(settlementSorts).default('period'), order: z.enum(['up', 'down']).default('down'),
      limit: z.coerce.number<number>().int().min(1).max(50).default(20),
      /** Where the next page goes on; as an answer had it. */
      before: z.string().max(200).optional(),
    }),
    value: z.object({
      settlements: z.array(agentSettlement), from: z.iso.date(), to: z.iso.date(), rest: decimal,
      /** Of all settlements of these days. */
      totals: z.object({ settlements: count, gross: decimal, net: decimal, paid: decimal, rest: decimal }),
      next: z.string().max(200).nullable(),
    }),
  },
  agentSettlement: {
    request: z.object({ id: z.uuid() }),
    value: z.object({
      settlement: agentSettlement, contractVersion: count, explanation: settlementExplanation,
      payments: z.array(z.object({ amount: decimal, at: instant })),
      /** What the merchant's operators moved beside it: above zero to the one who is paid, below zero back to the upline. */
      corrections: z.array(z.object({ amount: decimal, at: instant })),
    }),
  },
  /**
   * What a settlement is made of, by member and day, hour or moment: all rows together are its figures and corrections. In the order in which members joined; `next` of the page
   * before is where a page begins.
   */
  agentSettlementMembers: {
    request: z.object({ id: z.uuid(), limit: z.coerce.number<number>().int().min(1).max(200).default(50), before: settledRowCursor.optional() }),
    value: z.object({ members: z.array(settledMember), next: z.string().nullable() }),
  },
  /** The bets of one row of `agentSettlementMembers`, oldest first. `others`: what the row has beside bets that are kept; zero but for bets that are older than what is kept. */
  agentSettlementBets: {
    request: z.object({ id: z.uuid(), memberId: z.uuid(), period: settledRowPeriod, limit: z.coerce.number<number>().int().min(1).max(200).default(50), before: settledBetCursor.optional() }),
    value: z.object({ row: settledMember, bets: z.array(settledBet), others: z.object(settledAmounts), next: z.string().nullable() }),
  },
  /**
   * Kinds of contracts by which something of the caller is not settled, on either side: due, paid in part, or still to be settled of the period that runs. Their panels show
   * where the merchant has switched the kind off, too.
   */
  agentUnsettled: { request: z.object({}), value: z.object({ kinds: z.array(kind) }) },
  /** Real-time salary of the caller now: what it has accrued since the last posting. Postings are `agentSettlements` of the kind `realtime`. */
  agentRealTime: {
    request: z.object({}),
    value: z.object({
      /** The rate of the contract in effect now; null where there is none. */
      percent: percent.nullable(),
      /** The end of the last period that was posted; null before the first. */
      since: instant.nullable(),
      /** When the present period is posted. */
      nextAt: instant,
      /** What accrued to the caller, and of it what its direct downlines get; `net` is left. Below zero where bets were taken back. */
      gross: decimal,
      passedOn: decimal,
      net: decimal,
      bets: count,
    }),
  },
  /** The bets of `agentRealTime`, the latest first; none once they are posted. */
  agentRealTimeBets: {
    request: z.object({ limit: z.coerce.number<number>().int().min(1).max(200).default(50), before: accruedCursor.optional() }),
    value: z.object({ bets: z.array(accruedBet), next: z.string().nullable() }),
  },
};
