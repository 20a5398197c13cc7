import { seeded } from '@livery/demo-artwork';
import { createGameRepository, slotMaths } from '../modules/games/index.ts';
import { createMembers } from '../modules/member/index.ts';
import { createTree } from '../modules/agents/index.ts';
import { createAddresses } from '../modules/auth/index.ts';
import { createPastPlay, type PastPlay, type SeamlessTransaction, type TimedCall } from '../modules/seamless-wallet/index.ts';
import { createWallet, type Wallet } from '../modules/wallet/index.ts';
import type { Database, Tx } from '../platform/db/index.ts';
import type { Tenant } from '../platform/http/index.ts';
import { drawPrize } from './outcomes.ts';
import { createPastContracts } from './past-contracts.ts';
import { createPastDeposits, type PastDeposits } from './past-deposits.ts';
import { demoMethods } from './payments.ts';
import { simulatedClock, simulatedDatabase, type SimulatedClock } from './simulated-clock.ts';
import { nameIn, people } from './people.ts';
import { HISTORY_DAYS, scheduleOf, type Visit } from './schedule.ts';

export interface HistoryDeps {
  readonly db: Database;
  /** Password hash of the accounts that can log in. */
  readonly passwordHash: string;
}

const DAY_MS = 86_400_000;
/** Known addresses of demo accounts: this machine, IPv4 and IPv6. */
const LOOPBACK = ['127.0.0.1', '::1'] as const;
/** Welcome credit, and the deposits made when an account runs short: decimals of the currency. */
const WELCOME = '1000';
const TOP_UPS = [500n, 1000n, 2000n] as const;

/** The agent at the top pays the others, and paid in as much for it; major units. */
const PAYER = 'demo_agent';
const PAYS = 2_000n;

/** A call, and what the player has after it. */
interface Played {
  readonly call: TimedCall;
  readonly balance: bigint;
}

interface Table {
  readonly tenant: Tenant;
  readonly clock: SimulatedClock;
  readonly db: Database;
  readonly wallet: Wallet;
  readonly past: PastPlay;
  readonly games: ReturnType<typeof createGameRepository>;
  readonly deposits: PastDeposits;
  readonly random: () => number;
  /** Available minor units by member id, as the wallet last returned. */
  readonly balances: Map<string, bigint>;
}

/** The services of the gateway on the simulated clock. */
async function openTable(tenant: Tenant, tx: Tx, { db: present }: HistoryDeps): Promise<Table> {
  const clock = simulatedClock(present.clock.now() - (HISTORY_DAYS + 1) * DAY_MS);
  const db = simulatedDatabase(present, tx, clock);
  const wallet = createWallet({ db, events: { balanceChanged: () => undefined } });
  const past = createPastPlay({ db, wallet, timeZone: tenant.timeZone });
  return { tenant, clock, db, wallet, past, deposits: await createPastDeposits({ tenant, db, wallet, clock }), games: createGameRepository(db), random: seeded(`${tenant.id}|history`), balances: new Map() };
}

/** Opens all accounts, one after another over a day; returns ids by user name. */
async function openAccounts(table: Table, tx: Tx, passwordHash: string): Promise<Map<string, string>> {
  const members = createMembers(table.db, table.wallet);
  const addresses = createAddresses(table.db);
  const ids = new Map<string, string>();
  for (const person of people) {
    table.clock.set(table.clock.now() + Math.round(DAY_MS / (people.length + 1)));
    const id = await members.open(tx, table.tenant, {
      username: person.username,
      nickname: nameIn(person, table.tenant.defaultLanguage),
      type: person.type,
      passwordHash: person.loggable === true ? passwordHash : null,
      parentId: person.upline === undefined ? undefined : ids.get(person.upline),
      gift: { reason: 'welcome', amount: WELCOME },
    });
    if (person.rate !== undefined) await createTree(table.db).setRate(tx, table.tenant.id, { memberId: id, ppm: person.rate, since: new Date(table.clock.now()) });
    ids.set(person.username, id);
    if (person.loggable === true) for (const ip of LOOPBACK) await addresses.register(tx, table.tenant.id, id, ip);
    const balance = await table.wallet.balanceOf(table.tenant.id, id, table.tenant.currency.code, tx);
    table.balances.set(id, balance?.available ?? 0n);
  }
  return ids;
}

/** Whether the next stake would leave too little. */
const runsShort = ({ balances }: Table, memberId: string, stake: bigint): boolean => (balances.get(memberId) ?? 0n) < stake * 4n;

async function topUp({ tenant, deposits, random, balances }: Table, tx: Tx, memberId: string, stake: bigint): Promise<void> {
  const unit = 10n ** BigInt(tenant.currency.exponent);
  const steps = (stake * 20n) / (500n * unit) + 1n;
  const amount = (TOP_UPS[Math.floor(random() * TOP_UPS.length)] ?? 500n) * unit * steps;
  await deposits.pay(tx, memberId, amount);
  balances.set(memberId, (balances.get(memberId) ?? 0n) + amount);
}

/** Minutes before a visit at which somebody pays in, and at how many visits. */
const PAYS_BEFORE_MS = 5 * 60_000;
const PAYS_EVERY = 3;

/** Somebody who can log in has a list of deposits to look at: one at every third visit. */
async function payIn({ tenant, clock, deposits, balances }: Table, tx: Tx, { at }: Visit, memberId: string): Promise<void> {
  const amount = demoMethods(tenant)[0]?.presets[1];
  if (amount === undefined) return;
  clock.set(at - PAYS_BEFORE_MS);
  await deposits.pay(tx, memberId, amount);
  balances.set(memberId, (balances.get(memberId) ?? 0n) + amount);
}

/** Posts what a player and a vendor did since the last time; each must come to what was reckoned with. */
async function post({ past }: Table, tx: Tx, played: Played[]): Promise<void> {
  const results = await past.post(tx, played.map(({ call }) => call));
  for (const [index, { call, balance }] of played.entries()) {
    const result = results[index];
    if (result?.code !== 'OK' || result.balance !== balance) throw new Error(`The demo history was refused: ${result?.code} to a ${call.call} of ${call.gameCode}`);
  }
  played.length = 0;
}

/** Plays a visit as a vendor would: session, and for each round a bet, which closes it where nothing is won, or else a win that does. */
async function play(table: Table, tx: Tx, { game, at, spins }: Visit, memberId: string): Promise<void> {
  const { tenant, clock, db, past, balances } = table;
  const { code: currency, exponent } = tenant.currency;
  const caller = { tenant: tenant.id, vendor: game.vendor.code };
  const maths = slotMaths(game.code);
  clock.set(at);
  const sessionToken = await past.open(tx, { ...caller, memberId, gameCode: game.code, currency });
  await table.games.played(tenant.id, memberId, game.code);
  const played: Played[] = [];
  const next = (request: SeamlessTransaction, amount: bigint, change: bigint): void => {
    const balance = (balances.get(memberId) ?? 0n) + change;
    balances.set(memberId, balance);
    played.push({ call: past.timed(caller, { request, amount, category: game.vendor.type }), balance });
  };
  for (const spin of spins) {
    clock.set(spin.at);
    if (runsShort(table, memberId, spin.stake)) {
      await post(table, tx, played);
      await topUp(table, tx, memberId, spin.stake);
    }
    const round = { requestId: db.newId(), ts: spin.at, sessionToken, playerId: memberId, gameCode: game.code, currency, roundId: db.newId(), scale: exponent };
    const prize = drawPrize(table.random, maths.volatility, spin.stake, maths.coins);
    const bet = { ...round, call: 'bet' as const, txId: db.newId(), amount: spin.stake.toString(), roundClosed: prize === 0n };
    next(bet, spin.stake, -spin.stake);
    if (bet.roundClosed) continue;
    clock.set(spin.at + 2_500);
    next({ ...round, call: 'win' as const, txId: db.newId(), refTxId: bet.txId, amount: prize.toString(), roundClosed: true }, prize, prize);
  }
  await post(table, tx, played);
}

/**
 * Writes a tenant's demo accounts, six weeks of their play, and what agents among them were paid by contract, through the services that real play uses, in the
 * transaction `tx`: whole or not at all.
 */
export async function writeHistory(tenant: Tenant, tx: Tx, deps: HistoryDeps): Promise<void> {
  const table = await openTable(tenant, tx, deps);
  const ids = await openAccounts(table, tx, deps.passwordHash);
  const contracts = createPastContracts(table, deps.db.clock.now());
  await contracts.agree(tx, ids);
  const visits = scheduleOf(table.random, people, deps.db.clock.now(), tenant.currency.exponent);
  await table.past.planned(tx, async () => {
    const visited = new Map<string, number>();
    for (const visit of visits) {
      const id = ids.get(visit.person.username);
      if (id === undefined) continue;
      const before = visited.get(id) ?? 0;
      visited.set(id, before + 1);
      if (visit.person.loggable === true && before % PAYS_EVERY === 0) await payIn(table, tx, visit, id);
      await play(table, tx, visit, id);
    }
  });
  const agent = ids.get(PAYER);
  if (agent !== undefined) await table.deposits.pay(tx, agent, PAYS * 10n ** BigInt(tenant.currency.exponent));
  await contracts.settle(tx, ids, deps.db.clock.now());
  await table.deposits.close(tx);
}
