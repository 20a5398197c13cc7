import { randomUUID } from 'node:crypto';
import { LIMITS } from '../platform/platform.ts';
import { pick, type Random } from '../random.ts';
import type { Caller, Known } from './caller.ts';
import type { Decision } from './decisions.ts';
import type { OperationKind, Tally } from './tally.ts';

/** A player in a game. */
export interface RoundSeat {
  readonly playerId: string;
  readonly sessionToken: string;
  readonly gameCode: string;
  readonly currency: string;
  readonly kind: 'real' | 'trial';
}

export interface RoundsDeps {
  readonly caller: Caller;
  readonly tally: Tally;
  /** Minor units: a round that pays more has its win held. */
  readonly winCap: bigint;
  /** What operators have to decide. */
  readonly decisions: Decision[];
  /** Notes what contradicts the contract. */
  readonly fault: (what: string) => void;
}

/** One of ten rounds each, and weights by repetition. */
const REAL = ['one', 'one', 'one', 'two', 'wins', 'wins', 'lost', 'lost', 'called off', 'called off', 'never arrived', 'magazine', 'magazine', 'held', 'left open'] as const;
const TRIAL = ['one', 'one', 'two', 'wins', 'lost', 'called off', 'never arrived', 'magazine'] as const;
/** Rounds that leave something to operators, and how much may wait for them: people decide more slowly than games are played. */
const FOR_OPERATORS: ReadonlySet<string> = new Set(['held', 'left open']);
const MOST_WAITING = 200;
/** Charges of a magazine: a bet buys all of them, a win pays the prizes and what is left. */
const CHARGES = 100n;

const within = (random: Random, most: number): bigint => BigInt(Math.floor(random() * most));

/** Plays one round of a random kind at a seat to its end. */
export async function playRound({ caller, tally, winCap, decisions, fault }: RoundsDeps, seat: RoundSeat, random: Random): Promise<void> {
  const { kind, playerId, ...session } = seat;
  const roundId = randomUUID();
  const common = { ...session, playerId, roundId };
  const named = (real: OperationKind, trial: OperationKind): OperationKind => (kind === 'real' ? real : trial);

  /** Notes what was acknowledged; anything but OK is a fault here. */
  function acknowledge(what: OperationKind, amount: bigint, { code }: Known): boolean {
    if (code === 'OK') tally.add(what, playerId, amount);
    else fault(`${what} of ${roundId}: ${code}`);
    return code === 'OK';
  }
  async function bet(stake: bigint, what = named('bet', 'free play bet')): Promise<string> {
    const txId = randomUUID();
    acknowledge(what, -stake, await caller.wallet('bet', { ...common, txId, amount: String(stake), scale: 2, roundClosed: false }));
    return txId;
  }
  async function win(refTxId: string, prize: bigint, roundClosed: boolean, what = named('win', 'free play win'), more: object = {}): Promise<Known> {
    const answer = await caller.wallet('win', { ...common, txId: randomUUID(), refTxId, amount: String(prize), scale: 2, roundClosed, ...more });
    acknowledge(what, prize, answer);
    return answer;
  }
  const stake = LIMITS.min + within(random, 990);
  const prize = random() < 0.4 ? 0n : within(random, 3_000);
  const wanted = pick(random, kind === 'real' ? REAL : TRIAL);
  const played = FOR_OPERATORS.has(wanted) && decisions.length >= MOST_WAITING ? 'one' : wanted;
  switch (played) {
    case 'one':
      await win(await bet(stake), prize, true);
      return;
    case 'two': {
      const [, last] = [await bet(stake), await bet(stake)];
      await win(last, prize, true);
      return;
    }
    case 'wins': {
      const betId = await bet(stake);
      for (const closes of [false, false, true]) await win(betId, within(random, 900), closes);
      return;
    }
    case 'lost':
      await bet(stake);
      acknowledge(named('round ended without a win', 'free play round ended'), 0n, await caller.wallet('roundEnd', { ...common, txId: randomUUID() }));
      return;
    case 'called off': {
      const [betId, taken] = [randomUUID(), named('bet taken back', 'free play bet taken back')];
      await caller.walletOnce('bet', { ...common, txId: betId, amount: String(stake), scale: 2, roundClosed: false });
      const back = await caller.wallet('rollback', { ...common, txId: randomUUID(), refTxId: betId, roundClosed: true });
      // A bet that had not arrived is void: should it arrive later, it moves nothing.
      if (back.code === 'TX_NOT_FOUND') return;
      if (acknowledge(taken, stake, back)) tally.add(named('bet', 'free play bet'), playerId, -stake);
      return;
    }
    case 'never arrived': {
      const betId = randomUUID();
      const back = await caller.wallet('rollback', { ...common, txId: randomUUID(), refTxId: betId, roundClosed: true });
      const late = await caller.wallet('bet', { ...common, txId: betId, amount: String(stake), scale: 2, roundClosed: false });
      if (back.code !== 'TX_NOT_FOUND' || late.code !== 'ALREADY_SETTLED') fault(`A bet behind its rollback: ${back.code}, then ${late.code}`);
      return;
    }
    case 'magazine': {
      const betId = await bet(CHARGES * (1n + within(random, 50)), named('magazine bought', 'free play bet'));
      for (const stage of ['accepted', 'running']) await caller.walletOnce('stage', { ...common, txId: randomUUID(), refTxId: betId, stage });
      await win(betId, within(random, 6_000), true, named('magazine paid', 'free play win'), { detail: { charges: Number(CHARGES), shots: [[1, 2, 0], [3, 1, 12]] } });
      return;
    }
    case 'held': {
      const amount = winCap + 1n + within(random, 10_000);
      const { code, platformTxId } = await win(await bet(stake), amount, true, 'win held above a cap');
      if (code === 'OK') decisions.push({ kind: 'win', winId: String(platformTxId), playerId, amount });
      return;
    }
    case 'left open':
      await bet(stake);
      decisions.push({ kind: 'round', roundId, playerId, stakes: stake });
  }
}
