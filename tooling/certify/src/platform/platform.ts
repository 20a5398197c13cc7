import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createOperatorSessions, createOperators, type Database, type Gateway, importCatalogue, offerCatalogue, readCatalogue, type SigningKey, type VendorCaps, verifyTrail } from '@livery/gateway';
import { sql } from 'kysely';
import { buildGateway, CURRENCY, listen, MERCHANT } from './gateway.ts';
import { spawnGateway, type Serving } from './spawned.ts';

/** A bet as the gateway's records have it. */
export interface RecordedBet {
  readonly roundId: string;
  readonly state: string;
  readonly stake: bigint;
  readonly payout: bigint;
}

/** The operator's side of a certification: gateways, players and books. */
export interface Platform {
  readonly merchant: string;
  readonly currency: string;
  readonly exponent: number;
  /** Key of the vendor. */
  readonly key: SigningKey;
  /** Addresses of the gateways, all on one database: those of now. */
  readonly gateways: readonly string[];
  /** Addresses of their operators' servers. */
  readonly operatorServers: readonly string[];
  /** Kills one gateway in the middle of its work and starts another in its place; false where they have no processes of their own. */
  replaceGateway(): Promise<boolean>;
  /** Opens a player's account with so many minor units; `trial` plays with demo money. */
  player(funds: bigint, kind?: 'real' | 'trial'): Promise<string>;
  /** A token of an operator who works for every merchant, as after a login. */
  operator(name: string): Promise<string>;
  /** Lets one operator move so much alone in a day, a decimal of main units. */
  setApprovalAbove(amount: string): Promise<void>;
  /** A token of the player on the site, as after a login. */
  session(playerId: string): Promise<string>;
  /** A launch token. */
  launch(playerId: string, gameCode: string): Promise<string>;
  balance(playerId: string): Promise<bigint>;
  /** Ends the player's game sessions, as time would. */
  expireSessions(playerId: string): Promise<void>;
  setBlocked(playerId: string, blocked: boolean): Promise<void>;
  setClosed(gameCode: string, closed: boolean): Promise<void>;
  /** Another key of the vendor, valid beside the first. */
  addKey(): Promise<SigningKey>;
  endKey(id: string, how: 'expire' | 'revoke'): Promise<void>;
  /** Caps of the vendor in minor units; null takes one off. */
  setCaps(caps: Partial<VendorCaps>): Promise<void>;
  /** Opens the vendor again if it was stopped for its losses. */
  reopen(): Promise<void>;
  /** Lets a player have a win that was set aside, by its platformTxId; false where there is none. */
  releaseWin(id: string): Promise<boolean>;
  /** Bets of one player, or of all. */
  bets(playerId?: string): Promise<RecordedBet[]>;
  /** What is wrong with the operators' trail: nothing, always. */
  trailFaults(): Promise<string[]>;
  /** What is wrong with the books: nothing, always. */
  faults(): Promise<string[]>;
  close(): Promise<void>;
}

/** What a platform is opened on. */
export interface PlatformOptions {
  /** Open and migrated; it stays open. */
  readonly db: Database;
  /** Where it is: then the gateways are processes of their own. Without it they listen in this one. */
  readonly url?: string | undefined;
  /** How many gateways. */
  readonly gateways: number;
  readonly vendor: string;
  readonly games: readonly string[];
  /** Where the vendor's own wallet is, if it keeps its players' money. */
  readonly keepsMoneyAt?: string;
  /** Another vendor beside it, which keeps its players' money. */
  readonly keeper?: { readonly vendor: string; readonly games: readonly string[]; readonly keepsMoneyAt: string; readonly key: SigningKey };
}

const KEY: SigningKey = { id: 'certification', secret: 'certification-secret-of-more-than-thirty-two-characters' };
const YEAR_MS = 365 * 86_400_000;
/** Stakes of the games in hundredths: 10 to 100000. */
export const LIMITS = { min: 10n, max: 100_000n } as const;

async function offer(db: Database, { vendor, games, keepsMoneyAt }: Pick<PlatformOptions, 'vendor' | 'games' | 'keepsMoneyAt'>, gateway: Gateway): Promise<void> {
  const { catalogue, faults } = readCatalogue({
    vendors: [{ code: vendor, displayName: vendor, accountTypeName: 'RNG', wallet: keepsMoneyAt === undefined ? 'seamless' : 'transfer', origin: keepsMoneyAt ?? 'http://localhost:9' }],
    games: games.map((code) => ({ code, vendor, type: 'RNG', name: code, minStake: Number(LIMITS.min), maxStake: Number(LIMITS.max) })),
  });
  if (catalogue === undefined) throw new Error(faults.join('\n'));
  await importCatalogue(db, catalogue);
  for (const tenant of gateway.tenants.all()) await offerCatalogue(db, tenant);
}

/** Opens a {@link Platform}. */
export async function openPlatform(options: PlatformOptions): Promise<Platform> {
  const dist = mkdtempSync(join(tmpdir(), 'livery-certify-'));
  const { db, url: database } = options;
  const control = await buildGateway(db, dist);
  await offer(db, options, control);
  await control.vendor.setKey(MERCHANT, options.vendor, KEY.secret, KEY.id);
  if (options.keeper !== undefined) {
    await offer(db, options.keeper, control);
    await control.vendor.setKey(MERCHANT, options.keeper.vendor, options.keeper.key.secret, options.keeper.key.id);
  }
  const operators = createOperators(db);
  const operatorSessions = createOperatorSessions(db, operators);
  const tenant = control.tenants.byMerchant(MERCHANT);
  if (tenant === undefined) throw new Error('The merchant is missing.');
  const serving = await Promise.all(
    Array.from({ length: options.gateways }, async (): Promise<Serving> => {
      if (database !== undefined) return spawnGateway(database, dist);
      const gateway = await buildGateway(db, dist);
      return { ...(await listen(gateway)), close: gateway.close, kill: undefined };
    }),
  );

  const ref = { tenant: MERCHANT, vendor: options.vendor };
  let players = 0;
  let replaced = 0;
  return {
    merchant: MERCHANT,
    currency: CURRENCY.code,
    exponent: CURRENCY.exponent,
    key: KEY,
    get gateways() {
      return serving.map(({ url }) => url);
    },
    get operatorServers() {
      return serving.map(({ opsUrl }) => opsUrl);
    },
    async replaceGateway() {
      const index = replaced++ % serving.length;
      const victim = serving[index];
      if (victim?.kill === undefined || database === undefined) return false;
      await victim.kill();
      serving[index] = await spawnGateway(database, dist);
      return true;
    },
    async player(funds, kind = 'real') {
      const username = `player${Date.now().toString(36)}${++players}`;
      const id = await db.transaction((tx) => control.members.open(tx, tenant, { username, type: kind === 'trial' ? 4 : 0, passwordHash: null }));
      if (funds > 0n) await control.wallet.credit(undefined, { tenant: MERCHANT, memberId: id, currency: CURRENCY.code, amount: funds, key: `funds:${id}`, reason: 'deposit' });
      return id;
    },
    async operator(name) {
      return db.transaction(async (tx) => {
        const id = await operators.add(tx, { name, roles: ['finance', 'risk'], merchants: null });
        if (id === undefined) throw new Error(`${name} is an operator already.`);
        return (await operatorSessions.open(tx, id, '127.0.0.1')).token;
      });
    },
    async setApprovalAbove(amount) {
      await control.settings.set(tenant.id, 'operatorApprovalAbove', amount);
    },
    session: async (memberId) => (await db.transaction((tx) => control.sessions.open(tx, MERCHANT, memberId, '127.0.0.1'))).token,
    launch: async (memberId, gameCode) => (await control.vendor.issueLaunch({ tenant: MERCHANT, memberId, gameCode, language: 'en' })).token,
    balance: async (memberId) => (await control.wallet.balanceOf(MERCHANT, memberId, CURRENCY.code))?.available ?? 0n,
    async expireSessions(memberId) {
      await sql`update game_session set expires_at = opened_at where tenant_id = ${MERCHANT} and member_id = ${memberId}`.execute(db.query);
    },
    async setBlocked(memberId, blocked) {
      await sql`update member set status = ${blocked ? 'blocked' : 'active'} where tenant_id = ${MERCHANT} and id = ${memberId}`.execute(db.query);
    },
    async setClosed(gameCode, closed) {
      await sql`update game set state = ${closed ? 'maintenance' : 'open'} where code = ${gameCode}`.execute(db.query);
    },
    addKey: () => db.transaction((tx) => control.vendor.rotateKey(tx, { ...ref, graceMs: YEAR_MS })),
    async endKey(id, how) {
      if (how === 'revoke') await db.transaction((tx) => control.vendor.revokeKey(tx, { ...ref, id }));
      else await sql`update vendor_signing_key set expires_at = created_at where tenant_id = ${MERCHANT} and vendor = ${ref.vendor} and key_id = ${id}`.execute(db.query);
    },
    setCaps: (caps) => db.transaction((tx) => control.vendor.setCaps(tx, ref, { currency: CURRENCY.code, ...caps })),
    async reopen() {
      await db.transaction((tx) => control.vendor.reopenVendor(tx, ref));
    },
    releaseWin: (id) => db.transaction((tx) => control.vendor.releaseWin(tx, MERCHANT, id)),
    async bets(memberId) {
      const { rows } = await sql<RecordedBet>`
        select round_id as "roundId", state, stake, payout from game_bet
        where tenant_id = ${MERCHANT} and (${memberId ?? null}::text is null or member_id = ${memberId ?? null})`.execute(db.query);
      return rows;
    },
    async trailFaults() {
      const verdict = await verifyTrail(db, MERCHANT);
      return verdict.fault === null ? [] : [`row ${verdict.fault.number} of the trail: ${verdict.fault.what}`];
    },
    async faults() {
      const { drift, imbalance, orphans } = await control.wallet.audit();
      const found = { drift, imbalance, orphans, totals: await control.vendor.totalsDrift(), transit: await control.transfers.drift() };
      return Object.entries(found).flatMap(([view, lines]) => lines.map((line) => `${view}: ${JSON.stringify(line)}`));
    },
    async close() {
      await Promise.all(serving.map(({ close }) => close()));
      await control.close();
      rmSync(dist, { recursive: true, force: true });
    },
  };
}
