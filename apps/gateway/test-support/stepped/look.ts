import type { ResponseOf } from '@livery/contracts';
import { HOME_IP } from '../account-helpers.ts';
import { NORTH } from '../test-fleet.ts';
import { minor, type Scenario } from './scenario.ts';
import { partiesOf, standingOf, type MoneyKind, type Party } from './standing.ts';
import type { Killed, SteppedDesk } from './stepped-desk.ts';

/** What every member has at first, in minor units. */
export const GIFT = 100_000n;

/** What a member reads of a payment, and what is said of it in words. */
export interface Read {
  readonly kind: MoneyKind;
  /** Whether members pay each other. */
  readonly byMembers: boolean;
  readonly state: string;
  readonly look: string | null;
  readonly code: string | null;
  /** Of a deposit what became of its money, of a withdrawal what is known of its arrival. */
  readonly more: readonly string[];
}

/** How a payment went on. */
export interface Outcome {
  /** What is wrong, in words; empty where all is well. */
  readonly faults: string[];
  /** What its members could read on the way. */
  readonly read: Read[];
}

/** Tells what is wrong, in words. */
type Wrong = (text: string) => void;
type PeerPayment = NonNullable<ResponseOf<'withdrawalOne'>['withdrawal']['peers']>['payments'][number];

/** States of a deposit in which a payment between members may be. */
const DEPOSIT_OF: Readonly<Record<PeerPayment['state'], readonly string[]>> = {
  reserved: ['created'],
  told: ['paid'],
  partly: ['paid'],
  missing: ['paid'],
  received: ['credited'],
  forced: ['credited'],
  settled: ['credited', 'refused'],
  lapsed: ['expired', 'cancelled'],
};

export const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((all, amount) => all + amount, 0n);
const optionsOf = ({ token }: Party) => ({ token, ip: HOME_IP });

/** Whether what all who have a part in a payment read, what operators read, the wallets and the provider's books agree; with what each reads. */
export async function look(desk: SteppedDesk, { scene, walker }: Killed, outcome: Outcome, when: string): Promise<void> {
  const { stage } = desk;
  const wrong: Wrong = (text) => void outcome.faults.push(`${when}: ${text}`);
  let credited = 0n;
  for (const { kind, party } of partiesOf(scene, walker)) {
    const standing = await standingOf(stage.pool, kind, party.id, stage.gateway.clock.now());
    const balance = await stage.gateway.wallet.balanceOf(NORTH, party.id, 'PHP');
    const money = `${balance?.posted} ${balance?.held}`;
    if (standing === undefined) {
      if (party === walker.member) wrong('nothing is there');
      else if (money !== `${GIFT} 0`) wrong(`the wallet of a payer who asked for nothing has ${money}`);
    } else if (kind === 'deposit') {
      credited += await lookAtDeposit(desk, { party, id: standing.id, money, byMembers: party !== walker.member }, outcome, wrong);
    } else await lookAtWithdrawal(desk, { scene, party, id: standing.id, money }, outcome, wrong);
  }
  if (scene.payers !== undefined) await lookBetween(desk, { walker, credited }, wrong);
}

/** What was credited for it. */
async function lookAtDeposit({ stage, payments }: SteppedDesk, { party, id, money, byMembers }: { readonly party: Party; readonly id: string; readonly money: string; readonly byMembers: boolean }, outcome: Outcome, wrong: Wrong): Promise<bigint> {
  const { deposit } = await stage.accounts.valueOf('depositOne', { id }, optionsOf(party));
  const { deposit: shown } = await stage.ops.valueOf('deposits:show', { depositId: id }, { token: stage.operator });
  const outcomes = deposit.receipts.map((receipt) => `${receipt.outcome} ${receipt.amount}`);
  const [one, other] = [[deposit.state, deposit.look, deposit.code, deposit.amount, ...outcomes], [shown.state, shown.look, shown.code, shown.amount, ...shown.receipts.map((receipt) => `${receipt.outcome} ${receipt.amount}`)]];
  if (one.join() !== other.join()) wrong(`the member reads ${one.join()}, an operator ${other.join()}`);
  if (money !== `${GIFT + minor(deposit.credited)} 0`) wrong(`the wallet has ${money}, and ${deposit.credited} was credited`);
  const there = byMembers ? [{ txId: id, amount: String(minor(deposit.credited)) }] : (payments.provider.payments.get(id)?.receipts ?? []);
  const known = shown.receipts.map(({ txId, amount }) => `${txId} ${minor(amount)}`);
  if (!known.every((receipt) => there.some(({ txId, amount }) => receipt === `${txId} ${amount}`))) wrong(`${known.join()} is here, and not at the provider`);
  const back = shown.receipts.filter((receipt) => receipt.outcome === 'refunded' && ![...payments.provider.refunds.values()].includes(receipt.txId));
  if (back.length > 0) wrong('money went back that the provider has not sent');
  outcome.read.push({ kind: 'deposit', byMembers: deposit.method.kind === 'peer', state: deposit.state, look: deposit.look, code: deposit.code, more: [...new Set(deposit.receipts.map((receipt) => receipt.outcome))].sort() });
  return minor(deposit.credited);
}

async function lookAtWithdrawal({ stage, payments }: SteppedDesk, { scene, party, id, money }: { readonly scene: Scenario; readonly party: Party; readonly id: string; readonly money: string }, outcome: Outcome, wrong: Wrong): Promise<void> {
  const { withdrawal } = await stage.accounts.valueOf('withdrawalOne', { id }, optionsOf(party));
  const { withdrawal: shown } = await stage.ops.valueOf('withdrawals:show', { withdrawalId: id }, { token: stage.operator });
  const [one, other] = [withdrawal, shown].map(({ state, look: why = null, code, confirmation, missing, givenBack, amount, fee }) => [state, why, code, confirmation, missing, givenBack, amount, fee].join());
  if (one !== other) wrong(`the member reads ${one}, an operator ${other}`);
  const { state } = withdrawal;
  const amount = minor(withdrawal.amount);
  const held = ['created', 'review', 'approved'].includes(state) ? amount : 0n;
  const gone = ['sending', 'sent', 'paid'].includes(state) ? amount - minor(withdrawal.givenBack) : 0n;
  if (money !== `${GIFT - gone} ${held}`) wrong(`the wallet has ${money}, and the withdrawal is ${one}`);
  const there = payments.provider.payouts.get(id);
  if (there !== undefined && there.amount !== String(minor(withdrawal.arrives))) wrong(`the provider was told to pay ${there.amount}`);
  if (['created', 'review', 'approved'].includes(state) && (there !== undefined || withdrawal.peers != null)) wrong('the provider has an order that nobody gave');
  if (scene.byHand !== true && scene.payers === undefined && state === 'paid' && there === undefined) wrong('it is paid, and the provider has no order');
  if (scene.payers !== undefined && there !== undefined) wrong('members pay it, and a provider has an order as well');
  outcome.read.push({ kind: 'withdrawal', byMembers: withdrawal.peers != null, state, look: withdrawal.look ?? null, code: withdrawal.code, more: withdrawal.confirmation === null ? [] : [withdrawal.confirmation] });
}

/** Whether payer, payee and operators read the same of each payment between them, and all of the withdrawal is accounted for. */
async function lookBetween({ stage }: SteppedDesk, { walker, credited }: Pick<Killed, 'walker'> & { readonly credited: bigint }, wrong: Wrong): Promise<void> {
  const standing = await standingOf(stage.pool, 'withdrawal', walker.member.id, stage.gateway.clock.now());
  if (standing === undefined) return;
  const { withdrawal: { state, amount, givenBack, peers } } = await stage.accounts.valueOf('withdrawalOne', { id: standing.id }, optionsOf(walker.member));
  if (peers == null) {
    if (credited !== 0n) wrong('payers were credited for what is not offered');
    return;
  }
  const payers = new Map(walker.payers.map((party) => [party.id, party]));
  for (const payment of peers.payments) {
    const { payment: shown } = await stage.ops.valueOf('peer-payments:show', { depositId: payment.id }, { token: stage.operator });
    const [one, other] = [payment, shown].map((read) => [read.reference, read.state, read.amount, read.arrived, read.missing, read.toldAt, read.confirmBy].join());
    if (one !== other) wrong(`the payee reads ${one}, an operator ${other}`);
    const payer = payers.get(shown.payerId);
    if (payer === undefined || shown.payeeId !== walker.member.id || shown.withdrawalId !== standing.id) {
      wrong('a payment is of others than those who asked for it');
      continue;
    }
    const { deposit } = await stage.accounts.valueOf('depositOne', { id: payment.id }, optionsOf(payer));
    if (!DEPOSIT_OF[payment.state].includes(deposit.state) || deposit.reference !== payment.reference) wrong(`the payee reads ${payment.state}, the payer ${deposit.state}`);
    if (minor(deposit.credited) !== minor(payment.arrived ?? '0.00')) wrong(`${payment.arrived} arrived, and ${deposit.credited} was credited`);
  }
  const open = sum(peers.payments.map(({ state: at, amount: all }) => (['reserved', 'told', 'partly', 'missing'].includes(at) ? minor(all) : 0n)));
  const arrived = sum(peers.payments.map((payment) => minor(payment.arrived ?? '0.00')));
  if (minor(peers.unmatched) + open + arrived !== minor(amount)) wrong(`of ${amount}, ${peers.unmatched} waits, ${open} is under way and ${arrived} arrived`);
  if (arrived !== credited) wrong(`${arrived} arrived, and ${credited} was credited`);
  if (state === 'paid' && minor(amount) - minor(givenBack) !== credited) wrong(`${givenBack} went back of ${amount}, and ${credited} was credited`);
  if (state === 'failed' && credited !== 0n) wrong(`all went back, and ${credited} was credited`);
  if (open === 0n && minor(peers.unmatched) === 0n && state !== 'paid') wrong(`nothing is left to pay, and it is ${state}`);
}
