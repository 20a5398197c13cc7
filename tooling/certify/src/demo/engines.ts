import { randomBytes } from 'node:crypto';
import type { Page, ShownRound } from './page.ts';

/** What a page of an engine knows when it is about to play. */
export interface ShownState {
  /** The shared table as it was heard of last, and how much vendor's time has passed since. */
  readonly table: { readonly phase: string; readonly leftMs: number; readonly bettingMs: number } | undefined;
  /** Fixtures by their id, as they were heard of last. */
  readonly fixtures: ReadonlyMap<string, Fixture>;
}

/** A fixture of the event board. */
export interface Fixture {
  readonly id: string;
  readonly phase: string;
  readonly startsAt: number;
  readonly suspendedUntil: number | null;
  readonly markets: readonly { readonly id: string; readonly picks: readonly { readonly id: string; readonly price: number | null }[] }[];
}

/** How the rounds of an engine are played. */
export interface EnginePlay {
  /** How many times as fast as usual its time may go by. */
  readonly clockRate: number;
  /** Whether the page has to hear of a table or a board. */
  readonly listens: boolean;
  /** What the player chooses; undefined: not now. */
  choose(stake: bigint, sight: ShownState): unknown;
  /** Smallest stake that is a whole one here, in minor units; the nearest on offer is taken unless given. */
  readonly unit?: bigint;
  /** Ends a round that waits for the player. */
  finish?(page: Page, spinId: string, round: ShownRound): Promise<void>;
}

/** Bets are taken and will be for a while, so that one that has to be repeated is confirmed in time. */
const open = ({ table }: ShownState): boolean => table?.phase === 'betting' && table.leftMs > table.bettingMs * 0.4;
const onSpot = (spot: string) => (stake: bigint, sight: ShownState): unknown => (open(sight) ? { spots: { [spot]: stake.toString() } } : undefined);

/**
 * A fixture that takes bets, as likely the one that has begun last as the one that begins first, and a pick of its first market.
 * One that is about to end would be over before a bet that has to be repeated is confirmed.
 */
function onFixture(_stake: bigint, { fixtures }: ShownState): unknown {
  const taking = [...fixtures.values()].filter(({ suspendedUntil }) => suspendedUntil === null);
  const live = taking.filter(({ phase }) => phase === 'live').toSorted((a, b) => b.startsAt - a.startsAt).slice(0, 1);
  const coming = taking.filter(({ phase }) => phase === 'coming').toSorted((a, b) => a.startsAt - b.startsAt).slice(0, 1);
  for (const { id, markets } of Math.random() < 0.5 ? [...live, ...coming] : [...coming, ...live]) {
    for (const market of markets) {
      const pick = market.picks.find(({ price }) => price !== null);
      if (pick?.price != null) return { fixture: id, market: market.id, pick: pick.id, price: pick.price, take: 'any' };
    }
  }
  return undefined;
}

/** Every engine of the demo vendor, by the name that its sessions give. */
export const enginePlays: Readonly<Record<string, (gameCode: string) => EnginePlay>> = {
  slot: () => ({ clockRate: 20, listens: false, choose: () => null }),
  cards: () => ({ clockRate: 40, listens: false, choose: () => ({ seed: randomBytes(16).toString('hex') }) }),
  ticket: () => ({ clockRate: 20, listens: false, choose: () => ({ numbers: [7], seed: randomBytes(16).toString('hex') }) }),
  // On the draws of every minute or of every five; those of a day would be waited for too long.
  draws: (code) => ({ clockRate: code.startsWith('mdl') ? 30 : 100, listens: false, choose: () => ({ numbers: [7] }) }),
  wheel: (code) => ({ clockRate: 15, listens: true, choose: onSpot(code.startsWith('mn6') ? 'rabbit' : 'x2') }),
  bingo: () => ({ clockRate: 16, listens: true, choose: (_stake, sight) => (open(sight) ? { count: 1 } : undefined) }),
  live: (code) => ({ clockRate: 15, listens: true, choose: onSpot(code.includes('dragon-tiger') ? 'tiger' : 'player') }),
  events: () => ({ clockRate: 60, listens: true, choose: onFixture, unit: 100n }),
  fishing: () => ({
    clockRate: 20,
    listens: false,
    choose: () => null,
    async finish(page, spinId, { status }) {
      if (status !== 'running') return;
      await page.ask('POST', `/api/spin/${spinId}/step`, { move: { first: 1, shots: [[0, 5], [1, 10], [2, 3]] } });
      await page.ask('POST', `/api/spin/${spinId}/step`, { move: { close: true } });
    },
  }),
};
