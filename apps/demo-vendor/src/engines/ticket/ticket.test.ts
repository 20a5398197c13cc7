import { describe, expect, it } from 'vitest';
import { TICKET_MODELS, ticketHits, ticketModelOf, ticketPrize } from '../../maths/ticket.ts';
import { commitmentOf, seededRng } from '../../server/engine/seeds.ts';
import { openStore } from '../../server/storage/store.ts';
import { startTestVendor } from '../../test-support/test-vendor.ts';
import type { TicketChoice, TicketInfo, TicketOutcome } from '../../shared/ticket.ts';
import { drawFromSeeds, drawNumbers } from './draw.ts';

const GAME = 'qkd-quickdraw-keno-rush';
const startVendor = (parts = {}, game = GAME) => startTestVendor('QKD', game, parts);
const seed = (n: number): string => n.toString(16).padStart(32, '0');

/** Draws a ticket again from its published seeds and checks commitment, hits and prize. */
function expectFair(game: string, { stake, win, choice, outcome }: { readonly stake: string; readonly win: string; readonly choice: unknown; readonly outcome: unknown }): TicketOutcome {
  const model = ticketModelOf(game);
  const { numbers, seed: own, commit } = choice as TicketChoice;
  const shown = outcome as TicketOutcome;
  expect(commitmentOf(shown.seeds[0])).toBe(commit);
  expect(shown.seeds[1]).toBe(own);
  expect(drawFromSeeds(model, shown.seeds)).toEqual(shown.drawn);
  expect(shown.hits).toBe(ticketHits(model, numbers, shown.drawn));
  expect(win).toBe(ticketPrize(model, BigInt(stake), numbers.length, shown.hits).toString());
  return shown;
}

describe('drawNumbers', () => {
  it.each(TICKET_MODELS.map((model) => [model.code, model] as const))('draws every symbol of %s, equally often', (_code, model) => {
    const rng = seededRng('equally often');
    const counts = new Map<number, number>();
    const draws = 3000;
    for (let n = 0; n < draws; n += 1) {
      const drawn = drawNumbers(model, rng);
      expect(drawn).toHaveLength(model.drawn);
      expect(new Set(drawn).size === model.drawn || model.kind === 'digits' || model.kind === 'sides').toBe(true);
      // Of places, which are drawn all, the first one counts.
      for (const symbol of model.kind === 'places' ? drawn.slice(0, 1) : drawn) counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
    }
    const expected = (draws * (model.kind === 'places' ? 1 : model.drawn)) / model.symbols;
    expect(counts.size).toBe(model.symbols);
    const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    // The seed is fixed, so the result is always the same; beyond this once in some ten thousand.
    expect(chiSquare).toBeLessThan(model.symbols + 4 * Math.sqrt(2 * model.symbols) + 8);
  });
});

describe('createTicket', () => {
  it('draws a ticket when its stake is confirmed, from a seed that was published as a hash and the player’s own', async () => {
    const vendor = startVendor();
    const { sessionId, game } = await vendor.open();
    expect([game.engine, (game as TicketInfo).model, game.rtp]).toEqual(['ticket', 'keno-80', '95.30']);
    const secrets = new Set<string>();
    let won = 0n;
    for (let n = 0; n < 30; n += 1) {
      const round = await vendor.play(sessionId, `ticket-no-${n}`, 100n, { numbers: [3, 14, 15, 26, 53, 58], seed: seed(n) });
      expect(round.status).toBe('settled');
      secrets.add(expectFair(GAME, round).seeds[0]);
      won += BigInt(round.win);
    }
    expect(secrets.size).toBe(30);
    expect(vendor.wallet.balance).toBe(100_000n - 3000n + won);
    expect(vendor.wallet.closed.size).toBe(30);
  });

  it.each(['qkd-quickdraw-one-minute', 'qkd-quickdraw-racing-ten', 'qkd-quickdraw-fish-prawn-crab', 'qkd-quickdraw-colour-guess'])('pays the prize of the model of %s', async (game) => {
    const vendor = startVendor({}, game);
    const { sessionId } = await vendor.open();
    const wins: bigint[] = [];
    for (let n = 0; n < 150; n += 1) {
      const round = await vendor.play(sessionId, `ticket-no-${n}`, 100n, { numbers: [1], seed: seed(n) });
      expectFair(game, round);
      wins.push(BigInt(round.win));
    }
    expect(wins.some((win) => win > 0n)).toBe(true);
    expect(wins.some((win) => win === 0n)).toBe(true);
  });

  it('rejects numbers that are not on the ticket, too many of them, and stakes that are not on offer', async () => {
    const vendor = startVendor();
    const { sessionId } = await vendor.open();
    const refused = async (numbers: unknown, stake = 100n, own: unknown = seed(1)): Promise<string> => (await vendor.play(sessionId, `refused-${JSON.stringify(numbers).length}-${stake}-${String(own).length}`, stake, { numbers, seed: own })).code;
    expect([await refused([81]), await refused([5, 5]), await refused([]), await refused('all'), await refused([1], 100n, 'short'), await refused([7], 70n)]).toEqual(['INVALID_REQUEST', 'INVALID_REQUEST', 'INVALID_REQUEST', 'INVALID_REQUEST', 'INVALID_REQUEST', 'STAKE_REFUSED']);
    expect(vendor.wallet.bets.size).toBe(0);
  });

  it('draws nothing for a stake that the wallet refuses, and keeps that seed secret', async () => {
    const vendor = startVendor();
    const { sessionId } = await vendor.open();
    vendor.wallet.fault = (call, nth) => (call === 'bet' && nth === 1 ? { code: 'INSUFFICIENT_FUNDS' } : undefined);
    const refused = await vendor.play(sessionId, 'ticket-poor', 100n, { numbers: [1], seed: seed(1) });
    expect([refused.status, refused.outcome]).toEqual(['refused', null]);
    const next = await vendor.play(sessionId, 'ticket-rich', 100n, { numbers: [1], seed: seed(2) });
    expect((next.choice as TicketChoice).commit).toBe((refused.choice as TicketChoice).commit);
    expectFair(GAME, next);
  });

  it('pays a ticket after a restart while its prize was under way', async () => {
    const store = openStore(':memory:');
    const first = startVendor({ store }, 'qkd-quickdraw-three-dice');
    const { sessionId } = await first.open();
    first.wallet.fault = (call) => (call === 'win' || call === 'roundEnd' ? 'lose-request' : undefined);
    void first.play(sessionId, 'ticket-kept', 100n, { numbers: [1, 2, 3], seed: seed(3) });
    await first.clock.moveBy(1000);
    const before = first.store.unfinishedRounds()[0];
    expect(before?.state).toBe('win-sent');
    first.wallet.fault = () => undefined;
    const second = startVendor({ store, wallet: first.wallet, clock: first.clock }, 'qkd-quickdraw-three-dice');
    await second.clock.moveBy(60_000);
    const round = await second.find(sessionId, 'ticket-kept');
    expect([round.status, round.outcome]).toEqual(['settled', before?.outcome]);
    expectFair('qkd-quickdraw-three-dice', round);
    expect([first.wallet.closed.size, first.wallet.balance]).toEqual([1, 100_000n - 100n + BigInt(round.win)]);
  });
});
