import { seamlessCalls } from '@livery/contracts';
import type { WalletCheck } from './check.ts';
import { expectSame } from './expect.ts';
import type { PlayerSession, SendOptions, WalletClient } from './wallet-client.ts';

const refused = [401, 'BAD_SIGNATURE'];
/** Changes of keys are seen by every gateway within two seconds; the machine may be busy. */
const PATIENCE_MS = 15_000;
const MOMENT_MS = 100;

/** What a bet signed this way is answered; the player has the money for it. */
async function betWith({ id, money }: WalletClient, player: PlayerSession, sending: SendOptions): Promise<unknown> {
  const { status, code } = await player.call('bet', { txId: id(), roundId: id(), ...money(100) }, sending);
  return [status, code];
}

/** Waits until every gateway answers so. */
async function everywhere(bench: WalletClient, player: PlayerSession, sending: SendOptions, wanted: readonly unknown[]): Promise<boolean> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; ) {
    const answers = await Promise.all(bench.platform.gateways.map((_, gateway) => betWith(bench, player, { ...sending, gateway })));
    if (answers.every((answer) => JSON.stringify(answer) === JSON.stringify(wanted))) return true;
    await new Promise((resolve) => setTimeout(resolve, MOMENT_MS));
  }
  return false;
}

/** A check that bets signed in these ways are refused and move nothing. */
const refuses = (name: string, rule: string, ways: readonly SendOptions[]): WalletCheck => ({
  name,
  rule,
  async run(bench) {
    const player = await bench.seat();
    const before = await player.free();
    for (const sending of ways) expectSame(JSON.stringify(sending), await betWith(bench, player, sending), refused);
    expectSame('balance', await player.free(), before);
  },
});

/** A check that a key that ends is refused by every gateway, and was taken before. */
const ends = (name: string, rule: string, how: 'expire' | 'revoke'): WalletCheck => ({
  name,
  rule,
  async run(bench) {
    const player = await bench.seat();
    const key = await bench.platform.addKey();
    expectSame('while it is valid', await everywhere(bench, player, { key }, [200, 'OK']), true);
    await bench.platform.endKey(key.id, how);
    expectSame('afterwards refused', await everywhere(bench, player, { key }, refused), true);
    expectSame('the other key', await betWith(bench, player, {}), [200, 'OK']);
  },
});

/** What signatures cover, and which keys are good. */
export const keyChecks: readonly WalletCheck[] = [
  refuses('signature-another-method', 'A signature over another method is refused.', [{ signed: { method: 'GET' } }, { signed: { method: 'PUT' } }]),
  refuses('signature-another-path', 'A signature for another call is refused.', [{ signed: { path: seamlessCalls.win.path } }, { signed: { path: seamlessCalls.balance.path } }]),
  refuses('signature-another-vendor', 'A signature for another vendor is refused.', [{ signed: { vendor: 'ANOTHER' } }]),
  refuses('signature-another-merchant', 'A signature for another merchant is refused.', [{ signed: { merchant: 'ELSEWHERE' } }]),
  refuses('signature-another-time', 'A signature over another timestamp is refused.', [{ signed: { timestamp: '1' } }]),
  refuses('signature-version-1', 'A signature of version 1 is refused from a vendor that is on version 2.', [{ version: 1 }]),
  {
    name: 'key-unknown',
    rule: 'A call that names a key which the vendor has not is refused, whoever signed it.',
    async run(bench) {
      const player = await bench.seat();
      for (const id of ['another', '', 'x'.repeat(65)]) expectSame(id, await betWith(bench, player, { key: { ...bench.platform.key, id } }), refused);
    },
  },
  ends('key-expired', 'A key that has expired is refused by every gateway.', 'expire'),
  ends('key-revoked', 'A key that was revoked is refused by every gateway.', 'revoke'),
];
