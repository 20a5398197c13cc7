import { randomUUID } from 'node:crypto';
import type { Database } from '@livery/gateway';
import { fakeVendor, type FakeVendor, type VendorFault } from '@livery/gateway/test-support';
import type { Fault } from '../platform/carrier.ts';
import { openPlatform, type Platform } from '../platform/platform.ts';
import { pick, seededRandom, type Random } from '../random.ts';
import { createCaller, type Caller } from './caller.ts';
import { createDesk, type Decision } from './decisions.ts';
import { playRound, type RoundSeat } from './rounds.ts';
import { differences, openTransfers, type Player } from './sums.ts';
import { createTally, type OperationKind } from './tally.ts';
import { createTransfers } from './transfers.ts';

/** What is driven. */
export interface OperationsOptions {
  /** Open and migrated; it stays open. */
  readonly db: Database;
  /** Where it is: then gateways have processes of their own, and can be killed. */
  readonly url: string | undefined;
  readonly gateways: number;
  /** Money operations, after which no more are begun. */
  readonly operations: number;
  /** Players of real money that play at the same time; a quarter as many play with demo money beside them. */
  readonly players: number;
  /** How many gateways are killed meanwhile. */
  readonly kills: number;
  readonly seed: string;
  /** Called now and then. */
  readonly progress?: (done: number, seconds: number) => void;
}

/** What came of it. */
export interface OperationsResult {
  readonly seconds: number;
  readonly total: number;
  readonly counts: ReadonlyMap<OperationKind, number>;
  readonly attempts: number;
  readonly happened: ReadonlyMap<Fault, number>;
  readonly killed: number;
  /** What contradicts the contract, the books or the trail; nothing where all is right. */
  readonly faults: readonly string[];
}

const VENDOR = 'REFERENCE';
const KEEPER = 'KEEPER';
const GAMES = ['operations-one', 'operations-two'] as const;
const KEEPER_KEY = { id: 'key-1', secret: 'keeper-secret-of-more-than-thirty-two-characters' } as const;
const FUNDS = 10n ** 12n;
const WIN_CAP = 50_000n;
const OPERATORS = 4;
/** A transfer whose answer was lost is asked about after two seconds, and then ever later, up to five minutes. */
const SETTLED_WITHIN_MS = 900_000;
const PROGRESS = 10_000;
const EXAMPLES = 20;
const LATE_MS = 40;
const PAUSE_MS = 30;
const LAUNCHES = 50;
/** How many in ten decisions are followed by the next one and by no correction. */
const DECISIONS = 0.6;

/** What goes wrong between the platform and the vendor that keeps money: one call in three. */
const KEEPERS_WEATHER: readonly (VendorFault | 'none')[] = [...Array.from({ length: 14 }, () => 'none' as const), 'lost', 'lost', 'late', 'broken', 'twice', 'down', 'never'];

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function seatOf(platform: Platform, caller: Caller, playerId: string, kind: RoundSeat['kind']): Promise<RoundSeat> {
  // A gateway that dies may have used up the token, as a page that is opened once more would find.
  for (let launches = 1; launches <= LAUNCHES; launches++) {
    const answer = await caller.wallet('authenticate', { token: await platform.launch(playerId, GAMES[0]) });
    if (answer.code === 'OK') return { playerId, sessionToken: String(answer['sessionToken']), gameCode: GAMES[0], currency: platform.currency, kind };
  }
  throw new Error('No session was opened.');
}

/** Drives money operations of every kind through random faults and killed gateways, and then holds the books against what was acknowledged. */
export async function driveOperations(options: OperationsOptions): Promise<OperationsResult> {
  const random = seededRandom(options.seed);
  const keeper = await fakeVendor(KEEPER_KEY.secret, Date.now, () => {
    const fault = pick(random, KEEPERS_WEATHER);
    return fault === 'none' ? undefined : fault;
  });
  const arrivals = setInterval(() => void keeper.release(), LATE_MS);
  const platform = await openPlatform({ ...options, vendor: VENDOR, games: GAMES, keeper: { vendor: KEEPER, games: ['keeper-one'], keepsMoneyAt: keeper.origin, key: KEEPER_KEY } });
  try {
    return await driveOn(platform, keeper, random, options);
  } finally {
    clearInterval(arrivals);
    await platform.close();
    await keeper.close();
  }
}

async function driveOn(platform: Platform, keeper: FakeVendor, random: Random, { db, operations, players: wanted, kills, seed, progress }: OperationsOptions): Promise<OperationsResult> {
  const caller = createCaller(platform, VENDOR, random);
  const tally = createTally();
  const decisions: Decision[] = [];
  const faults: string[] = [];
  let killed = 0;
  const fault = (what: string): void => void (faults.length < EXAMPLES && faults.push(what));
  await platform.setCaps({ winCap: WIN_CAP });
  await platform.setApprovalAbove('99999999999');

  const open = async (count: number, kind: RoundSeat['kind']): Promise<RoundSeat[]> => Promise.all(Array.from({ length: count }, async () => seatOf(platform, caller, await platform.player(FUNDS, kind), kind)));
  const [real, trial] = [await open(wanted, 'real'), await open(Math.max(1, Math.floor(wanted / 4)), 'trial')];
  const players: Player[] = [...real, ...trial].map(({ playerId }) => ({ id: playerId, funds: FUNDS }));
  const movers = await Promise.all(real.slice(0, Math.max(1, Math.floor(wanted / 5))).map(async ({ playerId }) => ({ playerId, token: await platform.session(playerId) })));
  const operators = await Promise.all(Array.from({ length: OPERATORS }, (_, index) => platform.operator(`operator${index}-${randomUUID().slice(0, 8)}`)));
  const transfers = createTransfers({ caller, tally, vendor: KEEPER, keeper, fault });
  const desk = createDesk({ caller, tally, vendor: VENDOR, playerIds: real.map(({ playerId }) => playerId), decisions, fault });
  const rounds = { caller, tally, winCap: WIN_CAP, decisions, fault };

  const began = performance.now();
  const seconds = (): number => (performance.now() - began) / 1000;
  const broken = new AbortController();
  const goesOn = (): boolean => tally.total < operations && !broken.signal.aborted;
  let told = 0;
  async function lane(step: (own: Random) => Promise<unknown>, own: Random, pauseMs = 0): Promise<void> {
    while (goesOn()) {
      await step(own);
      if (tally.total - told >= PROGRESS) progress?.((told = tally.total), seconds());
      if (pauseMs > 0) await wait(pauseMs);
    }
  }
  async function killer(): Promise<void> {
    for (let kill = 1; kill <= kills; kill++) {
      while (goesOn() && tally.total * (kills + 1) < operations * kill) await wait(PAUSE_MS);
      if (goesOn() && (await platform.replaceGateway())) killed++;
    }
  }
  async function operate(token: string, own: Random): Promise<void> {
    const decided = await desk.decide(token, own);
    if (decided && own() < DECISIONS) return;
    await desk.correct(token, own);
    if (!decided) await wait(PAUSE_MS);
  }
  const lanes = [
    ...[...real, ...trial].map((seat, index) => lane((own) => playRound(rounds, seat, own), seededRandom(`${seed}/round/${index}`))),
    ...movers.map((player, index) => lane((own) => transfers.move(player, own), seededRandom(`${seed}/transfer/${index}`), PAUSE_MS)),
    ...operators.map((token, index) => lane((own) => operate(token, own), seededRandom(`${seed}/operator/${index}`))),
    killer(),
  ];
  const ended = await Promise.allSettled(lanes.map((one) => one.catch((error: unknown) => { broken.abort(); throw error; })));
  for (const end of ended) if (end.status === 'rejected') throw end.reason;

  await Promise.all(operators.map(async (token) => {
    while (await desk.decide(token, random));
  }));
  await caller.quiet();
  const took = seconds();
  const patience = performance.now() + SETTLED_WITHIN_MS;
  while ((await openTransfers(db, platform.merchant)) > 0 && performance.now() < patience) await wait(500);
  transfers.settle();
  faults.push(...(await differences(db, platform.merchant, VENDOR, players, tally)), ...(await platform.faults()), ...(await platform.trailFaults()));
  return { seconds: took, total: tally.total, counts: tally.counts, attempts: caller.attempts, happened: caller.happened, killed, faults };
}
