import { expectSame } from '../wallet/expect.ts';
import { pick } from '../random.ts';
import { millionths, type TransferClient } from './transfer-client.ts';
import type { TransferCheck } from './check.ts';

/** One transfer of the random calls, and what was heard of it. */
interface Wanted {
  readonly id: string;
  readonly player: string;
  readonly amount: number;
  readonly direction: 'deposit' | 'withdraw';
  readonly heard: Set<string>;
}

const CALLS = 160;
const PLAYERS = 4;
const DEATHS = 2;

/** Sends random calls, many at once, some of them again and again; a vendor that can be is killed in their middle. */
async function randomCalls(bench: TransferClient): Promise<readonly Wanted[]> {
  const { random, vendor } = bench;
  const players = Array.from({ length: PLAYERS }, bench.player);
  const wanted: Wanted[] = [];
  const fresh = (): Wanted => {
    const one = { id: bench.id(), player: pick(random, players), amount: 1 + Math.floor(random() * 900), direction: pick(random, ['deposit', 'deposit', 'withdraw'] as const), heard: new Set<string>() };
    wanted.push(one);
    return one;
  };
  let deaths = 0;
  for (let done = 0; done < CALLS; ) {
    const batch = Array.from({ length: 1 + Math.floor(random() * 6) }, async () => {
      const one = wanted.length > 0 && random() < 0.35 ? pick(random, wanted) : fresh();
      const asks = random() < 0.15;
      // What got no answer because the vendor died is what the queries at the end are for.
      const answer = await (asks ? bench.query(one.id) : bench[one.direction](one)).catch(() => undefined);
      if (answer === undefined) return;
      one.heard.add(asks && answer.code === 'OK' ? (answer.fields['state'] === 'completed' ? 'OK' : 'INSUFFICIENT_FUNDS') : answer.code);
    });
    done += batch.length;
    if (vendor.kill !== undefined && deaths < DEATHS && done > (CALLS * (deaths + 1)) / (DEATHS + 1)) {
      deaths++;
      await vendor.kill();
    }
    await Promise.all(batch);
  }
  return wanted;
}

/** What a vendor must not forget. */
export const lastingChecks: readonly TransferCheck[] = [
  {
    name: 'writes-before-it-answers',
    rule: 'What was answered is still true of a process that died right afterwards.',
    needs: 'kill',
    async run({ vendor, deposit, withdraw, query, balance, player, id }) {
      const [whose, there, home] = [player(), id(), id()];
      expectSame('deposit', (await deposit({ id: there, player: whose, amount: 900 })).code, 'OK');
      await vendor.kill?.();
      expectSame('deposit afterwards', [(await query(there)).fields['state'], await balance(whose)], ['completed', millionths(900, 2)]);
      expectSame('withdrawal', (await withdraw({ id: home, player: whose, amount: 200 })).code, 'OK');
      await vendor.kill?.();
      expectSame('withdrawal afterwards', [(await query(home)).fields['state'], await balance(whose)], ['completed', millionths(700, 2)]);
    },
  },
  {
    name: 'keeps-its-bars',
    rule: 'What was barred is barred for a process that comes after, too.',
    needs: 'kill',
    async run({ vendor, deposit, query, balance, player, id }) {
      const [whose, late] = [player(), id()];
      expectSame('query', (await query(late)).code, 'TRANSFER_NOT_FOUND');
      await vendor.kill?.();
      expectSame('deposit', (await deposit({ id: late, player: whose, amount: 100 })).code, 'TRANSFER_BARRED');
      expectSame('balance', await balance(whose), 0n);
    },
  },
  {
    name: 'conserves-money',
    rule: 'After random calls, repeated, at once and over deaths, every player has what the completed transfers come to, and no answer was contradicted.',
    async run(bench) {
      const wanted = await randomCalls(bench);
      const due = new Map<string, bigint>();
      for (const { id, player, amount, direction, heard } of wanted) {
        const { code, fields } = await bench.query(id);
        const end = code === 'TRANSFER_NOT_FOUND' ? 'barred' : String(fields['state']);
        if (end === 'completed') due.set(player, (due.get(player) ?? 0n) + millionths(amount, 2) * (direction === 'deposit' ? 1n : -1n));
        const truths = { completed: ['OK'], rejected: ['INSUFFICIENT_FUNDS'], barred: ['TRANSFER_NOT_FOUND', 'TRANSFER_BARRED'] }[end] ?? [];
        expectSame(`answers to a transfer that is ${end}`, [...heard].filter((said) => !truths.includes(said)), []);
      }
      for (const player of new Set(wanted.map((one) => one.player))) expectSame('balance', await bench.balance(player), due.get(player) ?? 0n);
    },
  },
  {
    name: 'lists-every-bet',
    rule: 'What a player brought and what the listed bets came to is what is there, and every bet is that player’s, over, and well-formed.',
    needs: 'play',
    async run(bench) {
      const { vendor, player, id } = bench;
      const whose = player();
      await bench.deposit({ id: id(), player: whose, amount: 100_000 });
      await vendor.play?.(whose);
      const mine = (await bench.bets()).bets.filter(({ playerId }) => playerId === whose);
      const ends = new Map(mine.map((bet) => [bet.betId, bet]));
      expectSame('some bets', ends.size > 0, true);
      expectSame('states', [...ends.values()].filter(({ state }) => state !== 'settled' && state !== 'voided'), []);
      const net = [...ends.values()].reduce((sum, { state, payout, stake, scale }) => (state === 'voided' ? sum : sum + millionths(payout, scale) - millionths(stake, scale)), 0n);
      expectSame('balance', await bench.balance(whose), millionths(100_000, 2) + net);
    },
  },
  {
    name: 'lists-alike',
    rule: 'What is over is reported the same however often it is read.',
    needs: 'play',
    async run(bench) {
      const { vendor, player, id } = bench;
      const whose = player();
      await bench.deposit({ id: id(), player: whose, amount: 50_000 });
      await vendor.play?.(whose);
      const over = async () => new Map((await bench.bets()).bets.filter(({ state }) => state === 'settled' || state === 'voided').map((bet) => [bet.betId, JSON.stringify(bet)]));
      const first = await over();
      await vendor.play?.(whose);
      const later = await over();
      expectSame('changed', [...first].filter(([betId, reported]) => later.get(betId) !== reported), []);
    },
  },
  {
    name: 'reads-on',
    rule: 'Read bet by bet from where the last reading ended, the list tells each bet once, and nothing when nothing has happened.',
    needs: 'play',
    async run(bench) {
      const { vendor, player, id } = bench;
      const whose = player();
      await bench.deposit({ id: id(), player: whose, amount: 50_000 });
      const { next } = await bench.bets();
      await vendor.play?.(whose);
      const news = await bench.bets(1, next);
      const seen = news.bets.map(({ betId }) => betId);
      expectSame('reported twice', seen.length - new Set(seen).size, 0);
      expectSame('some news', seen.length > 0, true);
      const whole = (await bench.bets()).bets.filter(({ playerId }) => playerId === whose).map(({ betId }) => betId);
      expectSame('missed', whole.filter((betId) => !seen.includes(betId)), []);
      expectSame('nothing new', (await bench.bets(200, news.next)).bets, []);
    },
  },
];
