import { percent } from '../../maths/fraction.ts';
import { bestReturn, prizeFor } from '../../maths/live/live-model.ts';
import type { LiveKind } from '../../maths/live/live-model.ts';
import type { EngineFactory } from '../../server/engine/engine.ts';
import { ProblemError } from '../../server/http/problem.ts';
import { parseSpotBets } from '../../server/engine/spot-bets.ts';
import { createSharedTables } from '../../server/engine/shared-tables.ts';
import { vendorByCode } from '../../shared/vendors.ts';
import { chipsFor, liveKindOf, liveModel, liveTimingOf } from '../../shared/live.ts';
import type { LiveInfo, LiveResult } from '../../shared/live.ts';
import { titleOf } from '../../shared/skin.ts';
import type { SpotChoice } from '../../shared/table.ts';
import { drawOne, shoeFor } from './deal.ts';

/** The kind of table of a game. Throws ProblemError GAME_BLOCKED for an unsupported game instead of opening another one. */
function kindOf(code: string): LiveKind {
  const kind = liveKindOf(code);
  if (kind === null) throw new ProblemError('GAME_BLOCKED', `no table for ${code}`);
  return kind;
}

/** Past rounds that the page receives of a table without a shoe. */
const PAST = 40;

/** Live tables that all players share: baccarat, dragon tiger, roulette and sicbo. */
export const createLive: EngineFactory = (host) => {
  const tables = createSharedTables<LiveResult>(host, {
    engine: 'live',
    past: PAST,
    timing: (_vendor, code) => liveTimingOf(code),
    shoe: (_vendor, code) => shoeFor(kindOf(code)),
    draw: (rng, _vendor, code) => drawOne(rng, kindOf(code)),
    decide: (result, { choice }, { gameCode }) => ({ win: prizeFor(liveModel(kindOf(gameCode)), (choice as SpotChoice).spots, result), outcome: result }),
  });

  return {
    id: 'live',
    oneRoundAtATime: false,
    game({ vendor, code, name }): LiveInfo {
      const table = kindOf(code);
      return { code, name: name ?? titleOf(code), engine: 'live', vendorName: vendorByCode(vendor)?.name ?? null, vendor, table, shoeRounds: shoeFor(table)?.rounds ?? null, rtp: percent(bestReturn(liveModel(table))) };
    },
    stakes: ({ gameCode, minStake, maxStake }) => chipsFor(liveModel(kindOf(gameCode)).unit, { min: minStake, max: maxStake }),
    detail: ({ tableRound, model, choice, outcome }) => ({ round: tableRound, table: model, ...(choice as SpotChoice), ...(outcome as LiveResult) }),
    open(session, request) {
      const model = liveModel(kindOf(session.gameCode));
      const bets = parseSpotBets(session, request, model);
      const table = tables.openRound(session);
      tables.ensureRunning(table.key);
      return { stake: request.stake, model: model.code, choice: bets, win: null, outcome: null, table };
    },
    subscribe: tables.subscribe,
    resume: tables.resume,
  };
};
