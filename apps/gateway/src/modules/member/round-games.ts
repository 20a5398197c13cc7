import { sql } from 'kysely';
import { inParts, type Database } from '../../platform/db/index.ts';

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
    const known = [...new Set(references)].flatMap((reference) => referenceOf(reference) ?? []);
    if (known.length === 0) return new Map();
    // As pairs: of each list by itself PostgreSQL looks for every vendor with every round.
    const gamesOf = (some: readonly Reference[]) => sql<{ vendor: string; round: string; game: string }>`
      select vendor, round_id as round, game from game_round
        where tenant_id = ${tenantId} and member_id = ${memberId} and (vendor, round_id) in (select * from unnest(${some.map(({ vendor }) => vendor)}::text[], ${some.map(({ id }) => id)}::text[]))`;
    const rounds = await db.records.read((query) => inParts(known, async (some) => (await gamesOf(some).execute(query)).rows));
    return new Map(rounds.map(({ vendor, round, game }) => [`${vendor}:${round}`, game]));
  };
}

/** The bet that a member's ledger entry belongs to: the one that its journal paid for, else the first of the round that its reference names. */
export type BetOfEntry = (tenantId: string, memberId: string, entry: { readonly journal: string; readonly reference: string | null }) => Promise<string | undefined>;

/** Creates a {@link BetOfEntry}. */
export function createBetOfEntry(db: Database): BetOfEntry {
  return async (tenantId, memberId, { journal, reference }) => {
    const round = referenceOf(reference);
    if (round === undefined) return undefined;
    const { rows } = await db.records.read((query) =>
      sql<{ id: string }>`
        select bet.id from game_round round
          join game_bet bet on bet.tenant_id = round.tenant_id and bet.round = round.id
          where round.tenant_id = ${tenantId} and round.vendor = ${round.vendor} and round.round_id = ${round.id} and round.member_id = ${memberId}
          order by bet.journal_id is not distinct from ${journal}::uuid desc, bet.id limit 1`.execute(query),
    );
    return rows[0]?.id;
  };
}
