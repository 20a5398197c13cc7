import type { WalletCheck } from './check.ts';
import { expectSame } from './expect.ts';

/** Caps of the vendor; each check takes its caps off again. They run after the others, whose bets a stop would refuse. */
export const capsChecks: readonly WalletCheck[] = [
  {
    name: 'win-above-the-cap',
    rule: 'A win above the cap is answered OK and recorded once, and is the player’s to spend after it was released.',
    async run({ platform, seat, id, money }) {
      await platform.setCaps({ winCap: 500n });
      try {
        const player = await seat(1000n);
        const [roundId, refTxId, txId] = [id(), id(), id()];
        await player.call('bet', { txId: refTxId, roundId, ...money(100) });
        const win = { txId, refTxId, roundId, ...money(600), roundClosed: true };
        const answers = await Promise.all([0, 1, 0].map((gateway) => player.call('win', win, { gateway })));
        for (const answer of answers) expectSame('answer', [answer.code, answer.balance, answer.platformTxId], ['OK', '900', answers[0]?.platformTxId]);
        expectSame('free before', await player.free(), 900n);
        expectSame('recorded', (await platform.bets(player.playerId)).map(({ state, payout }) => [state, payout]), [['settled', 600n]]);
        expectSame('released', await platform.releaseWin(String(answers[0]?.platformTxId)), true);
        expectSame('free after', await player.free(), 1500n);
      } finally {
        await platform.setCaps({ winCap: null });
      }
    },
  },
  {
    name: 'stopped-for-its-losses',
    rule: 'A vendor that paid out more than its cap gets no bets from any gateway, while wins and rollbacks of accepted bets count.',
    async run({ platform, seat, id, money }) {
      await platform.setCaps({ hourLossCap: 1000n });
      try {
        const players = await Promise.all(Array.from({ length: 6 }, () => seat(1000n)));
        const rounds = players.map((player) => ({ player, roundId: id(), refTxId: id() }));
        const last = { txId: id(), roundId: id() };
        await Promise.all(rounds.map(({ player, roundId, refTxId }) => player.call('bet', { txId: refTxId, roundId, ...money(100) })));
        await players[0]?.call('bet', { ...last, ...money(100) });
        const paid = await Promise.all(rounds.map(({ player, roundId, refTxId }, gateway) => player.call('win', { txId: id(), refTxId, roundId, ...money(400) }, { gateway })));
        expectSame('wins', paid.map(({ code }) => code), paid.map(() => 'OK'));
        const bets = await Promise.all(players.map((player, gateway) => player.call('bet', { txId: id(), roundId: id(), ...money(100) }, { gateway })));
        expectSame('bets', bets.map(({ code }) => code), bets.map(() => 'GAME_BLOCKED'));
        const [first] = rounds;
        expectSame('another win', (await first?.player.call('win', { txId: id(), refTxId: first.refTxId, roundId: first.roundId, ...money(50) }))?.code, 'OK');
        expectSame('rollback', (await first?.player.call('rollback', { txId: id(), refTxId: last.txId, roundId: last.roundId }))?.code, 'OK');
        await platform.reopen();
        expectSame('open again', (await players[1]?.call('bet', { txId: id(), roundId: id(), ...money(100) }))?.code, 'OK');
      } finally {
        await platform.setCaps({ hourLossCap: null });
        await platform.reopen();
      }
    },
  },
];
