import { z } from 'zod';
import { percent } from '../../maths/certified.ts';
import { HOUSE_WHEEL, MENAGERIE, segmentCount, segmentsOf, wheelReturn } from '../../maths/wheel.ts';
import type { WheelModel } from '../../maths/wheel.ts';
import type { EngineFactory } from '../../server/engine.ts';
import { ProblemError } from '../../server/problem.ts';
import { createTables } from '../../server/tables.ts';
import { houseOf } from '../../shared/houses.ts';
import { nameOf } from '../../shared/skin.ts';
import { stakeLadder } from '../../shared/stakes.ts';
import { WHEEL_TIMING } from '../../shared/wheel.ts';
import type { WheelChoice, WheelInfo, WheelResult } from '../../shared/wheel.ts';

/** Bets are whole multiples of it, in minor units. */
const UNIT = 10;

const choiceSchema = z.object({ spots: z.record(z.string(), z.string().regex(/^[1-9]\d{0,17}$/)) });

const modelFor = (vendor: string): WheelModel => (vendor === 'MN6' ? MENAGERIE : HOUSE_WHEEL);

/** A wheel that turns for everybody at once. */
export const createWheel: EngineFactory = (host) => {
  const tables = createTables<WheelResult>(host, {
    engine: 'wheel',
    past: 18,
    timing: () => WHEEL_TIMING,
    draw(rng, vendor) {
      const model = modelFor(vendor);
      const segment = rng.below(segmentCount(model));
      return { segment, spot: segmentsOf(model)[segment] ?? null };
    },
    decide(result, { choice, model }) {
      const { spots } = choice as WheelChoice;
      const pays = [MENAGERIE, HOUSE_WHEEL].find(({ code }) => code === model)?.spots.find(({ id }) => id === result.spot)?.pays ?? 0;
      const staked = result.spot === null ? 0n : BigInt(spots[result.spot] ?? '0');
      return { win: staked * BigInt(pays), outcome: result };
    },
  });

  return {
    id: 'wheel',
    serial: false,
    game({ vendor, code, name }): WheelInfo {
      const model = modelFor(vendor);
      const [first] = model.spots;
      if (first === undefined) throw new Error('A wheel without spots.');
      return { code, name: name ?? nameOf(code), engine: 'wheel', house: houseOf(vendor)?.name ?? null, vendor, model: model.code, rtp: percent(wheelReturn(model, first)) };
    },
    stakes: ({ minStake, maxStake }) => stakeLadder(UNIT, { min: minStake, max: maxStake }),
    detail: ({ tableRound, choice, outcome }) => ({ round: tableRound, ...(choice as WheelChoice), ...(outcome as WheelResult) }),
    open(session, { stake, choice }) {
      const read = choiceSchema.safeParse(choice);
      if (!read.success) throw new ProblemError('INVALID_REQUEST', z.prettifyError(read.error));
      const model = modelFor(session.vendor);
      const bets = Object.entries(read.data.spots);
      if (bets.length === 0 || bets.some(([id]) => !model.spots.some((spot) => spot.id === id))) throw new ProblemError('INVALID_REQUEST', 'no such spot');
      const amounts = bets.map(([, amount]) => BigInt(amount));
      if (amounts.reduce((sum, amount) => sum + amount, 0n) !== stake) throw new ProblemError('INVALID_REQUEST', 'the bets do not add up');
      if (amounts.some((amount) => amount % BigInt(UNIT) !== 0n) || stake < session.minStake || stake > session.maxStake) throw new ProblemError('STAKE_REFUSED');
      const table = tables.openRound(session);
      tables.wake(table.key);
      return { stake, model: model.code, choice: read.data, win: null, outcome: null, table };
    },
    watch: tables.watch,
    resume: tables.resume,
  };
};
