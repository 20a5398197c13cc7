import type { CallName, OperatorCallName, ResponseOf } from '@livery/contracts';
import type { Pool } from 'pg';
import { PROVIDER, signedCallback } from '../fake-payments.ts';
import type { AccountHelpers, OperatorHelpers } from '../operator-desk.ts';
import type { TestGateway } from '../gateway.ts';
import { endPath, payPath, toldPath } from '../payments-server.ts';
import { HOME_IP } from '../account-helpers.ts';
import { PIN } from '../payee.ts';
import { NORTH } from '../test-fleet.ts';
import { partiesOf, standingOf, type MoneyKind, type Party } from './standing.ts';

/** A member of a scenario, and the keys of their calls and of those of operators: a repeated call has the key of the first. */
export interface Walker {
  readonly scenario: string;
  readonly member: Party;
  /** Members who pay it. */
  readonly payers: readonly Party[];
  /** Code of the way to be paid; where members pay it, of theirs to pay, which nobody else has. */
  readonly way: string;
  readonly keys: readonly string[];
}

/** What the people around a gateway act with. */
export interface Stage {
  readonly gateway: TestGateway;
  readonly accounts: AccountHelpers;
  readonly ops: OperatorHelpers;
  /** Token of an operator. */
  readonly operator: string;
  /** Where the provider is told what happens at it. */
  readonly origin: string;
  readonly pool: Pool;
}

/** A {@link Walker} at one act, with the key of its calls. */
export type Actor = Walker & { readonly scene: Scenario; readonly key: string };

/** What one of them does. */
export interface Act {
  readonly name: string;
  /** Minutes after the beginning; at once unless stated. */
  readonly at?: number;
  /** Whether the provider's books change by it: what was done is not done again. */
  readonly atProvider?: true;
  /** The gateway may have found out by itself what it is to be told. */
  readonly mayBeLate?: true;
  /** The answer's code; `OK` where it was done. */
  readonly run: (stage: Stage, walker: Actor) => Promise<string>;
}

/** How a payment goes, with everything that anybody does for it, and every step that nobody can take back. */
export interface Scenario {
  readonly name: string;
  readonly kind: MoneyKind;
  /** In the currency, with two decimals. Tells scenarios apart at the provider. */
  readonly amount: string;
  /** Withdrawals are sent by operators alone. */
  readonly byHand?: true;
  readonly acts: readonly Act[];
  /** Its first steps, between which the gateway is killed in another scenario. */
  readonly shared: readonly string[];
  /** The steps that follow. Between each of them and the next the gateway is killed, and after the last. */
  readonly steps: readonly string[];
  /** What the member's balance differs by in the end, in minor units. */
  readonly change: bigint;
  /** Likewise of each member who pays it. */
  readonly payers?: readonly bigint[];
}

/** Minor units of a decimal of two places. */
export const minor = (decimal: string): bigint => BigInt(decimal.replace('.', ''));

/** Who acts: the member, or one of those who pay. */
const names = ['the member', 'a payer', 'another payer'];
/** Place of one of {@link names}. */
export type Place = 0 | 1 | 2;
/** The name of whoever is at a place. */
export const nameOf = (place: number): string => names[place] ?? 'somebody';

function partyOf({ scene, ...walker }: Actor, place: Place): ReturnType<typeof partiesOf>[number] {
  const party = partiesOf(scene, walker)[place];
  if (party === undefined) throw new Error(`${scene.name}: there is no ${nameOf(place)}.`);
  return party;
}

/** The deposit or withdrawal of one of them. */
export async function idOf({ pool, gateway }: Stage, walker: Actor, place: Place = 0): Promise<string> {
  const { kind, party } = partyOf(walker, place);
  const standing = await standingOf(pool, kind, party.id, gateway.clock.now());
  if (standing === undefined) throw new Error(`${walker.scene.name}: ${nameOf(place)} asked for nothing.`);
  return standing.id;
}

/** A call of one of them. Its answer. */
export async function callOf<Name extends CallName>({ accounts }: Stage, walker: Actor, place: Place, name: Name, request: object) {
  const { party: { token } } = partyOf(walker, place);
  return (await accounts.call<ResponseOf<Name>>(name, request, { token, ip: HOME_IP, idempotencyKey: walker.key })).body;
}

async function memberCall(stage: Stage, walker: Actor, place: Place, name: CallName, request: object): Promise<string> {
  const answer = await callOf(stage, walker, place, name, request);
  return answer.success ? 'OK' : answer.code;
}

/** The member asks to pay in, by a method of tests. */
export const asksToPayIn = (method: 'qr' | 'bank' | 'card' = 'card'): Act => ({
  name: 'the member asks to pay in',
  run: (stage, walker) => memberCall(stage, walker, 0, 'depositCreate', { method, amount: walker.scene.amount, returnPath: '/member/deposit' }),
});

/** The member asks to be paid. */
export const asksToBePaid: Act = {
  name: 'the member asks to be paid',
  run: (stage, walker) => memberCall(stage, walker, 0, 'withdrawalCreate', { method: walker.way, account: walker.member.account, amount: walker.scene.amount, paymentPassword: PIN }),
};

/** A call of the member about it, or of one who pays. */
export const member = (name: 'depositPaid' | 'depositCancel' | 'withdrawalCancel' | 'withdrawalConfirm', request: object = {}, place: Place = 0): Act => ({
  name: `${nameOf(place)} calls ${name}`,
  run: async (stage, walker) => memberCall(stage, walker, place, name, { ...request, id: await idOf(stage, walker, place) }),
});

/** A command of an operator about it, or about what one of those who pay has to do with it. */
export const operator = (name: OperatorCallName, request: object = {}, { place = 0, ...more }: Pick<Act, 'mayBeLate'> & { readonly place?: Place } = {}): Act => ({
  name: `an operator calls ${name}`,
  ...more,
  async run(stage, walker) {
    const id = await idOf(stage, walker, place);
    const { body } = await stage.ops.call(name, { [`${partyOf(walker, place).kind}Id`]: id, reason: 'ticket 14', ...request }, { token: stage.operator, key: walker.key });
    return body.success ? 'OK' : body.code;
  },
});

/** An operator credits what the provider's statement shows and no callback told of. */
export const creditsByStatement: Act = {
  name: 'an operator credits by a statement',
  mayBeLate: true,
  async run(stage, walker) {
    const answer = await fetch(`${stage.origin}${toldPath(await idOf(stage, walker))}`);
    const { receipt: { txId } } = (await answer.json()) as { receipt: { txId: string } };
    return operator('deposits:credit', { txId, amount: walker.scene.amount }).run(stage, walker);
  },
};

/** An operator has paid it by hand; the bank's number is of this payment alone. */
export const paysByHand: Act = {
  name: 'an operator pays by hand',
  run: (stage, walker) => operator('withdrawals:pay-out', { txId: walker.key }).run(stage, walker),
};

/** The gateway's job comes to it, or to the deposit of one who pays. */
export const job = (at?: number, place: Place = 0): Act => ({
  name: `the job comes${place === 0 ? '' : ` to ${nameOf(place)}`}`,
  ...(at === undefined ? {} : { at }),
  async run(stage, walker) {
    const id = await idOf(stage, walker, place);
    await (partyOf(walker, place).kind === 'deposit' ? stage.gateway.cashier.advance(NORTH, id) : stage.gateway.cashier.withdrawals.advance(NORTH, id));
    return 'OK';
  },
});

/** Something happens at the provider, which tells of it by the next {@link told}. */
const atProvider = (name: string, path: (id: string) => string, at?: number): Act => ({
  name,
  atProvider: true,
  ...(at === undefined ? {} : { at }),
  async run(stage, walker) {
    const answer = await fetch(`${stage.origin}${path(await idOf(stage, walker))}`);
    return answer.ok ? 'OK' : 'NOT_FOUND';
  },
});
/** The payer pays: what was asked for unless stated, in minor units. */
export const pays = (amount?: string, at?: number): Act => atProvider('the payer pays', (id) => payPath(id, amount), at);
/** A payout ends at the provider, or turns out to have ended otherwise. */
export const ends = (state: 'paid' | 'failed', at?: number): Act => atProvider(`the payout is ${state}`, (id) => endPath(id, state), at);

/** The provider tells of what happened last. */
export const told = (at?: number): Act => ({
  name: 'the provider calls back',
  ...(at === undefined ? {} : { at }),
  async run(stage, walker) {
    const answer = await fetch(`${stage.origin}${toldPath(await idOf(stage, walker))}`);
    return callBack(stage, (await answer.json()) as object);
  },
});

/** The provider tells that nobody pays any more. */
export const gaveUp: Act = {
  name: 'the provider tells that its time is over',
  run: async (stage, walker) => callBack(stage, { eventId: `over-${walker.key}`, type: 'pay-in.ended', paymentId: await idOf(stage, walker), state: 'expired' }),
};

async function callBack({ gateway }: Stage, event: object): Promise<string> {
  const answer = await gateway.app.inject(signedCallback({ tenant: NORTH, provider: PROVIDER }, event, gateway.clock.now()));
  return answer.json<{ code: string }>().code;
}
