import { z } from 'zod';
import type { JackpotModel } from '../../maths/slot/model.ts';
import type { SessionRecord } from '../../server/storage/records.ts';
import type { Store } from '../../server/storage/store.ts';

/** A jackpot's account, in thousandths of a minor unit, so that every share of a stake is whole. */
export interface JackpotAccount {
  readonly pot: bigint;
  /** Reserved for the next pot. */
  readonly seed: bigint;
}

const stored = z.object({ pot: z.string(), seed: z.string() });

/** Jackpots, each shared by all players of a merchant's game in one currency. Demo money has separate ones. */
export interface Jackpots {
  keyOf(session: SessionRecord): string;
  /** The present account. */
  read(session: SessionRecord): JackpotAccount;
  /**
   * Adds a stake's shares and, with `hit`, pays the pot: returns the prize in whole minor units. The remaining fraction stays
   * in the next pot, together with the seed. Call it in the transaction that stores the round's result.
   */
  contribute(session: SessionRecord, stake: bigint, hit: boolean): bigint;
}

/** Minor units staked for each jackpot on average: the chance of a stake is stake ÷ this. */
export function jackpotTurnover(model: JackpotModel, maxStake: bigint): bigint {
  return BigInt(model.turnover) * maxStake;
}

/** The first pot, which the vendor funds: as much as the seed of each later one on average. */
function initialPot(model: JackpotModel, maxStake: bigint): bigint {
  return jackpotTurnover(model, maxStake) * BigInt(model.seedPermille);
}

/** Creates {@link Jackpots}. */
export function createJackpots(store: Store, modelFor: (session: SessionRecord) => JackpotModel): Jackpots {
  const jackpots: Jackpots = {
    keyOf: ({ merchant, vendor, gameCode, currency, kind }) => `pot/${merchant}/${vendor}/${gameCode}/${currency}/${kind}`,
    read(session) {
      const text = store.getOrCreate(jackpots.keyOf(session), () => JSON.stringify({ pot: initialPot(modelFor(session), session.maxStake).toString(), seed: '0' }));
      const { pot, seed } = stored.parse(JSON.parse(text));
      return { pot: BigInt(pot), seed: BigInt(seed) };
    },
    contribute(session, stake, hit) {
      const { potPermille, seedPermille } = modelFor(session);
      const before = jackpots.read(session);
      const pot = before.pot + stake * BigInt(potPermille);
      const seed = before.seed + stake * BigInt(seedPermille);
      const paid = hit ? pot / 1000n : 0n;
      const after = hit ? { pot: (pot % 1000n) + seed, seed: 0n } : { pot, seed };
      store.setValue(jackpots.keyOf(session), JSON.stringify({ pot: after.pot.toString(), seed: after.seed.toString() }));
      return paid;
    },
  };
  return jackpots;
}
