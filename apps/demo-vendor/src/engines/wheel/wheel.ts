import { percent } from '../../maths/fraction.ts';
import { HOUSE_WHEEL, MENAGERIE, segmentCount, segmentsOf, wheelReturn } from '../../maths/wheel.ts';
import type { WheelModel } from '../../maths/wheel.ts';
import type { EngineFactory } from '../../server/engine/engine.ts';
import { parseSpotBets } from '../../server/engine/spot-bets.ts';
import { createSharedTables } from '../../server/engine/shared-tables.ts';
import { vendorByCode } from '../../shared/vendors.ts';
import { titleOf } from '../../shared/skin.ts';
import { stakeLadder } from '../../shared/stakes.ts';
import type { SpotChoice } from '../../shared/table.ts';
import { WHEEL_TIMING } from '../../shared/wheel.ts';
import type { WheelInfo, WheelResult } from '../../shared/wheel.ts';

/** Bets are whole multiples of this, in minor units. */
const UNIT = 10;

const modelFor = (vendor: string): WheelModel => (vendor === 'MN6' ? MENAGERIE : HOUSE_WHEEL);

/** A wheel that all players share. */
export const createWheel: EngineFactory = (host) => {
  const tables = createSharedTables<WheelResult>(host, {
    engine: 'wheel',
    past: 18,
    timing: () => WHEEL_TIMING,
    draw(rng, vendor) {
      const model = modelFor(vendor);
      const segment = rng.below(segmentCount(model));
      return { segment, spot: segmentsOf(model)[segment] ?? null };
    },
    decide(result, { choice, model }) {
      const { spots } = choice as SpotChoice;
      const pays = [MENAGERIE, HOUSE_WHEEL].find(({ code }) => code === model)?.spots.find(({ id }) => id === result.spot)?.pays ?? 0;
      const staked = result.spot === null ? 0n : BigInt(spots[result.spot] ?? '0');
      return { win: staked * BigInt(pays), outcome: result };
    },
  });

  return {
    id: 'wheel',
    oneRoundAtATime: false,
    game({ vendor, code, name }): WheelInfo {
      const model = modelFor(vendor);
      const [first] = model.spots;
      if (first === undefined) throw new Error(`Wheel ${model.code} has no spots.`);
      return { code, name: name ?? titleOf(code), engine: 'wheel', vendorName: vendorByCode(vendor)?.name ?? null, vendor, model: model.code, rtp: percent(wheelReturn(model, first)) };
    },
    stakes: ({ minStake, maxStake }) => stakeLadder(UNIT, { min: minStake, max: maxStake }),
    detail: ({ tableRound, choice, outcome }) => ({ round: tableRound, ...(choice as SpotChoice), ...(outcome as WheelResult) }),
    open(session, { stake, choice }) {
      const model = modelFor(session.vendor);
      const bets = parseSpotBets(session, { stake, choice }, { unit: UNIT, spots: model.spots });
      const table = tables.openRound(session);
      tables.ensureRunning(table.key);
      return { stake, model: model.code, choice: bets, win: null, outcome: null, table };
    },
    subscribe: tables.subscribe,
    resume: tables.resume,
  };
};
