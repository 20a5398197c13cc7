import { createShortCache, type Clock } from '../../../platform/db/index.ts';
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
  // Codes that no game has are not kept: whoever may call names them without end.
  const known = createShortCache<GameFacts | undefined>(clock, { keptMs: CACHE_TTL_MS, keeps: (facts) => facts !== undefined });

  async function read(tenantId: string, code: string): Promise<GameFacts | undefined> {
    const game = await repository.find(tenantId, code);
    return game && {
      vendor: game.vendor,
      category: game.type,
      enabled: game.vendorState === 'open' && game.gameState === 'open' && !game.opensList,
      minStake: game.minStake,
      maxStake: game.maxStake,
    };
  }

  return {
    facts: (tenantId, code) => known.get(`${tenantId}/${code}`, () => read(tenantId, code)),
    forget: () => known.forget(),
  };
}
