import { z } from 'zod';
import { askedInstant, decimal, instant } from '../fields.ts';
import { STATEMENT_BYTES, STATEMENT_LINES, statementKinds, statementOutcomes, statementStates } from '../payments/payment-statement.ts';
import { before, effect, reason } from './operator-fields.ts';

const provider = z.string().regex(/^[A-Za-z0-9._-]{1,32}$/);
const limit = z.coerce.number<number>().int().min(1).max(100);
const outcome = z.enum(statementOutcomes);

const statement = z.object({
  id: z.uuid(),
  provider: z.string(),
  from: instant,
  to: instant,
  marginMinutes: z.number().int(),
  /** SHA-256 of the file, in hex. */
  fileHash: z.string(),
  fileLines: z.number().int(),
  agreed: z.number().int(),
  /** Lines of every other outcome but `edge`. */
  differences: z.number().int(),
  edge: z.number().int(),
  checkedAt: instant,
  /** Name of the operator. */
  checkedBy: z.string(),
});

const line = z.object({
  number: z.number().int(),
  outcome,
  kind: z.enum(statementKinds),
  /** Line of the file, its heading being the first; null: the file does not have it. */
  fileLine: z.number().int().nullable(),
  providerTx: z.string().nullable(),
  /** The id that the provider was given. */
  orderId: z.string().nullable(),
  /** What it belongs to here, such as `deposit:<id>`; of money that is missing here the deposit that it names, where there is one. */
  subject: z.string().nullable(),
  /** What the file states; null: nothing. */
  there: decimal.nullable(),
  currencyThere: z.string().nullable(),
  stateThere: z.enum(statementStates).nullable(),
  atThere: instant.nullable(),
  /** What the books have; null: nothing. */
  here: decimal.nullable(),
  currencyHere: z.string().nullable(),
  stateHere: z.enum(statementStates).nullable(),
  atHere: instant.nullable(),
});

const shown = {
  statement,
  outcomes: z.array(z.object({ outcome, lines: z.number().int() })),
  /** What was done, by kind and currency: in the file, in the books, and agreed. */
  totals: z.array(z.object({ kind: z.enum(statementKinds), currency: z.string(), thereLines: z.number().int(), there: decimal, hereLines: z.number().int(), here: decimal, agreedLines: z.number().int(), agreed: decimal })),
  /** What moved on the account of the provider in the period, by why: it owes more by `debited`, and less by `credited`. */
  account: z.array(z.object({ currency: z.string(), reason: z.string(), debited: decimal, credited: decimal })),
  /** By how much the provider owes more after the period than before: by its file, and by its account in the ledger. */
  balance: z.array(z.object({ currency: z.string(), there: decimal, here: decimal, difference: decimal })),
  /** Lines that differ, in the order of the file, then those that it does not have. */
  lines: z.array(line),
  /** `after` of the next page; null on the last. */
  next: z.number().int().nullable(),
};

export const statementSchemas = {
  'statements:check': {
    request: z.object({
      provider: provider.describe('Code of the payment provider.'),
      from: askedInstant.describe('Begin of the period by the provider\'s clock, in UTC, such as 2026-01-31T00:00:00Z.'),
      to: askedInstant.describe('End of the period, which is not part of it; at most 92 days later, and not in the future.'),
      marginMinutes: z.coerce.number<number>().int().min(0).max(60).default(15).describe('So near to either end of the period the clocks of both sides may put a movement into different statements, in minutes.'),
      file: z.string().min(1).max(STATEMENT_BYTES).describe(`The statement: CSV in UTF-8, at most 2 MB and ${STATEMENT_LINES} lines; docs/payments.md has its columns.`),
      reason,
    }),
    value: z.object({ ...shown, effect }),
  },
  'statements:list': {
    request: z.object({ provider: provider.optional().describe('Statements of this provider alone.'), before, limit: limit.default(25).describe('At most so many, at most 100.') }),
    value: z.object({ statements: z.array(statement), next: z.uuid().nullable() }),
  },
  'statements:show': {
    request: z.object({
      statementId: z.uuid().describe('Id of the statement, which statements:list shows.'),
      outcome: z.enum(statementOutcomes).exclude(['agreed']).optional().describe('Lines of this outcome alone.'),
      after: z.coerce.number<number>().int().min(0).max(1_000_000).default(0).describe('Where the page begins: next of the page before.'),
      limit: limit.default(100).describe('At most so many lines, at most 100.'),
    }),
    value: z.object(shown),
  },
};
