import { decimalOf, statementOutcomes, type OperatorValueOf, type StatementKind } from '@livery/contracts';
import { FOREIGN_EXPONENT, type Cashier, type KeptLine, type Statement, type StatementRefusal } from '../../cashier/index.ts';
import type { Clock } from '../../../platform/db/index.ts';
import { fieldProblem, OperatorProblem } from '../operator-problem.ts';
import type { OperatorHandlers } from '../server/operator-handlers.ts';

export interface StatementHandlersDeps {
  readonly cashier: Pick<Cashier, 'statements'>;
  readonly clock: Clock;
}

type StatementCall = 'statements:check' | 'statements:list' | 'statements:show';
type Shown = OperatorValueOf<'statements:show'>;
type Exponents = ReadonlyMap<string, number>;

const DAY_MS = 86_400_000;
const MOST_DAYS = 92;
const MINUTE_MS = 60_000;
/** Lines that the answer to a check shows at once. */
const FIRST_LINES = 100;
/** What a provider owes more by, and less by. */
const SIGNS: Readonly<Record<StatementKind, bigint>> = { 'pay-in': 1n, 'refund': -1n, 'payout': -1n };

/** The period that was asked for. @throws OperatorProblem VALIDATION_FAILED */
function periodOf({ from, to, marginMinutes }: { readonly from: string; readonly to: string; readonly marginMinutes: number }, now: number) {
  const [begin, end] = [new Date(from), new Date(to)];
  const length = end.getTime() - begin.getTime();
  if (length <= 0) throw fieldProblem('to', 'later than from');
  if (length > MOST_DAYS * DAY_MS) throw fieldProblem('to', `at most ${MOST_DAYS} days later than from`);
  if (end.getTime() > now) throw fieldProblem('to', 'not in the future: the period has to be over');
  if (length <= 2 * marginMinutes * MINUTE_MS) throw fieldProblem('marginMinutes', 'less than half of the period');
  return { from: begin, to: end, marginMinutes };
}

function refusalOf(refusal: StatementRefusal, provider: string): OperatorProblem {
  if (refusal.refused !== 'file') {
    return refusal.refused === 'too-many' ? fieldProblem('to', 'more happened in the period than a file can have: hand in shorter ones') : new OperatorProblem('NOT_FOUND', `The merchant has no payment provider ${provider}.`);
  }
  const told = refusal.faults.map(({ line, message }) => (line === null ? message : `line ${line}: ${message}`));
  return new OperatorProblem('VALIDATION_FAILED', `The file is not a statement, and nothing was compared: ${told.join('; ')}.`, { fields: told.map((message) => ({ field: 'file', message })) });
}

const decimals = (exponents: Exponents) => (amount: bigint, currency: string): string => decimalOf(amount, exponents.get(currency) ?? FOREIGN_EXPONENT);
const timeOf = (at: Date | null | undefined): string | null => at?.toISOString() ?? null;

function summaryOf({ id, provider, from, to, marginMinutes, fileHash, fileLines, outcomes: { agreed, edge, ...others }, checkedAt, operator }: Statement): Shown['statement'] {
  const differences = Object.values(others).reduce((sum, lines) => sum + lines, 0);
  return { id, provider, from: from.toISOString(), to: to.toISOString(), marginMinutes, fileHash: fileHash.toString('hex'), fileLines, agreed, differences, edge, checkedAt: checkedAt.toISOString(), checkedBy: operator.name };
}

/** By how much the provider owes more, by currency: what its file says, and what the ledger moved. */
function balanceOf({ totals, account }: Statement, exponents: Exponents): Shown['balance'] {
  const decimal = decimals(exponents);
  const currencies = [...new Set([...totals, ...account].map(({ currency }) => currency))].toSorted();
  return currencies.map((currency) => {
    const there = totals.filter((total) => total.currency === currency).reduce((sum, total) => sum + SIGNS[total.kind] * total.there.amount, 0n);
    const here = account.filter((moved) => moved.currency === currency).reduce((sum, { debited, credited }) => sum + debited - credited, 0n);
    return { currency, there: decimal(there, currency), here: decimal(here, currency), difference: decimal(there - here, currency) };
  });
}

function lineOf({ number, outcome, kind, line, providerTx, orderId, subject, there, here }: KeptLine, exponents: Exponents): Shown['lines'][number] {
  const decimal = decimals(exponents);
  return {
    number, outcome, kind, fileLine: line, providerTx, orderId, subject,
    there: there && decimal(there.amount, there.currency), currencyThere: there?.currency ?? null, stateThere: there?.state ?? null, atThere: timeOf(there?.at),
    here: here && decimal(here.amount, here.currency), currencyHere: here?.currency ?? null, stateHere: here?.state ?? null, atHere: timeOf(here?.at),
  };
}

function shownOf(statement: Statement, lines: readonly KeptLine[], limit: number, exponents: Exponents): Shown {
  const decimal = decimals(exponents);
  return {
    statement: summaryOf(statement),
    outcomes: statementOutcomes.map((outcome) => ({ outcome, lines: statement.outcomes[outcome] })),
    totals: statement.totals.map(({ kind, currency, there, here, agreed }) => ({
      kind, currency, thereLines: there.lines, there: decimal(there.amount, currency), hereLines: here.lines, here: decimal(here.amount, currency), agreedLines: agreed.lines, agreed: decimal(agreed.amount, currency),
    })),
    account: statement.account.map(({ currency, reason, debited, credited }) => ({ currency, reason, debited: decimal(debited, currency), credited: decimal(credited, currency) })),
    balance: balanceOf(statement, exponents),
    lines: lines.map((line) => lineOf(line, exponents)),
    next: lines.length === limit ? (lines.at(-1)?.number ?? null) : null,
  };
}

/** Handlers of the calls that compare statements of payment providers with the books. */
export function statementHandlers({ cashier: { statements }, clock }: StatementHandlersDeps): OperatorHandlers<StatementCall> {
  return {
    'statements:check': {
      async run(tx, { tenant, caller, request: { provider, file, ...request } }) {
        const period = periodOf(request, clock.now());
        const checked = await statements.check(tx, { tenant: tenant.id, provider, ...period, file, operator: { id: caller.id, name: caller.name } });
        if ('refused' in checked) throw refusalOf(checked, provider);
        const { statement, before } = checked;
        const lines = await statements.lines(tenant.id, statement.id, { after: 0, limit: FIRST_LINES }, tx);
        const { id: _id, ...facts } = summaryOf(statement);
        return {
          subject: `statement:${statement.id}`,
          before: { checked: before },
          after: { ...facts, checked: true, outcomes: statement.outcomes },
          beside: shownOf(statement, lines, FIRST_LINES, await statements.exponents(tenant.id, tx)),
        };
      },
    },
    async 'statements:list'({ tenant, request: { provider, before, limit } }) {
      const found = await statements.list(tenant.id, { provider, before }, limit);
      return { statements: found.map(summaryOf), next: found.length === limit ? (found.at(-1)?.id ?? null) : null };
    },
    async 'statements:show'({ tenant, request: { statementId, outcome, after, limit } }) {
      const statement = await statements.find(tenant.id, statementId);
      if (statement === undefined) throw new OperatorProblem('NOT_FOUND', `There is no statement ${statementId}. statements:list shows those that were checked.`);
      const lines = await statements.lines(tenant.id, statementId, { after, limit, outcome });
      return shownOf(statement, lines, limit, await statements.exponents(tenant.id));
    },
  };
}
