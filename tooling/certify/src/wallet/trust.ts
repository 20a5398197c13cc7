import type { WalletCheck } from './check.ts';
import { expectSame } from './expect.ts';

const refused = [401, 'BAD_SIGNATURE'];

/** Who may call at all. */
export const trustChecks: readonly WalletCheck[] = [
  {
    name: 'signature-missing',
    rule: 'A call without a signature is refused, and moves nothing.',
    async run({ seat, id, money }) {
      const player = await seat();
      const before = await player.free();
      const { status, code } = await player.call('bet', { txId: id(), roundId: id(), ...money(100) }, { signature: '' });
      expectSame('answer', [status, code], refused);
      expectSame('balance', await player.free(), before);
    },
  },
  {
    name: 'signature-wrong',
    rule: 'A signature by another secret, or over another body, is refused.',
    async run({ seat, id, money }) {
      const player = await seat();
      const bet = { txId: id(), roundId: id(), ...money(100) };
      for (const sending of [{ secret: 'another-secret-of-more-than-thirty-two-characters' }, { tampered: '{"amount":"1"}' }, { signature: 'f'.repeat(64) }, { signature: 'no hex' }]) {
        const { status, code } = await player.call('bet', bet, sending);
        expectSame('answer', [status, code], refused);
      }
    },
  },
  {
    name: 'signature-stale',
    rule: 'A timestamp more than 300 seconds off, either way, is refused.',
    async run({ seat }) {
      const player = await seat();
      const codeAt = async (offset: number) => (await player.call('balance', {}, { timestamp: String(Date.now() + offset) })).code;
      expectSame('recent', [await codeAt(-280_000), await codeAt(280_000)], ['OK', 'OK']);
      expectSame('stale', [await codeAt(-310_000), await codeAt(310_000)], ['BAD_SIGNATURE', 'BAD_SIGNATURE']);
      expectSame('no number', (await player.call('balance', {}, { timestamp: 'now' })).code, 'BAD_SIGNATURE');
    },
  },
  {
    name: 'signature-other-brand',
    rule: 'A secret is good for its own brand alone.',
    async run({ call }) {
      expectSame('answer', (await call('authenticate', { token: 'x' }, { merchant: 'ELSEWHERE' })).code, 'BAD_SIGNATURE');
    },
  },
  {
    name: 'launch-token-once',
    rule: 'A launch token opens one session, however many ask for it at once.',
    async run({ platform, call, games }) {
      const token = await platform.launch(await platform.player(0n), games[0]);
      const codes = await Promise.all([0, 1, 0, 1].map(async (gateway) => (await call('authenticate', { token }, { gateway })).code));
      expectSame('codes', codes.toSorted(), ['INVALID_SESSION', 'INVALID_SESSION', 'INVALID_SESSION', 'OK']);
    },
  },
  {
    name: 'authenticate-repeated',
    rule: 'The request that opened a session may be repeated and gets the same session, at whichever gateway.',
    async run({ platform, call, games, id }) {
      const [playerId, requestId] = [await platform.player(500n), id()];
      const token = await platform.launch(playerId, games[0]);
      const answers = await Promise.all([0, 1, 0, 1].map((gateway) => call('authenticate', { token, requestId }, { gateway })));
      const [first] = answers;
      expectSame('first', first?.code, 'OK');
      for (const answer of answers) expectSame('repeated', answer, first);
    },
  },
  {
    name: 'unknown-session',
    rule: 'A session that was never opened is INVALID_SESSION to every call.',
    async run({ seat, id, money }) {
      const player = await seat();
      const made = { sessionToken: 'made-up', txId: id(), roundId: id(), refTxId: id() };
      for (const name of ['bet', 'win', 'rollback', 'roundEnd', 'stage'] as const) {
        expectSame(name, (await player.call(name, { ...made, ...money(100), stage: 'accepted' })).code, 'INVALID_SESSION');
      }
    },
  },
  {
    name: 'unknown-player',
    rule: 'A session is its own player’s: another is PLAYER_NOT_FOUND.',
    async run({ seat, id, money }) {
      const [player, other] = [await seat(), await seat()];
      expectSame('another', (await player.call('bet', { playerId: other.playerId, txId: id(), roundId: id(), ...money(100) })).code, 'PLAYER_NOT_FOUND');
      expectSame('nobody', (await player.call('balance', { playerId: 'nobody' })).code, 'PLAYER_NOT_FOUND');
    },
  },
];
