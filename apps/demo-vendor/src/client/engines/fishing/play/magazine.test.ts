import { describe, expect, it } from 'vitest';
import type { RoundView } from '../../../../shared/protocol.ts';
import type { FishingMove, FishingOutcome, ShotRecord } from '../../../../shared/fishing.ts';
import { ApiProblem } from '../../../api.ts';
import { createMagazine } from './magazine.ts';

const tick = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
const settled = async (): Promise<void> => {
  for (let n = 0; n < 12; n += 1) await tick();
};

/** A magazine on a fake server that fires at most `fires` shots of a move; only shots at target 9 are catches. */
function testMagazine(fires = 99) {
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
  const magazine = createMagazine<string>({ move: step }, { changed: () => undefined, landed: ({ tag }, [, , times]) => void landed.push([tag, times]), over: (round) => void over.push(round), offline: () => undefined, failed: (code) => void failed.push(code) }, tick);
  const shoot = (tag: string, target = 0, power = 1): void => {
    if (magazine.reserve(power)) magazine.hit({ target, power, tag });
  };
  magazine.update(view());
  return { state, magazine, shoot, landed, over, failed, view };
}

describe('createMagazine', () => {
  it('fires each hit once and in order when requests and answers are lost', async () => {
    const { state, magazine, shoot, landed } = testMagazine();
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

  it('excludes reserved charges from the free ones until they are released', () => {
    const { magazine } = testMagazine();
    for (let n = 0; n < 10; n += 1) expect(magazine.reserve(10)).toBe(true);
    expect([magazine.free, magazine.reserve(1)]).toEqual([0, false]);
    magazine.release(10);
    expect([magazine.free, magazine.reserve(7)]).toEqual([10, true]);
  });

  it('repeats shots that the server has not fired yet', async () => {
    const { state, shoot, landed } = testMagazine(2);
    for (const tag of ['a', 'b', 'c', 'd', 'e']) shoot(tag);
    await settled();
    expect(landed.map(([tag]) => tag)).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(state.outcome.shots).toHaveLength(5);
  });

  it('discards hits that have not been sent yet', async () => {
    const { state, magazine, shoot, landed } = testMagazine();
    let release = (): void => undefined;
    state.hold = new Promise((resolve) => (release = resolve));
    shoot('gone', 9);
    await tick();
    shoot('gone');
    shoot('other');
    magazine.discard(({ tag }) => tag === 'gone');
    expect(magazine.free).toBe(98);
    release();
    await settled();
    expect(landed).toEqual([['gone', 120], ['other', 0]]);
  });

  it('ignores shots of another page', async () => {
    const { state, magazine, shoot, landed } = testMagazine();
    state.outcome = { ...state.outcome, left: 96, shots: [[5, 4, 0]] };
    shoot('mine', 2, 3);
    await settled();
    expect(landed).toEqual([]);
    expect([state.outcome.left, magazine.free]).toEqual([96, 96]);
  });

  it('closes after the pending hits and reports its end once', async () => {
    const { state, magazine, shoot, over, landed, view } = testMagazine();
    shoot('a');
    magazine.close();
    shoot('late');
    await settled();
    expect(state.moves.at(-1)).toEqual({ close: true });
    magazine.update(view('settled'));
    expect([over.length, landed.length, magazine.outcome, magazine.reserve(1)]).toEqual([1, 1, null, false]);
  });

  it('reports a failure after several retries and continues afterwards', async () => {
    const { state, magazine, shoot, failed, landed } = testMagazine();
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
