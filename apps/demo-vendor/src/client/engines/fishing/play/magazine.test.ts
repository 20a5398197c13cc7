import { describe, expect, it } from 'vitest';
import type { RoundView } from '../../../../shared/protocol.ts';
import type { FishingMove, FishingOutcome, ShotRecord } from '../../../../shared/fishing.ts';
import { ApiProblem } from '../../../api.ts';
import { createMagazine } from './magazine.ts';

const tick = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
const settled = async (): Promise<void> => {
  for (let n = 0; n < 12; n += 1) await tick();
};

/** A server that fires as many shots of a move as it is told to, each a miss but on target 9. */
function testing(fires = 99) {
  const state = { outcome: { left: 100, prizes: 0, shots: [], movedAt: 0, coolAt: 0, end: null } as FishingOutcome, moves: [] as FishingMove[], fires, faults: [] as ('before' | 'after')[], hold: null as Promise<void> | null };
  const view = (status: RoundView['status'] = 'running'): RoundView<FishingOutcome> => ({
    roundId: 'r', spinId: 's', status, stake: '100', win: '0', balanceAfterStake: '0', balance: null, choice: null, outcome: state.outcome, tableRound: null, problem: null, playedAt: 0,
  });
  const step = async (_id: string, move: unknown): Promise<RoundView> => {
    await (state.hold ?? tick());
    state.moves.push(move as FishingMove);
    const fault = state.faults.shift();
    if (fault === 'before') throw new ApiProblem('NETWORK');
    const wish = move as FishingMove;
    if ('close' in wish) state.outcome = { ...state.outcome, end: 'closed' };
    else
      for (const [index, [target, power]] of wish.shots.entries()) {
        if (wish.first + index !== state.outcome.shots.length + 1 || index >= state.fires) continue;
        const shot: ShotRecord = [target, power, target === 9 ? 120 : 0];
        state.outcome = { ...state.outcome, left: state.outcome.left - power, prizes: state.outcome.prizes + power * shot[2], shots: [...state.outcome.shots, shot] };
      }
    if (fault === 'after') throw new ApiProblem('NETWORK');
    return view(state.outcome.end === null ? 'running' : 'settling');
  };
  const landed: [string, number][] = [];
  const over: RoundView[] = [];
  const failed: string[] = [];
  const magazine = createMagazine<string>({ step }, { changed: () => undefined, landed: ({ tag }, [, , times]) => void landed.push([tag, times]), over: (round) => void over.push(round), offline: () => undefined, failed: (code) => void failed.push(code) }, tick);
  const shoot = (tag: string, target = 0, power = 1): void => {
    if (magazine.fly(power)) magazine.hit({ target, power, tag });
  };
  magazine.take(view());
  return { state, magazine, shoot, landed, over, failed, view };
}

describe('the magazine of a page', () => {
  it('asks for each hit once, in order, whatever gets lost on the way', async () => {
    const { state, magazine, shoot, landed } = testing();
    state.faults = ['before', 'after', 'after', 'before'];
    shoot('a', 0, 2);
    shoot('b', 9, 3);
    await settled();
    for (const tag of ['c', 'd', 'e']) shoot(tag);
    await settled();
    await settled();
    expect(landed).toEqual([['a', 0], ['b', 120], ['c', 0], ['d', 0], ['e', 0]]);
    expect(state.outcome).toMatchObject({ left: 92, shots: { length: 5 } });
    expect(magazine.free).toBe(92);
  });

  it('counts what is in the air as not there, and as there again when it comes back', () => {
    const { magazine } = testing();
    for (let n = 0; n < 10; n += 1) expect(magazine.fly(10)).toBe(true);
    expect([magazine.free, magazine.fly(1)]).toEqual([0, false]);
    magazine.back(10);
    expect([magazine.free, magazine.fly(7)]).toEqual([10, true]);
  });

  it('asks again for shots that the server has not fired yet', async () => {
    const { state, shoot, landed } = testing(2);
    for (const tag of ['a', 'b', 'c', 'd', 'e']) shoot(tag);
    await settled();
    expect(landed.map(([tag]) => tag)).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(state.outcome.shots).toHaveLength(5);
  });

  it('takes back hits on what has just been caught, but not those on their way', async () => {
    const { state, magazine, shoot, landed } = testing();
    let release = (): void => undefined;
    state.hold = new Promise((resolve) => (release = resolve));
    shoot('gone', 9);
    await tick();
    shoot('gone');
    shoot('other');
    magazine.forget(({ tag }) => tag === 'gone');
    expect(magazine.free).toBe(98);
    release();
    await settled();
    expect(landed).toEqual([['gone', 120], ['other', 0]]);
  });

  it('does not take another page’s shots for its own', async () => {
    const { state, magazine, shoot, landed } = testing();
    state.outcome = { ...state.outcome, left: 96, shots: [[5, 4, 0]] };
    shoot('mine', 2, 3);
    await settled();
    expect(landed).toEqual([]);
    expect([state.outcome.left, magazine.free]).toEqual([96, 96]);
  });

  it('is closed after the hits on their way, and told once', async () => {
    const { state, magazine, shoot, over, landed, view } = testing();
    shoot('a');
    magazine.close();
    shoot('late');
    await settled();
    expect(state.moves.at(-1)).toEqual({ close: true });
    magazine.take(view('settled'));
    expect([over.length, landed.length, magazine.outcome, magazine.fly(1)]).toEqual([1, 1, null, false]);
  });

  it('gives up after long silence without losing its place', async () => {
    const { state, magazine, shoot, failed, landed } = testing();
    state.faults = Array.from({ length: 9 }, () => 'before' as const);
    shoot('lost');
    await settled();
    await settled();
    expect([failed, magazine.free]).toEqual([['NETWORK'], 100]);
    shoot('found', 9);
    await settled();
    expect(landed).toEqual([['found', 120]]);
  });
});
