import { everything } from '@livery/test-config';
import { operatorCalls, type OperatorValueOf } from '@livery/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ChangingCall } from './changing-call.ts';
import { isPlayed, type EffectsOfArea, type PlayedEffect, type Undo } from './effect-table.ts';
import { openOperatorSite, type DoneEffect, type OperatorSite } from './operator-site.ts';

type Entry = OperatorValueOf<'trail:list'>['entries'][number];
const TIMEOUT_MS = 120_000;

/** The newest rows of a trail, by the command line. */
async function trailOf(site: OperatorSite, call: 'trail:list' | 'trail:platform'): Promise<readonly Entry[]> {
  const { out, err } = await site.run('risk', call, '--page-size', '100', '--json');
  if (out === '') throw new Error(err);
  return (JSON.parse(out) as OperatorValueOf<'trail:list'>).entries;
}

/** What the row of an effect has: who did it, why, what it was before and after, and who approved it. */
function expectedRow({ call, operator, reason, effect, approvedBy }: DoneEffect): object {
  const changed = effect === undefined ? {} : { subject: effect.subject, before: effect.before, after: effect.after };
  const approved = approvedBy === undefined ? {} : { after: expect.objectContaining({ approvedBy }) as object };
  return { action: call, operator, reason, ...changed, ...approved };
}

/** @throws where the trail is not whole */
async function verified(site: OperatorSite, verify: 'trail:verify' | 'trail:verify-platform'): Promise<void> {
  const { code, err } = await site.run('risk', verify);
  if (code !== 0) throw new Error(err);
}

/** Looks for what was done in the trail of the merchant, or of the platform, which also has to be whole. */
async function expectInTrail(site: OperatorSite, done: readonly DoneEffect[], trail: readonly ['trail:list', 'trail:verify'] | readonly ['trail:platform', 'trail:verify-platform']): Promise<void> {
  const [list, verify] = trail;
  const entries = await trailOf(site, list);
  for (const each of done) expect([each.call, entries.filter(({ action, reason }) => action === each.call && reason === each.reason)]).toEqual([each.call, expect.arrayContaining([expect.objectContaining(expectedRow(each))])]);
  // Reads all of the trail.
  if (everything()) await verified(site, verify);
}

const calledBy = (undo: Undo): ChangingCall[] => (typeof undo === 'string' ? [undo] : []);

/** Tests that play the effects of an area at a site of their own, and then look for them in the trail. */
export function playEffects(effects: EffectsOfArea): void {
  const all = Object.entries(effects) as [ChangingCall, EffectsOfArea[ChangingCall] & object][];
  const played = all.filter((entry): entry is [ChangingCall, PlayedEffect] => isPlayed(entry[1]));
  const chosen = played.filter(([, { quick }]) => quick === true || everything());

  let site: OperatorSite;
  beforeAll(async () => {
    site = await openOperatorSite();
  });
  afterAll(() => site.stop());

  it.each(chosen)('%s is done by the command line, seen from outside, and undone', async (call, { undo, play }) => {
    const from = site.done.length;
    // What earlier plays moved within the day counts no longer: a second operator would be needed in the end.
    await site.operators.forgetMovements();
    await play(site);
    const made = site.done.slice(from).map((done) => done.call);
    const others = all.flatMap(([name, effect]) => (!isPlayed(effect) && effect.playedBy === call ? [name, ...calledBy(effect.undo)] : []));
    expect(made).toEqual(expect.arrayContaining([call, ...others]));
    // The one that undoes it comes after it.
    expect(made.slice(made.indexOf(call) + 1)).toEqual(expect.arrayContaining(calledBy(undo)));
  }, TIMEOUT_MS);

  it('are in the trail with who, why, before and after, and the trail is whole', async () => {
    const kept = site.done.filter(({ inTrail }) => inTrail !== false);
    const [ofMerchant = [], ofPlatform = []] = [true, false].map((merchant) => kept.filter(({ call }) => (operatorCalls[call].scope === 'merchant') === merchant));
    expect(kept.length).toBeGreaterThan(0);
    if (ofMerchant.length > 0) await expectInTrail(site, ofMerchant, ['trail:list', 'trail:verify']);
    if (ofPlatform.length > 0) await expectInTrail(site, ofPlatform, ['trail:platform', 'trail:verify-platform']);
  }, TIMEOUT_MS);
}
