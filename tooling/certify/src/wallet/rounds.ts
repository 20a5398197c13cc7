import type { WalletCheck } from './check.ts';
import { expectSame } from './expect.ts';

/** How rounds go, in whatever order their calls come. */
export const roundChecks: readonly WalletCheck[] = [
  {
    name: 'win-before-bet',
    rule: 'A win whose bet is not here is TX_NOT_FOUND, pays nothing, and is paid when it comes again after the bet.',
    async run({ seat, id, money }) {
      const player = await seat(1000n);
      const [roundId, refTxId] = [id(), id()];
      const win = { txId: id(), roundId, refTxId, ...money(500), roundClosed: true };
      expectSame('before', (await player.call('win', win)).code, 'TX_NOT_FOUND');
      expectSame('balance', await player.free(), 1000n);
      await player.call('bet', { txId: refTxId, roundId, ...money(100) });
      expectSame('after', (await player.call('win', win)).code, 'OK');
      expectSame('once more', (await player.call('win', win)).code, 'OK');
      expectSame('balance', await player.free(), 1400n);
    },
  },
  {
    name: 'zero-win',
    rule: 'A win of nothing is good, and settles its bet.',
    async run({ seat, id, money, platform }) {
      const player = await seat(1000n);
      const roundId = id();
      await player.call('bet', { txId: id(), roundId, ...money(100) });
      expectSame('answer', (await player.call('win', { txId: id(), roundId, ...money(0), roundClosed: true })).balance, '900');
      expectSame('record', (await platform.bets(player.playerId)).map(({ state, payout }) => [state, payout]), [['settled', 0n]]);
    },
  },
  {
    name: 'late-rollback',
    rule: 'A rollback that comes after its round has won is refused.',
    async run({ seat, id, money }) {
      const player = await seat(1000n);
      const [roundId, refTxId] = [id(), id()];
      await player.call('bet', { txId: refTxId, roundId, ...money(100) });
      await player.call('win', { txId: id(), roundId, refTxId, ...money(150), roundClosed: true });
      expectSame('answer', (await player.call('rollback', { txId: id(), roundId, refTxId })).code, 'ALREADY_SETTLED');
      expectSame('balance', await player.free(), 1050n);
    },
  },
  {
    name: 'rollback-after-round-end',
    rule: 'A bet of a round that was ended is not taken back.',
    async run({ seat, id, money }) {
      const player = await seat(1000n);
      const [roundId, refTxId] = [id(), id()];
      await player.call('bet', { txId: refTxId, roundId, ...money(100) });
      await player.call('roundEnd', { txId: id(), roundId });
      expectSame('answer', (await player.call('rollback', { txId: id(), roundId, refTxId })).code, 'ALREADY_SETTLED');
      expectSame('balance', await player.free(), 900n);
    },
  },
  {
    name: 'rollback-once',
    rule: 'A bet is taken back once, also when several ask for it at once.',
    async run({ seat, id, money, platform }) {
      const player = await seat(1000n);
      const [roundId, refTxId] = [id(), id()];
      await player.call('bet', { txId: refTxId, roundId, ...money(100) });
      const codes = await Promise.all([0, 1, 0, 1].map(async (gateway) => (await player.call('rollback', { txId: id(), roundId, refTxId }, { gateway })).code));
      expectSame('codes', codes.toSorted(), ['ALREADY_SETTLED', 'ALREADY_SETTLED', 'ALREADY_SETTLED', 'OK']);
      expectSame('balance', await player.free(), 1000n);
      expectSame('record', (await platform.bets(player.playerId)).map(({ state }) => state), ['voided']);
    },
  },
  {
    name: 'rollback-of-another-round',
    rule: 'A rollback that names another round or player than its bet is TX_CONFLICT, and the bet stands.',
    async run({ seat, id, money }) {
      const [player, other] = [await seat(1000n), await seat(1000n)];
      const [roundId, refTxId] = [id(), id()];
      await player.call('bet', { txId: refTxId, roundId, ...money(100) });
      expectSame('round', (await player.call('rollback', { txId: id(), roundId: id(), refTxId })).code, 'TX_CONFLICT');
      expectSame('player', (await other.call('rollback', { txId: id(), roundId, refTxId })).code, 'TX_CONFLICT');
      expectSame('balances', [await player.free(), await other.free()], [900n, 1000n]);
    },
  },
  {
    name: 'tombstone-voids-the-late-bet',
    rule: 'A rollback of a bet that has not arrived voids it: when it comes, it takes nothing.',
    async run({ seat, id, money, platform }) {
      const player = await seat(1000n);
      const [roundId, refTxId] = [id(), id()];
      const back = { txId: id(), roundId, refTxId };
      expectSame('rollback', (await player.call('rollback', back)).code, 'TX_NOT_FOUND');
      expectSame('late bet', (await player.call('bet', { txId: refTxId, roundId, ...money(100) })).code, 'ALREADY_SETTLED');
      expectSame('and again', (await player.call('bet', { txId: refTxId, roundId, ...money(100) })).code, 'ALREADY_SETTLED');
      expectSame('rollback again', (await player.call('rollback', back)).code, 'TX_NOT_FOUND');
      expectSame('balance', await player.free(), 1000n);
      expectSame('record', await platform.bets(player.playerId), []);
    },
  },
  {
    name: 'bet-and-rollback-at-once',
    rule: 'A bet and its rollback at the same moment leave the balance as it was, in whichever order they arrive.',
    async run({ seat, id, money }) {
      const player = await seat(1000n);
      for (let turn = 0; turn < 8; turn++) {
        const [roundId, refTxId] = [id(), id()];
        await Promise.all([
          player.call('bet', { txId: refTxId, roundId, ...money(100) }, { gateway: turn }),
          player.call('rollback', { txId: id(), roundId, refTxId }, { gateway: turn + 1 }),
        ]);
        expectSame(`balance after turn ${turn + 1}`, await player.free(), 1000n);
      }
    },
  },
  {
    name: 'win-after-rollback',
    rule: 'A bet that was taken back is not paid.',
    async run({ seat, id, money }) {
      const player = await seat(1000n);
      const [roundId, refTxId] = [id(), id()];
      await player.call('bet', { txId: refTxId, roundId, ...money(100) });
      await player.call('rollback', { txId: id(), roundId, refTxId });
      expectSame('answer', (await player.call('win', { txId: id(), roundId, refTxId, ...money(500) })).code, 'ALREADY_SETTLED');
      expectSame('balance', await player.free(), 1000n);
    },
  },
  {
    name: 'closed-round-takes-nothing',
    rule: 'A round that is closed takes neither bets nor wins.',
    async run({ seat, id, money }) {
      const player = await seat(1000n);
      const roundId = id();
      await player.call('bet', { txId: id(), roundId, ...money(100) });
      await player.call('win', { txId: id(), roundId, ...money(100), roundClosed: true });
      expectSame('bet', (await player.call('bet', { txId: id(), roundId, ...money(100) })).code, 'ALREADY_SETTLED');
      expectSame('win', (await player.call('win', { txId: id(), roundId, ...money(100) })).code, 'ALREADY_SETTLED');
      expectSame('round-end', (await player.call('roundEnd', { txId: id(), roundId })).code, 'ALREADY_SETTLED');
      expectSame('balance', await player.free(), 1000n);
    },
  },
  {
    name: 'reordered-round',
    rule: 'The calls of a round in any order, each repeated until it is accepted, come to the same balance.',
    async run({ seat, id, money }) {
      const orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
      for (const [turn, order] of orders.entries()) {
        const player = await seat(1000n);
        const [roundId, first, second] = [id(), id(), id()];
        const calls = [
          ['bet', { txId: first, roundId, ...money(100) }],
          ['bet', { txId: second, roundId, ...money(200) }],
          ['win', { txId: id(), roundId, refTxId: first, ...money(450) }],
        ] as const;
        let waiting = order.flatMap((index) => (calls[index] === undefined ? [] : [calls[index]]));
        for (let pass = 0; waiting.length > 0 && pass < 4; pass++) {
          const left: typeof waiting = [];
          for (const entry of waiting) if ((await player.call(entry[0], entry[1], { gateway: turn + pass })).code === 'TX_NOT_FOUND') left.push(entry);
          waiting = left;
        }
        await player.call('roundEnd', { txId: id(), roundId });
        expectSame(`balance for order ${order.join('')}`, await player.free(), 1150n);
      }
    },
  },
  {
    name: 'stages-and-detail',
    rule: 'A bet may be accepted and running before it is settled, and its round’s detail is kept, within its bounds.',
    async run({ seat, id, money, platform }) {
      const player = await seat(1000n);
      const roundId = id();
      const stage = async (to: string) => (await player.call('stage', { txId: id(), roundId, stage: to })).code;
      expectSame('no bet', await stage('accepted'), 'TX_NOT_FOUND');
      await player.call('bet', { txId: id(), roundId, ...money(100) });
      expectSame('stages', [await stage('accepted'), await stage('running'), await stage('accepted')], ['OK', 'OK', 'OK']);
      expectSame('record', (await platform.bets(player.playerId)).map(({ state }) => state), ['running']);
      const end = (detail: object) => player.call('roundEnd', { txId: id(), roundId, detail });
      expectSame('too long', (await end({ text: 'x'.repeat(5000) })).code, 'INVALID_REQUEST');
      expectSame('end', (await end({ cards: ['AS', 'KD'] })).code, 'OK');
      expectSame('stage of a settled bet', await stage('running'), 'ALREADY_SETTLED');
    },
  },
];
