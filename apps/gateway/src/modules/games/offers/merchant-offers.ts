import { sql } from 'kysely';
import type { Queries, Tx } from '../../../platform/db/index.ts';
import { searchKey } from '../search/search-key.ts';
import type { VendorPolicy } from './vendor-policy.ts';

/** A vendor of the catalogue as a merchant has it. */
export interface MerchantVendor extends VendorPolicy {
  readonly vendor: string;
  readonly name: string;
  readonly wallet: 'seamless' | 'transfer';
  readonly offered: boolean;
  /** Games of it that are switched on. */
  readonly games: number;
}

/** A game as a merchant has it, switched on or off; stakes of one bet in minor units of its currency. */
export interface MerchantGame {
  readonly game: string;
  readonly name: string;
  readonly vendor: string;
  readonly type: string;
  readonly offered: boolean;
  readonly state: 'open' | 'maintenance';
  readonly minStake: bigint;
  readonly maxStake: bigint;
}

/** Whether a game is switched on, and its stakes. */
export type MerchantOffer = Pick<MerchantGame, 'offered' | 'minStake' | 'maxStake'>;

/** Which games of a merchant. */
export interface MerchantGameFilter {
  /** Part of the game's name in any language or of its vendor's name, or the game's code. */
  readonly name?: string | undefined;
  readonly vendor?: string | undefined;
  readonly pageNo: number;
  readonly pageSize: number;
}

/** Every vendor of the catalogue, in its order. */
export async function merchantVendors(query: Queries, tenant: string): Promise<MerchantVendor[]> {
  return query
    .selectFrom('game_vendor as vendor')
    .leftJoin('tenant_vendor as offer', (join) => join.on('offer.tenant_id', '=', tenant).onRef('offer.vendor_code', '=', 'vendor.code'))
    .select(['vendor.code as vendor', 'vendor.display_name as name', 'vendor.wallet', 'vendor.state', 'vendor.regions_barred as barred'])
    .select((eb) => [
      eb.fn.coalesce('offer.enabled', eb.lit(false)).as('offered'),
      eb.fn.coalesce(
        eb.selectFrom('tenant_game as game').select(({ fn, cast }) => cast<number>(fn.countAll(), 'integer').as('games')).where('game.tenant_id', '=', tenant).where('game.enabled', '=', true).whereRef('game.vendor_code', '=', 'vendor.code'),
        eb.lit(0),
      ).as('games'),
    ])
    .orderBy('vendor.position')
    .orderBy('vendor.code')
    .execute();
}

/** Whether the catalogue has a vendor. */
export async function hasVendor(query: Queries, code: string): Promise<boolean> {
  return (await query.selectFrom('game_vendor').select('code').where('code', '=', code).executeTakeFirst()) !== undefined;
}

/** Switches a vendor on or off at a merchant; whether it was on before, or undefined where the merchant does not have it. */
export async function setVendorOffered(tx: Tx, tenant: string, vendor: string, offered: boolean): Promise<boolean | undefined> {
  const before = await tx.selectFrom('tenant_vendor').select('enabled').where('tenant_id', '=', tenant).where('vendor_code', '=', vendor).forUpdate().executeTakeFirst();
  if (before !== undefined && before.enabled !== offered) await tx.updateTable('tenant_vendor').set({ enabled: offered }).where('tenant_id', '=', tenant).where('vendor_code', '=', vendor).execute();
  return before?.enabled;
}

/** Whether a game's name, in some language too, contains what was typed: keys of search may be from before letters were folded as they are now. */
function inSomeLanguage(typed: string) {
  return sql<boolean>`strpos(lower(game.name), lower(${typed}::text)) > 0 or exists (select from jsonb_each_text(game.names) as named (language, name) where strpos(lower(named.name), lower(${typed}::text)) > 0)`;
}

/** A page of a merchant's games in its own order, and how many there are. */
export async function merchantGames(query: Queries, tenant: string, { name, vendor, pageNo, pageSize }: MerchantGameFilter): Promise<{ readonly games: MerchantGame[]; readonly total: number }> {
  let found = query.selectFrom('tenant_game as offer').innerJoin('game', 'game.code', 'offer.game_code').where('offer.tenant_id', '=', tenant);
  if (vendor !== undefined) found = found.where('offer.vendor_code', '=', vendor);
  if (name !== undefined) {
    const key = searchKey(name);
    found = found.where((eb) => eb.or([eb('game.code', '=', name), ...(key === '' ? [] : [sql<boolean>`strpos(game.search_key, ${key}) > 0`]), inSomeLanguage(name)]));
  }
  const { total } = await found.select(({ fn, cast }) => cast<number>(fn.countAll(), 'integer').as('total')).executeTakeFirstOrThrow();
  const games = await found
    .select(['game.code as game', 'game.name', 'offer.vendor_code as vendor', 'offer.type', 'offer.enabled as offered', 'game.state', 'offer.min_stake as minStake', 'offer.max_stake as maxStake'])
    .orderBy('offer.position')
    .orderBy('game.code')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute();
  return { games, total };
}

/** A merchant's offer of a game, locked until the transaction ends; undefined where the merchant does not have the game. */
export async function lockGameOffer(tx: Tx, tenant: string, game: string): Promise<MerchantOffer | undefined> {
  return tx.selectFrom('tenant_game').select(['enabled as offered', 'min_stake as minStake', 'max_stake as maxStake']).where('tenant_id', '=', tenant).where('game_code', '=', game).forUpdate().executeTakeFirst();
}

/** Replaces a merchant's offer of a game. The lowest stake is above zero and not above the highest. */
export async function setGameOffer(tx: Tx, tenant: string, game: string, { offered, minStake, maxStake }: MerchantOffer): Promise<void> {
  await tx.updateTable('tenant_game').set({ enabled: offered, min_stake: minStake, max_stake: maxStake }).where('tenant_id', '=', tenant).where('game_code', '=', game).execute();
}
