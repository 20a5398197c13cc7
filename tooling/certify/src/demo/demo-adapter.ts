import { randomUUID } from 'node:crypto';
import type { Adapter, AdapterSetup, Order, Played, Table, Ticket } from '../adapter.ts';
import { enginePlays, type EnginePlay, type Fixture, type ShownState } from './engines.ts';
import { openPage, roundOf, type Page, type ShownRound } from './page.ts';
import { startVendorProgram, type VendorProgram } from './vendor-program.ts';
import { demoGames } from './vendors.ts';

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const LOOK_MS = 10;
/** Counted in looks, not in time: a machine that was held up for minutes is no fault of the vendor's. */
const MOST_LOOKS = 10_000;
const OVER = new Set(['settled', 'returned', 'refused']);
const OUTCOMES = { settled: 'settled', returned: 'cancelled', refused: 'refused' } as const;
/** It calls a round off for reasons of its own: its event does not take place, or its table had closed before the wallet answered. */
const OWN_REASONS = new Set(['CALLED_OFF', 'BETS_CLOSED']);
/** The program refuses a play for now: the table is closed, the price has moved, the last round is not over. */
const LATER = new Set(['BETS_CLOSED', 'PRICE_MOVED', 'SUSPENDED', 'ROUND_OPEN', 'STAKE_REFUSED']);

interface Session {
  readonly sessionId: string;
  readonly game: { readonly engine: string };
  readonly stakes: readonly string[];
}

interface TableEvent {
  readonly phase: string;
  readonly now: number;
  readonly phaseEndsAt: number;
  readonly timing: { readonly bettingMs: number };
}

/** What a page hears of tables and boards, kept together for all players of a game. */
function createSight(clockRate: number): { readonly sight: () => ShownState; hear(event: { readonly type: string; readonly [field: string]: unknown }): void } {
  let table: (TableEvent & { readonly heardAt: number }) | undefined;
  const fixtures = new Map<string, Fixture>();
  return {
    sight: () => ({
      fixtures,
      table: table && { phase: table.phase, bettingMs: table.timing.bettingMs, leftMs: table.phaseEndsAt - table.now - (Date.now() - table.heardAt) * clockRate },
    }),
    hear(event) {
      if (event.type === 'table') table = { ...(event['table'] as TableEvent), heardAt: Date.now() };
      if (event.type !== 'board') return;
      const { ids, fixtures: changed } = event['board'] as { readonly ids: readonly string[]; readonly fixtures: readonly Fixture[] };
      for (const fixture of changed) fixtures.set(fixture.id, fixture);
      for (const id of fixtures.keys()) if (!ids.includes(id)) fixtures.delete(id);
    },
  };
}

/** The stake on offer that is nearest to the one wanted. */
function nearest(stakes: readonly string[], wanted: bigint, unit: bigint | undefined): bigint {
  if (unit !== undefined) return wanted < unit ? unit : wanted - (wanted % unit);
  const off = (stake: bigint): bigint => (stake > wanted ? stake - wanted : wanted - stake);
  return stakes.map(BigInt).reduce((best, stake) => (off(stake) < off(best) ? stake : best));
}

/** Chances of the demo vendor's own faults, by their names; see its README. */
export type OwnFaults = Readonly<Record<string, number>>;

/** Every fault that the demo vendor knows, as likely as each other. */
export function allFaults(chance: number): OwnFaults {
  const names = ['timeout', 'lose-answer', 'duplicate', 'reorder', 'slow', 'wrong-signature', 'late-rollback', 'win-before-bet'];
  return Object.fromEntries(names.map((name) => [name, chance]));
}

/** Its late calls are three seconds late. */
const FLUSH_MS = 3500;

/**
 * A vendor of the demo platform as its own program plays it: launched, played and looked at over HTTP like its page does. It
 * decides its rounds itself, and can be killed in the middle of them. With `faults` it misbehaves on purpose.
 */
export function demoAdapter(vendor: string, faults?: OwnFaults): Adapter {
  const stopping = new AbortController();
  let program: Promise<VendorProgram> | undefined;
  let heard: ReturnType<typeof createSight> | undefined;
  let play: EnginePlay | undefined;

  async function playOne(page: Page, stakes: readonly string[], { stake: wanted }: Order): Promise<Played> {
    if (play === undefined || heard === undefined) throw new Error('Nothing is open.');
    const { choose, finish, unit } = play;
    const stake = nearest(stakes, wanted, unit);
    let spinId = '';
    let shown: ShownRound | undefined;
    let looks = 0;
    let refusal = 'nothing to bet on';
    while (shown === undefined) {
      if (++looks > MOST_LOOKS) throw new Error(`${vendor} takes no bets: ${refusal}.`);
      const choice = choose(stake, heard.sight());
      if (choice === undefined) {
        await wait(LOOK_MS);
        continue;
      }
      spinId = randomUUID();
      const { status, body } = await page.ask('POST', '/api/spin', { spinId, stake: stake.toString(), choice });
      if (status === 200) shown = body as unknown as ShownRound;
      else if (LATER.has(body.code ?? '')) {
        refusal = body.code ?? '';
        await wait(LOOK_MS);
      } else throw new Error(`${vendor} does not play: ${status} ${body.code ?? ''}`);
    }
    while (!OVER.has(shown.status)) {
      if (++looks > MOST_LOOKS) throw new Error(`${vendor} does not end the round ${shown.roundId}: it is ${shown.status}.`);
      await finish?.(page, spinId, shown);
      await wait(LOOK_MS);
      shown = roundOf(await page.ask('GET', `/api/spin/${spinId}`), `${vendor} round ${shown.roundId}`);
    }
    const outcome = OUTCOMES[shown.status as keyof typeof OUTCOMES];
    const because = outcome === 'cancelled' && OWN_REASONS.has(shown.problem ?? '') ? { because: shown.problem ?? '' } : {};
    return { roundId: shown.roundId, outcome, stake: BigInt(shown.stake), prize: outcome === 'settled' ? BigInt(shown.win) : 0n, ...because };
  }

  async function open(setup: AdapterSetup, { token, gameCode }: Ticket): Promise<Table> {
    const [engine, , rate] = demoGames(vendor);
    program ??= startVendorProgram({ gatewayUrl: setup.walletUrl, keys: { [vendor]: { [setup.merchant]: setup.key } }, clockRate: rate, env: trouble });
    const running = await program;
    const answer = await openPage(running, undefined).ask('POST', '/api/launch', { token, nonce: randomUUID(), merchant: setup.merchant, vendor, game: gameCode });
    if (answer.status !== 200) throw new Error(`${vendor} does not open ${gameCode}: ${answer.body.code ?? ''}`);
    const body = answer.body as unknown as Session;
    if (body.game.engine !== engine) throw new Error(`${vendor} plays ${gameCode} on ${body.game.engine}.`);
    const page = openPage(running, body.sessionId);
    if (play === undefined) {
      play = enginePlays[engine]?.(gameCode);
      if (play === undefined) throw new Error(`Nobody knows how to play ${engine}.`);
      heard = createSight(play.clockRate);
      if (play.listens) page.listen(heard.hear, stopping.signal);
    }
    return { play: (order) => playOne(page, body.stakes, order) };
  }

  const trouble = faults === undefined ? {} : { VENDOR_FAULTS: JSON.stringify({ seed: vendor, vendors: { '*': faults } }), VENDOR_WALLET_TIMEOUT_MS: '1500' };
  const [, games] = demoGames(vendor);
  return {
    name: faults === undefined ? `demo vendor ${vendor}` : `demo vendor ${vendor} in trouble`,
    vendor,
    games,
    callsOff: false,
    faulty: faults !== undefined,
    flush: () => (faults === undefined ? Promise.resolve() : wait(FLUSH_MS)),
    open,
    async kill() {
      await (await program)?.kill();
    },
    async close() {
      stopping.abort();
      await (await program)?.close();
    },
  };
}
