import type { Adapter, Played, Table } from '../adapter.ts';
import { createFindings, type Result } from '../checks.ts';
import type { Platform } from '../platform/platform.ts';
import { WEATHER, type Fault } from '../platform/carrier.ts';
import { createNetwork, type Attempt, type Network } from '../platform/network.ts';
import { pick, seededRandom, type Random } from '../random.ts';
import { createJudge } from './judge.ts';

/** How an adapter is driven. */
export interface DriveOptions {
  readonly rounds: number;
  readonly seed: string;
  /** Players that play at the same time, each one round after another. */
  readonly players: number;
  /** How many gateways are killed while the rounds go on; none unless stated. An adapter's own process is killed as often. */
  readonly kills?: number | undefined;
  /** Called now and then with the number of ended rounds. */
  readonly progress?: ((done: number) => void) | undefined;
}

/** What came of it. */
export interface DriveResult {
  readonly results: readonly Result[];
  readonly rounds: number;
  readonly seconds: number;
  readonly happened: ReadonlyMap<Fault, number>;
  readonly outcomes: ReadonlyMap<Played['outcome'], number>;
  /** Why the vendor called rounds off by itself. */
  readonly reasons: ReadonlyMap<string, number>;
  /** Gateways that were killed in the middle of their work. */
  readonly killed: number;
  /** How often the adapter's process was. */
  readonly adapterKilled: number;
  /** The adapter is faulty: only the books were judged. */
  readonly booksAlone: boolean;
}

const FUNDS = 10n ** 14n;
const LAUNCHES = 12;
const AGAIN_MS = 100;
const PROGRESS = 100;
/** How often a set situation is played before a vendor that calls its rounds off for reasons of its own has had enough chances. */
const CHANCES = 6;
/** Checks of what is written, not of how it came about. */
const BOOKS = new Set(['leaves-no-bet-open', 'accounts-for-every-bet', 'knows-every-bet', 'books-are-sound']);
/** Opens a table, by a new launch where the answer to the last one was lost. */
async function seat(adapter: Adapter, platform: Platform, network: Network, playerId: string): Promise<Table> {
  const [gameCode] = adapter.games;
  const { merchant, key, currency, exponent } = platform;
  for (let launches = 1; ; launches++) {
    const token = await platform.launch(playerId, gameCode);
    try {
      return await adapter.open({ walletUrl: network.url, send: network.send, merchant, key, currency, exponent }, { token, playerId, gameCode });
    } catch (error) {
      // The gateway that was asked may have been killed: the token may be spent, and a person would press the button again.
      if (launches === LAUNCHES) throw error;
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    }
  }
}

/** Situations that chance may miss, each played once: what happens to which call of the round. */
const situations: readonly (readonly [what: string, plan: (attempt: Attempt, nth: number) => Fault, cancel: boolean])[] = [
  ['all goes well', () => 'none', false],
  ['the bet’s answer is lost', ({ call }, nth) => (call === 'bet' && nth === 0 ? 'lose-answer' : 'none'), false],
  ['the bet is lost', ({ call }, nth) => (call === 'bet' && nth === 0 ? 'drop' : 'none'), false],
  ['the bet comes late', ({ call }, nth) => (call === 'bet' && nth === 0 ? 'late' : 'none'), false],
  ['the answer to its end is lost', ({ call }, nth) => ((call === 'win' || call === 'roundEnd') && nth === 0 ? 'lose-answer' : 'none'), false],
  ['everything comes twice', () => 'duplicate', false],
  ['the round is called off', () => 'none', true],
  ['it is called off and the bet’s answer was lost', ({ call }) => (call === 'bet' ? 'lose-answer' : 'none'), true],
  ['it is called off and the bet comes late', ({ call }) => (call === 'bet' ? 'late' : 'none'), true],
  ['it is called off and the rollback’s answer is lost', ({ call }, nth) => (call === 'rollback' && nth === 0 ? 'lose-answer' : 'none'), true],
];

/** Plays an adapter's rounds through set situations and then random ones, and judges each. Throws where it cannot be played to the end. */
export async function driveAdapter(adapter: Adapter, platform: Platform, options: DriveOptions): Promise<DriveResult> {
  const random = seededRandom(options.seed);
  const network = await createNetwork(() => pick(random, platform.gateways));
  try {
    return await driveThrough(network, random, adapter, platform, options);
  } finally {
    await network.close();
  }
}

async function driveThrough(network: Network, random: Random, adapter: Adapter, platform: Platform, { rounds, seed, players, kills = 0, progress }: DriveOptions): Promise<DriveResult> {
  const findings = createFindings();
  const { merchant, key, currency, exponent } = platform;
  const judge = createJudge({ findings, adapter, merchant, key, currency, exponent });
  const books: Played[] = [];
  const playerIds: string[] = [];
  const outcomes = new Map<Played['outcome'], number>();
  const reasons = new Map<string, number>();
  const began = performance.now();

  async function newPlayer(funds = FUNDS): Promise<{ id: string; table: Table }> {
    const id = await platform.player(funds);
    playerIds.push(id);
    return { id, table: await seat(adapter, platform, network, id) };
  }
  async function playOne(table: Table, stake: bigint, prize: bigint, cancel: boolean): Promise<Played> {
    const played = await table.play({ stake, prize, cancel });
    judge.round(played, network.attemptsOf(played.roundId));
    network.forget(played.roundId);
    books.push(played);
    outcomes.set(played.outcome, (outcomes.get(played.outcome) ?? 0) + 1);
    if (played.because !== undefined) reasons.set(played.because, (reasons.get(played.because) ?? 0) + 1);
    return played;
  }

  const first = await newPlayer();
  const opened = network.attemptsOf('').at(-1);
  if (opened !== undefined) judge.call(opened);
  findings.note('opens-a-session', 'A launch token is swapped for a session.', opened?.answer?.code === 'OK' ? undefined : `authenticate: ${opened?.answer?.code ?? 'never called'}`);
  for (const [what, plan, cancel] of situations) {
    const wanted = cancel ? 'cancelled' : 'settled';
    let played: Played | undefined;
    for (let chance = 0; chance < CHANCES && (played === undefined || (played.outcome !== wanted && played.because !== undefined)); chance++) {
      const seen = new Map<string, number>();
      network.plan = (attempt) => {
        const nth = seen.get(attempt.call) ?? 0;
        seen.set(attempt.call, nth + 1);
        const fault = plan(attempt, nth);
        // A vendor that does not call off on demand rolls back bets without an answer.
        return cancel && adapter.callsOff === false && attempt.call === 'bet' && fault === 'none' ? 'lose-answer' : fault;
      };
      played = await playOne(first.table, 500n, 750n, cancel);
      await network.quiet();
    }
    const came = played?.because === undefined ? played?.outcome : `${played.outcome}, ${played.because}`;
    findings.note('carries-rounds-through', 'A round comes to its end whatever happens to one of its calls.', played?.outcome === wanted ? undefined : `${what}: ${came}, not ${wanted}`);
  }
  network.plan = () => 'none';
  const poor = await newPlayer(200n);
  await playOne(poor.table, 500n, 750n, false);
  await playAfterExpiry(platform, network, first, (table) => playOne(table, 500n, 750n, false), (fault) =>
    findings.note('pays-after-the-session', 'A prize is paid also when the session has ended since the bet.', fault));

  if (adapter.faulty !== true) {
    const rich = await newPlayer();
    await playHeld(platform, network, () => playOne(rich.table, 500n, 750n, false), (fault) =>
      findings.note('pays-once-what-is-held', 'A prize that is answered OK is paid, though the balance does not show it: it was set aside for review.', fault));
  }

  network.plan = () => pick(random, WEATHER);
  let started = 0;
  const broken = new AbortController();
  let afterRound = (): void => undefined;
  async function lane(own: Random): Promise<void> {
    network.plan = ({ call }) => (call === 'authenticate' ? 'none' : pick(random, WEATHER));
    const { table } = await newPlayer();
    while (started < rounds && !broken.signal.aborted) {
      started++;
      const stake = BigInt(10 + Math.floor(own() * 990));
      const prize = own() < 0.5 ? 0n : BigInt(Math.floor(own() * 3000));
      await playOne(table, stake, prize, own() < 0.1);
      afterRound();
      if (books.length % PROGRESS === 0) progress?.(books.length);
    }
  }
  let planned = 0;
  let killed = 0;
  let adapterKilled = 0;
  let killing = Promise.resolve();
  afterRound = (): void => {
    if (planned >= kills || started * (kills + 1) < rounds * (planned + 1)) return;
    planned++;
    killing = killing.then(async () => {
      if (await platform.replaceGateway()) killed++;
      if (adapter.kill === undefined) return;
      await adapter.kill();
      adapterKilled++;
    });
    // Failures are reported when the rounds have ended.
    killing.catch(() => undefined);
  };
  const breaks = (error: unknown): never => {
    broken.abort();
    throw error;
  };
  // Also where a round cannot be played to its end, the others are seen through: nobody is left who plays or kills on.
  const ended = await Promise.allSettled(Array.from({ length: players }, (_, index) => lane(seededRandom(`${seed}/${index}`)).catch(breaks)));
  await killing;
  for (const end of ended) if (end.status === 'rejected') throw end.reason;
  await adapter.flush?.();
  await network.quiet();

  const mine = playerIds.length > 8 ? await platform.bets() : (await Promise.all(playerIds.map((id) => platform.bets(id)))).flat();
  const ours = new Set(books.map(({ roundId }) => roundId));
  judge.books(books, playerIds.length > 8 ? mine.filter(({ roundId }) => ours.has(roundId)) : mine);
  const faults = await platform.faults();
  findings.note('books-are-sound', 'Ledger, totals by day and money in transit agree with what they sum.', faults.length === 0 ? undefined : faults.slice(0, 3).join('; '));
  const results = findings.results().filter(({ name }) => adapter.faulty !== true || BOOKS.has(name));
  return { results, rounds: books.length, seconds: (performance.now() - began) / 1000, happened: network.happened, outcomes, reasons, killed, adapterKilled, booksAlone: adapter.faulty === true };
}

/** One round whose session ends between bet and prize. */
async function playAfterExpiry(
  platform: Platform,
  network: Network,
  { id, table }: { readonly id: string; readonly table: Table },
  play: (table: Table) => Promise<Played>,
  note: (fault: string | undefined) => void,
): Promise<void> {
  const before = await platform.balance(id);
  let ended = false;
  let accepted = false;
  network.plan = async (attempt): Promise<Fault> => {
    if (attempt.call !== 'bet' && accepted && !ended) {
      ended = true;
      await platform.expireSessions(id);
    }
    if (attempt.call === 'bet') accepted = true;
    return 'none';
  };
  const { outcome, stake, prize } = await play(table);
  network.plan = () => 'none';
  const after = await platform.balance(id);
  const due = outcome === 'settled' ? prize - stake : 0n;
  note(ended && after - before === due ? undefined : `${outcome}: ${due} was due, ${after - before} came`);
}

/** One round whose prize is above the vendor's cap. */
async function playHeld(platform: Platform, network: Network, play: () => Promise<Played>, note: (fault: string | undefined) => void): Promise<void> {
  const wins = new Set<unknown>();
  network.plan = ({ call, fields }) => {
    if (call === 'win') wins.add(fields['txId']);
    return 'none';
  };
  await platform.setCaps({ winCap: 1n });
  const { outcome, bets = 1 } = await play();
  await platform.setCaps({ winCap: null });
  network.plan = () => 'none';
  note(outcome === 'settled' && wins.size > bets ? `${wins.size} wins of ${bets} bets` : undefined);
}
