import { PROVIDER } from '../fake-payments.ts';
import { NORTH } from '../test-fleet.ts';
import { GIFT, look, sum, type Outcome } from './look.ts';
import { nameOf, type Act, type Scenario } from './scenario.ts';
import { labelOf, partiesOf } from './standing.ts';
import type { Killed, SteppedDesk } from './stepped-desk.ts';

const LEASE_MS = 70_000;
const LONG_MS = 5 * 60_000;

/** Who comes first after the process was killed: the job, or those who were not answered. */
export type First = 'the job' | 'the repetition';

const stored = (step: string, { acts }: Scenario): boolean => !/^(?:provider|answered): /.test(step) && !acts.some(({ name }) => name === step);

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

/** What is left at members who pay each other by a way of their own, once all is over: nothing may be. */
async function leftBetween({ stage: { gateway: { wallet } } }: SteppedDesk, way: string): Promise<string[]> {
  const left: string[] = [];
  for (const owner of [`payment:${way}`, `clearing:${way}`] as const) {
    const posted = await wallet.derivedBalance(NORTH, await wallet.openAccount(NORTH, { owner, currency: 'PHP', kind: 'real' }));
    if (posted !== 0n) left.push(`in the end: ${owner} has ${posted}`);
  }
  return left;
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
    if (minutes > latest && wait > LEASE_MS) {
      // The job comes as soon as leases run out, long before a later time.
      await desk.pass(LEASE_MS);
      await desk.pass(wait - LEASE_MS);
    } else if (minutes > latest && wait > 0) await desk.pass(wait);
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
    const labels = await Promise.all(killed.map(({ scene, walker }) => labelOf(desk.stage.pool, scene, walker, gateway.clock.now())));
    return killed.filter(({ scene }, index) => labels[index] !== [...scene.shared, ...scene.steps].findLast((step) => stored(step, scene)));
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
    outcomes[killed.indexOf(one)]?.faults.push(`in the end: it is ${await labelOf(desk.stage.pool, one.scene, one.walker, gateway.clock.now())}`);
  }
  await lookAtAll('in the end');
  for (const [index, { scene, walker }] of killed.entries()) {
    const changes = [scene.change, ...(scene.payers ?? [])];
    for (const [place, { party }] of partiesOf(scene, walker).entries()) {
      const balance = await gateway.wallet.balanceOf(NORTH, party.id, 'PHP');
      if (balance?.posted !== GIFT + (changes[place] ?? 0n) || balance.held !== 0n) outcomes[index]?.faults.push(`in the end: the wallet of ${nameOf(place)} has ${balance?.posted} and holds ${balance?.held}`);
    }
    if (scene.payers !== undefined) outcomes[index]?.faults.push(...(await leftBetween(desk, walker.way)));
  }
  books.push(...(await compareBooks(desk, hand)));
  return { outcomes, books };
}
