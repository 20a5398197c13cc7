import { readdirSync, readFileSync } from 'node:fs';
import { operatorCalls, type OperatorCallSpec } from '@livery/contracts';
import { describe, expect, it } from 'vitest';
import { areas } from '../../test-support/operator-effects/areas.ts';
import { isPlayed, type AlsoPlayed, type EffectsOfArea, type PlayedEffect } from '../../test-support/operator-effects/effect-table.ts';

const listed = Object.values(areas).flatMap((effects) => Object.entries<PlayedEffect | AlsoPlayed>(effects));
const changing = Object.entries<OperatorCallSpec>(operatorCalls).flatMap(([name, { method }]) => (method === 'POST' ? [name] : []));

describe('the effects of operators', () => {
  it('are played each once, whichever call has one', () => {
    expect(listed.map(([name]) => name).toSorted()).toEqual(changing.toSorted());
  });

  it('are played by a test of each area', () => {
    const tests = readdirSync(import.meta.dirname).filter((file) => file !== 'every-effect.test.ts');
    expect(tests.toSorted()).toEqual(Object.keys(areas).map((area) => `${area}.test.ts`).toSorted());
    for (const area of Object.keys(areas)) expect(readFileSync(`${import.meta.dirname}/${area}.test.ts`, 'utf8')).toContain(`playEffects(areas.${area});`);
  });

  it('that another play makes are of the area of that play', () => {
    const apart = Object.values<EffectsOfArea>(areas).flatMap((effects) =>
      Object.entries<PlayedEffect | AlsoPlayed>(effects).filter(([, effect]) => {
        const player = isPlayed(effect) ? effect : effects[effect.playedBy];
        return player === undefined || !isPlayed(player);
      }),
    );
    expect(apart).toEqual([]);
  });

  it('that nothing undoes say why', () => {
    const reasons = listed.flatMap(([, { undo }]) => (typeof undo === 'object' ? [undo.none] : []));
    expect(reasons.filter((reason) => reason.length < 15)).toEqual([]);
    expect(reasons.length).toBeGreaterThan(0);
  });

  it('of each kind are played where the file of an area is named', () => {
    const quick = new Set(listed.flatMap(([name, effect]) => (isPlayed(effect) && effect.quick === true ? [name.split(':')[0]] : [])));
    expect(quick).toEqual(new Set(['agent-pay', 'agents', 'announcements', 'approvals', 'banners', 'deposits', 'games', 'help', 'maintenance', 'members', 'money', 'operators', 'payment-methods', 'payout-methods', 'peer-payments', 'promotions', 'settings', 'statements', 'vendor-keys', 'vendors', 'wins', 'withdrawals']));
  });
});
