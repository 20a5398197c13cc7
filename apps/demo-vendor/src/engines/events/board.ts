import { LRUCache } from 'lru-cache';
import type { EngineHost } from '../../server/engine/engine.ts';
import { boardOf, BOARDS, FIXTURE_SCHEDULE } from '../../shared/events.ts';
import type { BoardState, FixtureView } from '../../shared/events.ts';
import { buildFixture, nextChange, fixtureStateAt, fixtureStartOf, fixtureViewOf } from './fixture.ts';
import type { Fixture, FixtureState } from './fixture.ts';

/** The fixtures of each vendor, the same for all players at every merchant. */
export interface FixtureBoards {
  /** Returns a fixture by its id, also one that is not listed; undefined for an invalid id. */
  find(id: string): Fixture | undefined;
  /** Whether a fixture is listed now. */
  listed(fixture: Fixture): boolean;
  state(vendor: string): BoardState;
  /** Runs a vendor's board as long as it has subscribers or bets without a result. */
  ensureRunning(vendor: string): void;
}

/** Event topic of a vendor's board. */
export function boardTopic(vendor: string): string {
  return `events/${vendor}`;
}

/** The vendor code in a fixture's id. */
export function vendorOfFixture(id: string): string {
  return id.split('-')[0] ?? '';
}

const MAX_CACHED_FIXTURES = 600;

/** Creates the boards. `onChange` is called at every change of a vendor's fixtures; `hasOpenBets` keeps a board running. */
export function createFixtureBoards(host: EngineHost, onChange: (vendor: string) => void, hasOpenBets: (vendor: string) => boolean): FixtureBoards {
  const { clock, seeds, stopping } = host;
  const running = new Set<string>();
  const fixtures = new LRUCache<string, Fixture>({ max: MAX_CACHED_FIXTURES });
  const views = new LRUCache<string, { readonly key: string; readonly view: FixtureView }>({ max: MAX_CACHED_FIXTURES });

  function fixture(vendor: string, lane: number, number: number): Fixture {
    const id = `${vendor}-${lane}-${number}`;
    const known = fixtures.get(id);
    if (known !== undefined) return known;
    const made = buildFixture(seeds, vendor, lane, number);
    fixtures.set(id, made);
    return made;
  }

  function listedAt({ id, startsAt, endsAt }: Fixture, now: number): boolean {
    const { aheadMs, pastMs } = FIXTURE_SCHEDULE[boardOf(vendorOfFixture(id)).kind];
    return now >= startsAt - aheadMs && now < endsAt + pastMs;
  }

  /** Fixtures that are listed or will be soon. */
  function fixturesAround(vendor: string, now: number): Fixture[] {
    const { kind, competitions } = boardOf(vendor);
    const { periodMs, aheadMs, pastMs } = FIXTURE_SCHEDULE[kind];
    return competitions.flatMap((_, lane) => {
      const present = Math.floor((now - fixtureStartOf(vendor, lane, 0)) / periodMs);
      const [back, ahead] = [Math.ceil(pastMs / periodMs) + 1, Math.ceil(aheadMs / periodMs) + 1];
      return Array.from({ length: back + ahead + 1 }, (_step, index) => fixture(vendor, lane, present - back + index));
    });
  }

  /** The view of a fixture; the same object until the fixture's state changes. */
  function viewFor(one: Fixture, fixtureState: FixtureState): FixtureView {
    const key = `${fixtureState.phase}/${fixtureState.steps}/${fixtureState.suspendedUntil ?? ''}`;
    const before = views.get(one.id);
    if (before?.key === key) return before.view;
    const view = fixtureViewOf(one, fixtureState);
    views.set(one.id, { key, view });
    return view;
  }

  function listOf(vendor: string, now: number): FixtureView[] {
    return fixturesAround(vendor, now)
      .filter((one) => listedAt(one, now))
      .sort((a, b) => a.startsAt - b.startsAt || a.id.localeCompare(b.id))
      .map((one) => viewFor(one, fixtureStateAt(one, now)));
  }

  function wakeAt(vendor: string, now: number): number {
    const { aheadMs, pastMs } = FIXTURE_SCHEDULE[boardOf(vendor).kind];
    const times = fixturesAround(vendor, now).flatMap((one) => [one.startsAt - aheadMs, one.endsAt + pastMs, nextChange(one, fixtureStateAt(one, now))]);
    return Math.min(...times.filter((time) => time > now));
  }

  async function run(vendor: string): Promise<void> {
    // A caller that starts the board for a bet has not stored that bet yet.
    await Promise.resolve();
    const published = new Map<string, FixtureView>();
    while (!stopping.aborted) {
      onChange(vendor);
      const now = clock.now();
      const all = listOf(vendor, now);
      const changed = all.filter((view) => published.get(view.id) !== view);
      published.clear();
      for (const view of all) published.set(view.id, view);
      if (changed.length > 0) host.publish(boardTopic(vendor), { type: 'board', board: { now, ids: all.map(({ id }) => id), fixtures: changed } });
      if (host.subscriberCount(boardTopic(vendor)) === 0 && !hasOpenBets(vendor)) break;
      await clock.sleep(Math.max(1, wakeAt(vendor, now) - clock.now()), stopping).catch(() => undefined);
    }
    running.delete(vendor);
  }

  return {
    find(id) {
      const [vendor = '', lane = '', number = ''] = id.split('-');
      const competitions = BOARDS[vendor]?.competitions.length ?? 0;
      return /^\d{1,2}$/.test(lane) && /^\d{1,9}$/.test(number) && Number(lane) < competitions ? fixture(vendor, Number(lane), Number(number)) : undefined;
    },
    listed: (one) => listedAt(one, clock.now()),
    state(vendor) {
      const now = clock.now();
      const all = listOf(vendor, now);
      return { now, ids: all.map(({ id }) => id), fixtures: all };
    },
    ensureRunning(vendor) {
      if (running.has(vendor)) return;
      running.add(vendor);
      void run(vendor);
    },
  };
}
