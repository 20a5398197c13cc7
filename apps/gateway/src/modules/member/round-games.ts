import { anyOf, type Database } from '../../platform/db/index.ts';

/** What a ledger entry's reference names: `<vendor>:<round>` for bets and prizes, `<vendor>:<transfer>` for transfers. */
export interface Reference {
  readonly vendor: string;
  readonly id: string;
}

/** Reads a reference; undefined where it names no vendor. */
export function referenceOf(text: string | null): Reference | undefined {
  const end = text?.indexOf(':') ?? -1;
  return text === null || end <= 0 ? undefined : { vendor: text.slice(0, end), id: text.slice(end + 1) };
}

/** The codes of the games that were played in a member's rounds, by the reference of the entry. */
export type RoundGames = (tenantId: string, memberId: string, references: readonly string[]) => Promise<ReadonlyMap<string, string>>;

/** Creates a {@link RoundGames}. A reference that names no round of the member is missing in its result. */
export function createRoundGames(db: Database): RoundGames {
  return async (tenantId, memberId, references) => {
    const known = references.flatMap((reference) => referenceOf(reference) ?? []);
    if (known.length === 0) return new Map();
    const rounds = await db.query
      .selectFrom('game_round')
      .select(['vendor', 'round_id as round', 'game'])
      .where('tenant_id', '=', tenantId)
      .where('member_id', '=', memberId)
      .where('vendor', '=', anyOf([...new Set(known.map(({ vendor }) => vendor))]))
      .where('round_id', '=', anyOf([...new Set(known.map(({ id }) => id))]))
      .execute();
    return new Map(rounds.map(({ vendor, round, game }) => [`${vendor}:${round}`, game]));
  };
}
