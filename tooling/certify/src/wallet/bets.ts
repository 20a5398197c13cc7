import { LIMITS } from '../platform/platform.ts';
import type { WalletCheck } from './check.ts';
import { expectSame } from './expect.ts';

const without = ({ requestId: _request, ...answer }: Readonly<Record<string, unknown>>): object => answer;
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
/** What is known of a game is kept for a few seconds. */
const MOMENTS = 40;
const MOMENT_MS = 250;

/** What a bet needs, and what a repeated one does. */
export const betChecks: readonly WalletCheck[] = [
  {
    name: 'bet-duplicate',
    rule: 'A repeated bet gets the first answer again, whatever has changed since, and moves nothing.',
    async run({ seat, id, money }) {
      const player = await seat(1000n);
      const bet = { txId: id(), roundId: id(), ...money(100) };
      const first = await player.call('bet', bet);
      expectSame('first', [first.code, first.balance], ['OK', '900']);
      await player.call('bet', { txId: id(), roundId: bet.roundId, ...money(50) });
      expectSame('again', without(await player.call('bet', bet)), without(first));
      expectSame('balance', await player.free(), 850n);
    },
  },
  {
    name: 'bet-duplicate-at-once',
    rule: 'The same bet at the same moment, at several gateways, is taken once.',
    async run({ seat, id, money }) {
      const player = await seat(1000n);
      const bet = { txId: id(), roundId: id(), ...money(100) };
      const answers = await Promise.all([0, 1, 2, 3, 4, 5].map((gateway) => player.call('bet', bet, { gateway })));
      expectSame('answers', new Set(answers.map((answer) => JSON.stringify(without(answer)))).size, 1);
      expectSame('balance', await player.free(), 900n);
    },
  },
  {
    name: 'same-txid-other-body',
    rule: 'A txId that comes again with other content is TX_CONFLICT, and moves nothing.',
    async run({ seat, id, money }) {
      const player = await seat(1000n);
      const bet = { txId: id(), roundId: id(), ...money(100) };
      await player.call('bet', bet);
      expectSame('amount', (await player.call('bet', { ...bet, ...money(101) })).code, 'TX_CONFLICT');
      expectSame('round', (await player.call('bet', { ...bet, roundId: id() })).code, 'TX_CONFLICT');
      expectSame('call', (await player.call('win', bet)).code, 'TX_CONFLICT');
      expectSame('player', (await (await seat(1000n)).call('bet', bet)).code, 'TX_CONFLICT');
      expectSame('balance', await player.free(), 900n);
    },
  },
  {
    name: 'lost-answer-then-retry',
    rule: 'A bet, win or rollback whose answer was lost may be sent again, to any gateway, without moving twice.',
    async run({ seat, id, money }) {
      const player = await seat(1000n);
      const [round, other] = [id(), id()];
      const bet = { txId: id(), roundId: round, ...money(100) };
      const win = { txId: id(), roundId: round, refTxId: bet.txId, ...money(250), roundClosed: true };
      const back = { txId: id(), roundId: other, refTxId: id() };
      await player.call('bet', { txId: back.refTxId, roundId: other, ...money(300) });
      for (const gateway of [0, 1, 0]) {
        expectSame('bet', (await player.call('bet', bet, { gateway })).code, 'OK');
        expectSame('win', (await player.call('win', win, { gateway })).code, 'OK');
        expectSame('rollback', (await player.call('rollback', back, { gateway })).code, 'OK');
      }
      expectSame('balance', await player.free(), 1150n);
    },
  },
  {
    name: 'insufficient-funds-with-balance',
    rule: 'A stake beyond the balance is INSUFFICIENT_FUNDS with the balance, and stays so under its txId.',
    async run({ seat, id, money }) {
      const player = await seat(99n);
      const bet = { txId: id(), roundId: id(), ...money(100) };
      const answer = await player.call('bet', bet);
      expectSame('answer', [answer.status, answer.code, answer.balance], [200, 'INSUFFICIENT_FUNDS', '99']);
      expectSame('again', (await player.call('bet', bet)).code, 'INSUFFICIENT_FUNDS');
      expectSame('the rest', (await player.call('bet', { txId: id(), roundId: id(), ...money(99) })).balance, '0');
    },
  },
  {
    name: 'no-overdraft-at-once',
    rule: 'Bets at the same moment, at several gateways, never stake more than there is.',
    async run({ seat, id, money }) {
      const player = await seat(1000n);
      const codes = await Promise.all(Array.from({ length: 16 }, async (_, gateway) => (await player.call('bet', { txId: id(), roundId: id(), ...money(100) }, { gateway })).code));
      expectSame('accepted', codes.filter((code) => code === 'OK').length, 10);
      expectSame('refused', codes.filter((code) => code === 'INSUFFICIENT_FUNDS').length, 6);
      expectSame('balance', await player.free(), 0n);
    },
  },
  {
    name: 'limits',
    rule: 'A stake below or above the game’s limits is LIMIT_EXCEEDED; the limits themselves are good.',
    async run({ seat, id, money }) {
      const player = await seat(LIMITS.max * 3n);
      const codeOf = async (stake: bigint) => (await player.call('bet', { txId: id(), roundId: id(), ...money(stake) })).code;
      expectSame('codes', [await codeOf(LIMITS.min - 1n), await codeOf(LIMITS.min), await codeOf(LIMITS.max), await codeOf(LIMITS.max + 1n)], ['LIMIT_EXCEEDED', 'OK', 'OK', 'LIMIT_EXCEEDED']);
    },
  },
  {
    name: 'wrong-currency',
    rule: 'A call in another currency than the session’s is refused, and moves nothing.',
    async run({ seat, id, money }) {
      const player = await seat(1000n);
      expectSame('answer', (await player.call('bet', { txId: id(), roundId: id(), ...money(100), currency: 'XXX' })).code, 'INVALID_REQUEST');
      expectSame('balance', await player.free(), 1000n);
    },
  },
  {
    name: 'wrong-scale',
    rule: 'An amount counts in its declared scale; one that is no whole number of minor units is refused.',
    async run({ seat, id, platform }) {
      const player = await seat(100_000n);
      const bet = (amount: string, scale: number) => player.call('bet', { txId: id(), roundId: id(), amount, scale });
      const { exponent } = platform;
      expectSame('coarser', (await bet('5', 0)).balance, String(100_000n - 5n * 10n ** BigInt(exponent)));
      expectSame('finer', (await bet('5000', exponent + 2)).code, 'OK');
      expectSame('between', (await bet('5001', exponent + 2)).code, 'INVALID_REQUEST');
      expectSame('not declared', (await player.call('bet', { txId: id(), roundId: id(), amount: '100' })).code, 'INVALID_REQUEST');
    },
  },
  {
    name: 'malformed-amount',
    rule: 'Amounts are digits in a string, above zero for a bet.',
    async run({ seat, id, platform }) {
      const player = await seat(1000n);
      for (const amount of ['0', '-1', '1.5', '1e3', '', ' 1', 100, null, '9'.repeat(30)]) {
        const { status, code } = await player.call('bet', { txId: id(), roundId: id(), amount, scale: platform.exponent });
        expectSame(`amount ${String(amount)}`, [status, code], [400, 'INVALID_REQUEST']);
      }
      expectSame('balance', await player.free(), 1000n);
    },
  },
  {
    name: 'blocked-player',
    rule: 'Whoever is blocked may not bet, and is paid what was won.',
    async run({ seat, id, money, platform }) {
      const player = await seat(1000n);
      const roundId = id();
      await player.call('bet', { txId: id(), roundId, ...money(100) });
      await platform.setBlocked(player.playerId, true);
      expectSame('bet', (await player.call('bet', { txId: id(), roundId, ...money(100) })).code, 'PLAYER_BLOCKED');
      expectSame('win', (await player.call('win', { txId: id(), roundId, ...money(300) })).code, 'OK');
      expectSame('balance', await player.free(), 1200n);
    },
  },
  {
    name: 'blocked-game',
    rule: 'A game that was closed takes no bets, pays its wins, and takes bets again when it is open.',
    async run({ seat, id, money, platform, games }) {
      const player = await seat(100_000n, games[1]);
      const roundId = id();
      await player.call('bet', { txId: id(), roundId, ...money(100) });
      const everywhere = async (wanted: string): Promise<boolean> => {
        for (let moment = 0; moment < MOMENTS; moment++) {
          const codes = await Promise.all(platform.gateways.map(async (_, gateway) => (await player.call('bet', { txId: id(), roundId: id(), ...money(10) }, { gateway })).code));
          if (codes.every((code) => code === wanted)) return true;
          await wait(MOMENT_MS);
        }
        return false;
      };
      await platform.setClosed(games[1], true);
      const closed = await everywhere('GAME_BLOCKED');
      const paid = await player.call('win', { txId: id(), roundId, ...money(100) });
      await platform.setClosed(games[1], false);
      expectSame('closed', [closed, paid.code], [true, 'OK']);
      expectSame('open again', await everywhere('OK'), true);
    },
  },
  {
    name: 'expired-session',
    rule: 'When the session has ended, bets are refused; wins, rollbacks and round-ends still count.',
    async run({ seat, id, money, platform }) {
      const player = await seat(1000n);
      const [won, taken, ended] = [id(), id(), id()];
      const bet = (roundId: string, txId: string) => player.call('bet', { txId, roundId, ...money(100) });
      const refTxId = id();
      await bet(won, id());
      await bet(taken, refTxId);
      await bet(ended, id());
      await platform.expireSessions(player.playerId);
      expectSame('bet', (await bet(id(), id())).code, 'EXPIRED_SESSION');
      expectSame('win', (await player.call('win', { txId: id(), roundId: won, ...money(500), roundClosed: true })).code, 'OK');
      expectSame('rollback', (await player.call('rollback', { txId: id(), roundId: taken, refTxId })).code, 'OK');
      expectSame('round-end', (await player.call('roundEnd', { txId: id(), roundId: ended })).code, 'OK');
      expectSame('balance', await player.free(), 1300n);
    },
  },
];
