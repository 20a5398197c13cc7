import { everything } from '@livery/test-config';
import { depositStandings, withdrawalStandings } from '@livery/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testEngine } from '../../../test-support/database.ts';
import { goOn, type First } from '../../../test-support/stepped/go-on.ts';
import type { Outcome, Read } from '../../../test-support/stepped/look.ts';
import { minor } from '../../../test-support/stepped/scenario.ts';
import { scenarios } from '../../../test-support/stepped/scenarios.ts';
import { openSteppedDesk, type Cut, type Killed, type SteppedDesk } from '../../../test-support/stepped/stepped-desk.ts';

/** How many gateways are killed; each carries several payments, and holds each of them up at a step of its own. */
const kills = Number(process.env['LIVERY_KILLS'] ?? (everything() ? 100 : 1));
/** What is tried where little time may be taken. */
const briefly = ['a deposit credited by a callback', 'a withdrawal approved at once, paid and received', 'a payment that is missed, and arrived as an operator decides'];
/** More members at once need more connections than the server of tests has, and more logins than one address may try. */
const MOST_AT_ONCE = 50;

const cuts: readonly Cut[] = scenarios
  .filter(({ name }) => everything() || process.env['LIVERY_KILLS'] !== undefined || briefly.includes(name))
  .flatMap((scene) => scene.steps.map((_, index) => ({ scene, steps: scene.shared.length + index + 1 })));

const stepsOf = ({ scene }: Cut): string[] => [...scene.shared, ...scene.steps];

/** Minutes after the beginning at which a payment is held up. */
function timeOf(cut: Cut): number {
  const { acts } = cut.scene;
  let [act, at] = [0, 0];
  for (const step of stepsOf(cut).slice(0, cut.steps)) {
    ({ at = 0 } = acts[act] ?? {});
    if (step.startsWith('answered: ') || step === acts[act]?.name) act += 1;
  }
  return at;
}

/** Cuts that one gateway can carry: at one time after the beginning, by one rule of who sends. */
function groups(): Cut[][] {
  const alike = Map.groupBy(cuts, (cut) => `${timeOf(cut)} ${cut.scene.byHand === true}`);
  return [...alike.values()].flatMap((some) => {
    const members = some.reduce((sum, { scene }) => sum + 1 + (scene.payers?.length ?? 0), 0);
    const share = Math.min(some.length, Math.max(1, Math.round((kills * some.length) / cuts.length), Math.ceil(members / MOST_AT_ONCE)));
    return Array.from({ length: share }, (_, group) => some.filter((__, index) => index % share === group));
  });
}

const title = (cut: Cut): string => `${cut.scene.name}, between "${stepsOf(cut)[cut.steps - 1]}" and "${stepsOf(cut)[cut.steps] ?? 'the end'}"`;

describe.runIf(testEngine === 'postgres')('a gateway that is killed between two steps', () => {
  let desk: SteppedDesk;
  const found = new Map<Cut, Outcome & Pick<Killed, 'done'>>();
  const books: string[] = [];
  const read: Read[] = [];
  const killed = groups();

  beforeAll(async () => {
    desk = await openSteppedDesk();
    let byHand = 0n;
    for (const [index, group] of killed.entries()) {
      const some = await desk.kill(group);
      const first: First = index % 2 === 0 ? 'the job' : 'the repetition';
      byHand += some.reduce((sum, { scene }) => sum + (scene.name === 'a withdrawal paid by hand' ? (minor(scene.amount) * 99n) / 100n - 100n : 0n), 0n);
      const { outcomes, books: wrong } = await goOn(desk, some, first, byHand);
      for (const [place, cut] of group.entries()) found.set(cut, { ...(outcomes[place] as Outcome), done: some[place]?.done ?? [] });
      books.push(...wrong);
      read.push(...outcomes.flatMap((outcome) => outcome.read));
    }
  }, 600_000 + kills * 30_000 + cuts.length * 4_000);
  afterAll(async () => {
    await desk.stop();
  });

  it.each(cuts.map((cut) => [title(cut), cut] as const))('loses nothing and pays nothing twice: %s', (_, cut) => {
    expect(found.get(cut)).toMatchObject({ faults: [], done: stepsOf(cut).slice(0, cut.steps) });
  });
  it('shows its members no standing that has no words', () => {
    const worded = new Set([
      ...depositStandings.map(({ byMembers, state, look, code, outcomes }) => JSON.stringify(['deposit', byMembers, state, look, code, outcomes])),
      ...withdrawalStandings.map(({ byMembers, state, look, code, confirmation }) => JSON.stringify(['withdrawal', byMembers, state, look, code, confirmation === null ? [] : [confirmation]])),
    ]);
    const seen = new Set(read.map(({ kind, byMembers, state, look, code, more }) => JSON.stringify([kind, byMembers, state, look, code, more])));
    expect([...seen].filter((standing) => !worded.has(standing))).toEqual([]);
  });
  it('leaves no drift, and books that are those of the provider', () => {
    expect(books).toEqual([]);
  });
});
