import { HOME_IP } from '../account-helpers.ts';
import { PROVIDER } from '../fake-payments.ts';
import { NORTH } from '../test-fleet.ts';
import { minor, type Act, type Scenario } from './scenario.ts';
import { standingOf } from './standing.ts';
import type { Killed, SteppedDesk } from './stepped-desk.ts';

/** What every member has at first, in minor units. */
const GIFT = 100_000n;
const LEASE_MS = 70_000;
const LONG_MS = 5 * 60_000;

/** What a member reads of a payment, and what is said of it in words. */
export interface Read {
  readonly kind: Scenario['kind'];
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
  /** What its member could read on the way. */
  readonly read: Read[];
}

/** Who comes first after the process was killed: the job, or those who were not answered. */
export type First = 'the job' | 'the repetition';

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((all, amount) => all + amount, 0n);
const stored = (step: string, { acts }: Scenario): boolean => !/^(?:provider|answered): /.test(step) && !acts.some(({ name }) => name === step);

/** Whether what members read, what operators read, the wallet and the provider's books agree; with what the member reads. */
async function look({ stage, payments }: SteppedDesk, { scene, walker }: Killed, outcome: Outcome, when: string): Promise<void> {
  const standing = await standingOf(stage.pool, scene.kind, walker.member.id, stage.gateway.clock.now());
  const wrong = (text: string): void => void outcome.faults.push(`${when}: ${text}`);
  if (standing === undefined) return wrong('nothing is there');
  const [options, id] = [{ token: walker.member.token, ip: HOME_IP }, standing.id];
  const balance = await stage.gateway.wallet.balanceOf(NORTH, walker.member.id, 'PHP');
  const money = `${balance?.posted} ${balance?.held}`;
  if (scene.kind === 'deposit') {
    const { deposit } = await stage.accounts.valueOf('depositOne', { id }, options);
    const { deposit: shown } = await stage.ops.valueOf('deposits:show', { depositId: id }, { token: stage.operator });
    const outcomes = deposit.receipts.map((receipt) => `${receipt.outcome} ${receipt.amount}`);
    const [one, other] = [[deposit.state, deposit.look, deposit.code, deposit.amount, ...outcomes], [shown.state, shown.look, shown.code, shown.amount, ...shown.receipts.map((receipt) => `${receipt.outcome} ${receipt.amount}`)]];
    if (one.join() !== other.join()) wrong(`the member reads ${one.join()}, an operator ${other.join()}`);
    if (money !== `${GIFT + minor(deposit.credited)} 0`) wrong(`the wallet has ${money}, and ${deposit.credited} was credited`);
    const there = payments.provider.payments.get(id)?.receipts ?? [];
    const known = shown.receipts.map(({ txId, amount }) => `${txId} ${minor(amount)}`);
    if (!known.every((receipt) => there.some(({ txId, amount }) => receipt === `${txId} ${amount}`))) wrong(`${known.join()} is here, and not at the provider`);
    const back = shown.receipts.filter((receipt) => receipt.outcome === 'refunded' && ![...payments.provider.refunds.values()].includes(receipt.txId));
    if (back.length > 0) wrong('money went back that the provider has not sent');
    outcome.read.push({ kind: 'deposit', state: deposit.state, look: deposit.look, code: deposit.code, more: [...new Set(deposit.receipts.map((receipt) => receipt.outcome))].sort() });
    return;
  }
  const { withdrawal } = await stage.accounts.valueOf('withdrawalOne', { id }, options);
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
  if (['created', 'review', 'approved'].includes(state) && there !== undefined) wrong('the provider has an order that nobody gave');
  if (scene.byHand !== true && state === 'paid' && there === undefined) wrong('it is paid, and the provider has no order');
  outcome.read.push({ kind: 'withdrawal', state, look: withdrawal.look ?? null, code: withdrawal.code, more: withdrawal.confirmation === null ? [] : [withdrawal.confirmation] });
}

/** Whether the provider's own books and the ledger say the same of all payments there were. */
async function compareBooks({ stage, payments: { provider } }: SteppedDesk, byHand: bigint): Promise<string[]> {
  const received = sum([...provider.payments.values()].flatMap(({ receipts }) => receipts.map(({ amount }) => BigInt(amount))));
  const receipts = new Map([...provider.payments.values()].flatMap(({ receipts: all }) => all.map(({ txId, amount }) => [txId, BigInt(amount)] as const)));
  const refunded = sum([...provider.refunds.values()].map((txId) => receipts.get(txId) ?? 0n));
  const paid = sum([...provider.payouts.values()].map(({ state, amount }) => (state === 'paid' ? BigInt(amount) : 0n)));
  const account = await stage.gateway.wallet.openAccount(NORTH, { owner: `payment:${PROVIDER}`, currency: 'PHP', kind: 'real' });
  const posted = await stage.gateway.wallet.derivedBalance(NORTH, account);
  const owed = received - refunded - paid - byHand;
  const { rows: [unknown] } = await stage.pool.query<{ count: number }>('select count(*)::int as count from unnest($1::uuid[]) payout where payout not in (select id from withdrawal)', [[...provider.payouts.keys()]]);
  if (unknown?.count !== 0) return [`the provider has ${unknown?.count} payouts that are not here`];
  return posted === -owed ? [] : [`the provider has ${owed}, and the ledger ${posted}`];
}

/** Does an act; those that come too early are tried again, as people and programs do. */
async function perform(desk: SteppedDesk, { scene, walker }: Killed, act: number): Promise<string> {
  let code = '';
  for (let tries = 0; tries < 6; tries++) {
    const { run } = scene.acts[act] as Act;
    code = await run(desk.stage, { ...walker, scene, key: walker.keys[act] ?? '' });
    if (code === 'OK') return code;
    await desk.pass(LEASE_MS);
  }
  return code;
}

/**
 * Goes on after gateways were killed: leases run out, the job comes, whoever was not answered repeats it, and everybody does what they
 * would have done. Returns how each payment went on, and what is wrong with the books of all.
 * @param hand what was paid by hand so far, in minor units
 */
export async function goOn(desk: SteppedDesk, killed: readonly Killed[], first: First, hand: bigint): Promise<{ readonly outcomes: readonly Outcome[]; readonly books: readonly string[] }> {
  const { gateway } = desk.stage;
  const begun = gateway.clock.now();
  const outcomes: Outcome[] = killed.map(({ faults }) => ({ faults: [...faults], read: [] }));
  const books: string[] = [];
  async function lookAtAll(when: string): Promise<void> {
    for (const [index, one] of killed.entries()) await look(desk, one, outcomes[index] as Outcome, when);
    const [drift, audit] = [await gateway.cashier.drift(), await gateway.wallet.audit(NORTH)];
    if (JSON.stringify([drift, audit]) !== JSON.stringify([[], { drift: [], imbalance: [], orphans: [] }])) books.push(`${when}: ${JSON.stringify([drift, audit], (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value))}`);
  }

  await lookAtAll('after the kill');
  if (first === 'the job') {
    for (let time = 0; time < 3; time++) await desk.pass(LEASE_MS);
    await lookAtAll('after the job');
  }
  const times = [...new Set(killed.flatMap(({ scene }) => scene.acts.map(({ at = 0 }) => at)))].sort((one, other) => one - other);
  const latest = Math.max(...killed.map(({ scene, act }) => scene.acts[act]?.at ?? 0));
  for (const minutes of times) {
    const wait = begun + (minutes - latest) * 60_000 - gateway.clock.now();
    if (minutes > latest && wait > 0) await desk.pass(wait);
    await desk.logIn();
    for (const [index, one] of killed.entries()) {
      const { scene, act: interrupted, done } = one;
      const reached = done.at(-1) ?? '';
      for (const [act, { at = 0, name, atProvider, mayBeLate }] of scene.acts.entries()) {
        const isDone = act < interrupted || (act === interrupted && reached === (atProvider === true ? name : `answered: ${name}`));
        if (isDone || at !== minutes) continue;
        const code = await perform(desk, one, act);
        if (code !== 'OK' && act !== interrupted && mayBeLate !== true) outcomes[index]?.faults.push(`${name}: ${code}`);
      }
    }
  }
  const open = async (): Promise<Killed[]> => {
    const labels = await Promise.all(killed.map(({ scene, walker }) => standingOf(desk.stage.pool, scene.kind, walker.member.id, gateway.clock.now())));
    return killed.filter(({ scene }, index) => labels[index]?.label !== [...scene.shared, ...scene.steps].findLast((step) => stored(step, scene)));
  };
  for (let time = 0; time < 12 && (await open()).length > 0; time++) await desk.pass(time < 4 ? LEASE_MS : LONG_MS);
  await desk.logIn();
  // The provider tells of it once more.
  for (const one of killed) {
    const told = one.scene.acts.findLastIndex(({ name }) => name === 'the provider calls back');
    if (told >= 0) await perform(desk, one, told);
  }
  await desk.pass(LEASE_MS);
  for (const one of await open()) {
    const standing = await standingOf(desk.stage.pool, one.scene.kind, one.walker.member.id, gateway.clock.now());
    outcomes[killed.indexOf(one)]?.faults.push(`in the end: it is ${standing?.label}`);
  }
  await lookAtAll('in the end');
  for (const [index, { scene, walker }] of killed.entries()) {
    const balance = await gateway.wallet.balanceOf(NORTH, walker.member.id, 'PHP');
    if (balance?.posted !== GIFT + scene.change || balance.held !== 0n) outcomes[index]?.faults.push(`in the end: the wallet has ${balance?.posted} and holds ${balance?.held}`);
  }
  books.push(...(await compareBooks(desk, hand)));
  return { outcomes, books };
}
