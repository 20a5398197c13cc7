import { randomUUID } from 'node:crypto';
import { decimalOf, minorOf } from '@livery/contracts';
import type { Check, Context } from '../check.ts';
import { NotOffered, NotTried } from '../verdicts.ts';
import type { Client } from '../client.ts';
import { isSuccess, valueIn, type Exchange } from '../exchange.ts';
import { faulty, holds, needed, refused, saidBy, valueOf } from '../expect.ts';
import { answerChecks } from './answers.ts';

const NO_ID = '0198c0de-0000-7000-8000-000000000000';
const RETURN = { returnPath: '/member' };

/** The deposit that the checks begin, and what was answered. */
interface Begun {
  readonly request: object;
  readonly key: string;
  readonly exchange: Exchange;
  readonly before: number;
}

const begun = new WeakMap<Client, Promise<Begun>>();
const tokenOf = async ({ accounts }: Context): Promise<string> => (await accounts.member()).token;

async function countOf(context: Context): Promise<number> {
  return needed('deposits', await context.client.call('deposits', { limit: 50 }, { token: await tokenOf(context) })).records.length;
}

async function begin(context: Context): Promise<Begun> {
  const token = await tokenOf(context);
  const { methods } = needed('depositMethods', await context.client.call('depositMethods', {}, { token }));
  const method = methods.find(({ kind, left }) => kind !== 'peer' && left !== '0') ?? methods[0];
  if (method === undefined) throw new NotOffered('The merchant offers this member no way to deposit.');
  const before = await countOf(context);
  const [request, key] = [{ method: method.code, amount: method.least, ...RETURN }, randomUUID() as string];
  return { request, key, before, exchange: await context.client.call('depositCreate', request, { token, idempotencyKey: key }) };
}

/** The deposit of this run: begun by the first check that needs it. */
function deposit(context: Context): Promise<Begun> {
  const known = begun.get(context.client) ?? begin(context);
  begun.set(context.client, known);
  return known;
}

/** The same, for checks that are about what follows. */
async function madeDeposit(context: Context) {
  const made = await deposit(context);
  if (!isSuccess(made.exchange)) throw new NotTried(`No deposit was begun: ${saidBy(made.exchange)}. See deposit.new.`);
  return { ...made, id: needed('depositCreate', made.exchange).deposit.id };
}

/** Deposits, withdrawals and records of money. */
export const cashierChecks: readonly Check[] = [
  ...answerChecks([
    { call: 'depositMethods', profile: 'cashier', by: 'member', because: 'The page of deposits: ways to pay, with limits and fees.' },
    { call: 'deposits', profile: 'cashier', by: 'member', because: 'The list of deposits.' },
    { call: 'withdrawalOptions', profile: 'cashier', by: 'member', because: 'The page of withdrawals: ways to be paid, and what stands against it.' },
    { call: 'withdrawals', profile: 'cashier', by: 'member', because: 'The list of withdrawals.' },
    { call: 'payoutAccounts', profile: 'cashier', by: 'member', because: 'The accounts that money is paid to.' },
    { call: 'walletRecords', profile: 'cashier', by: 'member', because: 'Everything that moved the balance.' },
    { call: 'walletTotals', profile: 'cashier', by: 'member', because: 'The sums above that list.' },
    { call: 'sumBalance', profile: 'cashier', by: 'member', because: 'All that a member has, also at vendors.' },
  ]),
  {
    id: 'deposit.key',
    profile: 'cashier',
    expects: 'depositCreate without an Idempotency-Key is refused with IDEMPOTENCY_KEY_REQUIRED.',
    because: 'Without one a repetition could not be told from a second wish.',
    run: async (context) => refused(await context.client.call('depositCreate', { method: 'none', amount: '10.00', ...RETURN }, { token: await tokenOf(context), idempotencyKey: null }), 'IDEMPOTENCY_KEY_REQUIRED'),
  },
  {
    id: 'deposit.method-unknown',
    profile: 'cashier',
    expects: 'A deposit by a method that is not offered is refused with FUNCTION_DISABLED or VALIDATION_FAILED.',
    because: 'The merchant may close a method while a page is open; the page then shows the others.',
    run: async (context) => refused(await context.client.call('depositCreate', { method: 'no-such-method', amount: '10.00', ...RETURN }, { token: await tokenOf(context) }), 'FUNCTION_DISABLED', 'VALIDATION_FAILED'),
  },
  {
    id: 'deposit.amount',
    profile: 'cashier',
    expects: 'A deposit of nothing is refused with VALIDATION_FAILED at amount.',
    because: 'The form writes the fault at the field.',
    async run(context) {
      const { request } = await deposit(context);
      faulty(await context.client.call('depositCreate', { ...request, amount: '0.00' }, { token: await tokenOf(context) }), 'amount');
    },
  },
  {
    id: 'deposit.new',
    profile: 'cashier',
    expects: 'A deposit of the least amount by an offered method is begun.',
    because: 'The page goes on to what is needed to pay.',
    run: async (context) => void valueOf('depositCreate', (await deposit(context)).exchange),
  },
  {
    id: 'deposit.repeated',
    profile: 'cashier',
    expects: 'The same deposit under the same Idempotency-Key is the one that was begun, and no second one.',
    because: 'The site repeats where no answer came: money must be asked for once.',
    async run(context) {
      const { request, key, id, before } = await madeDeposit(context);
      const again = await context.client.call('depositCreate', request, { token: await tokenOf(context), idempotencyKey: key });
      const same = isSuccess(again) && JSON.stringify(valueIn(again)).includes(id);
      holds(same, `It should be answered with the deposit ${id}, but ${isSuccess(again) ? 'it is another one' : saidBy(again)}.`, again);
      holds(before >= 50 || (await countOf(context)) === before + 1, 'There are two deposits now.', again);
    },
  },
  {
    id: 'deposit.key-reused',
    profile: 'cashier',
    expects: 'Another deposit under a key that was used is refused with IDEMPOTENCY_KEY_REUSED.',
    because: 'A key stands for one wish; the answer to another one would be wrong.',
    async run(context) {
      const { request, key } = await madeDeposit(context);
      refused(await context.client.call('depositCreate', { ...request, returnPath: '/other' }, { token: await tokenOf(context), idempotencyKey: key }), 'IDEMPOTENCY_KEY_REUSED');
    },
  },
  {
    id: 'deposit.listed',
    profile: 'cashier',
    expects: 'A deposit that was begun is in the list, and depositOne shows it.',
    because: 'Who closes the page finds it again.',
    async run(context) {
      const { id } = await madeDeposit(context);
      const token = await tokenOf(context);
      const listed = await context.client.call('deposits', { limit: 50 }, { token });
      holds(needed('deposits', listed).records.some((each) => each.id === id), `The deposit ${id} is not in the list.`, listed);
      holds(valueOf('depositOne', await context.client.call('depositOne', { id }, { token })).deposit.id === id, 'depositOne shows another one.');
    },
  },
  {
    id: 'deposit.other',
    profile: 'cashier',
    expects: 'depositOne and depositCancel of another member’s deposit are refused with NOT_FOUND, and the deposit stays as it is.',
    because: 'Nobody sees the deposits of others, nor whether they are there, nor ends them.',
    async run(context) {
      const { id } = await madeDeposit(context);
      const { client, accounts } = context;
      const { token: others } = await accounts.other();
      refused(await client.call('depositOne', { id }, { token: others }), 'NOT_FOUND');
      const token = await tokenOf(context);
      const { deposit: before } = needed('depositOne', await client.call('depositOne', { id }, { token }));
      const exchange = await client.call('depositCancel', { id }, { token: others });
      refused(exchange, 'NOT_FOUND');
      const { deposit: after } = needed('depositOne', await client.call('depositOne', { id }, { token }));
      holds(before.state === after.state, `Another member's depositCancel made ${after.state} of ${before.state}.`, exchange);
    },
  },
  {
    id: 'deposit.cancelled',
    profile: 'cashier',
    expects: 'A deposit that may be given up (canCancel) is cancelled by depositCancel.',
    because: 'Deposits under way are limited; whoever changes their mind must not wait for their end.',
    async run(context) {
      const { id } = await madeDeposit(context);
      const token = await tokenOf(context);
      const { deposit: shown } = needed('depositOne', await context.client.call('depositOne', { id }, { token }));
      if (!shown.canCancel) throw new NotOffered('This deposit may not be given up (canCancel is false).');
      const exchange = await context.client.call('depositCancel', { id }, { token });
      holds(valueOf('depositCancel', exchange).deposit.state === 'cancelled', 'The deposit is not cancelled.', exchange);
    },
  },
  {
    id: 'deposit.unknown',
    profile: 'cashier',
    expects: 'depositOne of a deposit that is not there is refused with NOT_FOUND.',
    because: 'The page then shows the list again.',
    run: async (context) => refused(await context.client.call('depositOne', { id: NO_ID }, { token: await tokenOf(context) }), 'NOT_FOUND'),
  },
  {
    id: 'withdrawal.plain',
    profile: 'cashier',
    expects: 'withdrawalCreate is refused with ENCRYPTION_REQUIRED where its body is not sealed.',
    because: 'It carries the transaction password.',
    run: async (context) =>
      refused(await context.client.call('withdrawalCreate', { method: 'none', account: NO_ID, amount: '10.00', paymentPassword: '246810' }, { token: await tokenOf(context), plain: true }), 'ENCRYPTION_REQUIRED'),
  },
  {
    id: 'withdrawal.refused',
    profile: 'cashier',
    expects: 'A withdrawal to an account that is not there, with a wrong transaction password, is refused, and the balance stays.',
    because: 'Money leaves only to an account that its owner has added, and by the owner’s password.',
    async run(context) {
      const token = await tokenOf(context);
      const before = needed('balance', await context.client.call('balance', {}, { token }));
      const exchange = await context.client.call('withdrawalCreate', { method: 'none', account: NO_ID, amount: '10.00', paymentPassword: 'wrong1' }, { token });
      holds(!isSuccess(exchange), 'It should be refused, but it succeeded.', exchange);
      const after = needed('balance', await context.client.call('balance', {}, { token }));
      holds(before.available === after.available && before.held === after.held, `The balance was ${before.available} and is ${after.available}.`, exchange);
    },
  },
  {
    id: 'withdrawal.unknown',
    profile: 'cashier',
    expects: 'withdrawalOne of a withdrawal that is not there is refused with NOT_FOUND.',
    because: 'The page then shows the list again.',
    run: async (context) => refused(await context.client.call('withdrawalOne', { id: NO_ID }, { token: await tokenOf(context) }), 'NOT_FOUND'),
  },
  {
    id: 'withdrawal.key',
    profile: 'cashier',
    expects: 'withdrawalCreate, withdrawalCancel and withdrawalConfirm without an Idempotency-Key are refused with IDEMPOTENCY_KEY_REQUIRED.',
    because: 'They move money or let it go. Without a key a repetition could not be told from a second wish.',
    async run(context) {
      const keyless = { token: await tokenOf(context), idempotencyKey: null };
      refused(await context.client.call('withdrawalCreate', { method: 'none', account: NO_ID, amount: '10.00', paymentPassword: 'wrong1' }, keyless), 'IDEMPOTENCY_KEY_REQUIRED');
      refused(await context.client.call('withdrawalCancel', { id: NO_ID }, keyless), 'IDEMPOTENCY_KEY_REQUIRED');
      refused(await context.client.call('withdrawalConfirm', { id: NO_ID, said: 'received' }, keyless), 'IDEMPOTENCY_KEY_REQUIRED');
    },
  },
  {
    id: 'withdrawal.other',
    profile: 'cashier',
    expects: 'withdrawalOne of another member’s withdrawal is refused with NOT_FOUND.',
    because: 'Nobody sees the withdrawals of others, nor whether they are there.',
    async run(context) {
      const { client, accounts } = context;
      const [first] = needed('withdrawals', await client.call('withdrawals', { limit: 1 }, { token: await tokenOf(context) })).records;
      if (first === undefined) throw new NotOffered('The member has made no withdrawal. Name one with --member that has.');
      refused(await client.call('withdrawalOne', { id: first.id }, { token: (await accounts.other()).token }), 'NOT_FOUND');
    },
  },
  {
    id: 'records.add-up',
    profile: 'cashier',
    expects: 'In walletTotals opening + in − out is closing, and the kinds add up to in and out.',
    because: 'The page shows the four beside each other; people add.',
    async run(context) {
      const token = await tokenOf(context);
      const { currency } = needed('balance', await context.client.call('balance', {}, { token }));
      const exchange = await context.client.call('walletTotals', {}, { token });
      const totals = needed('walletTotals', exchange);
      const minor = (text: string): bigint => minorOf(text, currency.exponent);
      const shown = (amount: bigint): string => decimalOf(amount, currency.exponent);
      const closing = minor(totals.opening) + minor(totals.in) - minor(totals.out);
      holds(closing === minor(totals.closing), `${totals.opening} + ${totals.in} − ${totals.out} is ${shown(closing)}, and not ${totals.closing}.`, exchange);
      for (const side of ['in', 'out'] as const) {
        const sum = totals.kinds.reduce((all, each) => all + minor(each[side]), 0n);
        holds(sum === minor(totals[side]), `The kinds add up to ${shown(sum)} ${side}, and not ${totals[side]}.`, exchange);
      }
    },
  },
];
