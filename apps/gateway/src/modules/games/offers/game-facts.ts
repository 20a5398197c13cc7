import type { Clock } from '../../../platform/db/index.ts';
import type { GameRepository } from './repository.ts';

/** Facts about a game that the wallet needs. */
export interface GameFacts {
  readonly vendor: string;
  readonly category: string;
  readonly enabled: boolean;
  readonly minStake: bigint;
  readonly maxStake: bigint;
}

/** Answers the wallet's questions about games, which come with every bet. */
export interface GameFactsPort {
  /** A game of the tenant with its limits in minor units of its currency; undefined when there is none. */
  facts(tenantId: string, code: string): Promise<GameFacts | undefined>;
  /** Drops what is cached, after a change in this process was committed. */
  forget(): void;
}

/** How long a change made by another process may take to show. */
const CACHE_TTL_MS = 5_000;

/** A {@link GameFactsPort} that caches its answers for a few seconds. */
export function createGameFacts(repository: Pick<GameRepository, 'find'>, clock: Clock): GameFactsPort {
  let known = new Map<string, { readonly until: number; readonly facts: GameFacts }>();
  return {
    async facts(tenantId, code) {
      // Of this call: what was read before a change goes into the map that the change has dropped.
      const cache = known;
      const key = `${tenantId}/${code}`;
      const now = clock.now();
      const cached = cache.get(key);
      if (cached !== undefined && cached.until > now) return cached.facts;
      const game = await repository.find(tenantId, code);
      if (game === undefined) {
        cache.delete(key);
        return undefined;
      }
      const facts = {
        vendor: game.vendor,
        category: game.type,
        enabled: game.vendorState === 'open' && game.gameState === 'open' && !game.opensList,
        minStake: game.minStake,
        maxStake: game.maxStake,
      };
      cache.set(key, { until: now + CACHE_TTL_MS, facts });
      return facts;
    },
    forget() {
      known = new Map();
    },
  };
}
