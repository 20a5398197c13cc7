import { transferCalls } from '@livery/contracts';
import { expectSame } from '../wallet/expect.ts';
import { millionths, type Deviation } from './transfer-client.ts';
import type { TransferCheck } from './check.ts';

const refused = [401, 'BAD_SIGNATURE'];

/** A check that calls deviating in these ways are refused and move nothing. */
const refuses = (name: string, rule: string, deviations: readonly Deviation[]): TransferCheck => ({
  name,
  rule,
  async run({ call, player, id, vendor, balance }) {
    const whose = player();
    const fields = { transferId: id(), playerId: whose, currency: vendor.currency, amount: '100', scale: 2 };
    for (const deviation of deviations) {
      const { status, code } = await call('deposit', fields, deviation);
      expectSame(JSON.stringify(deviation), [status, code], refused);
    }
    expectSame('balance', String(await balance(whose)), '0');
  },
});

/** Whose calls count, and how they are answered. */
export const trustChecks: readonly TransferCheck[] = [
  refuses('refuses-unsigned', 'A call without a signature, or with one over another body or by another secret, is refused and moves nothing.', [
    { signature: '' },
    { secret: 'another-secret-of-more-than-thirty-two-characters' },
    { signature: 'f'.repeat(64) },
    { signature: 'no hex' },
    { body: '{"amount":"1"}' },
  ]),
  refuses('refuses-version-1', 'A signature of version 1 is refused.', [{ version: 1 }]),
  refuses('refuses-another-method', 'A signature over another method is refused.', [{ signed: { method: 'GET' } }]),
  refuses('refuses-another-path', 'A signature for another call is refused.', [{ signed: { path: transferCalls.balance.path } }, { signed: { path: transferCalls.withdraw.path } }]),
  refuses('refuses-other-names', 'A signature for another vendor or merchant is refused.', [{ signed: { vendor: 'ANOTHER' } }, { signed: { merchant: 'ANOTHER' } }]),
  refuses('refuses-another-key', 'A call that names a key which the vendor has not is refused.', [{ keyId: 'another' }]),
  {
    name: 'refuses-stale',
    rule: 'A timestamp more than 300 seconds off, either way, is refused.',
    async run({ call, player, vendor }) {
      const fields = { playerId: player(), currency: vendor.currency };
      const codeAt = async (offset: number) => (await call('balance', fields, { timestamp: String(Date.now() + offset) })).code;
      expectSame('recent', [await codeAt(-280_000), await codeAt(280_000)], ['OK', 'OK']);
      expectSame('stale', [await codeAt(-310_000), await codeAt(310_000)], ['BAD_SIGNATURE', 'BAD_SIGNATURE']);
    },
  },
  {
    name: 'refuses-what-it-cannot-read',
    rule: 'A body outside the contract is INVALID_REQUEST and moves nothing.',
    async run({ call, player, id, vendor, balance }) {
      const whose = player();
      const fields = { transferId: id(), playerId: whose, currency: vendor.currency, amount: '100', scale: 2 };
      for (const odd of [{ amount: '0' }, { amount: '-1' }, { amount: 100 }, { transferId: 'x' }, { scale: 9 }, { currency: '' }]) {
        const { status, code } = await call('deposit', { ...fields, ...odd });
        expectSame(JSON.stringify(odd), [status, code], [400, 'INVALID_REQUEST']);
      }
      expectSame('balance', String(await balance(whose)), '0');
    },
  },
  {
    name: 'echoes-the-request',
    rule: 'Every answer, also a refusal, has the requestId of its request.',
    async run({ deposit, withdraw, query, player, id }) {
      const whose = player();
      for (const { code, sent, fields } of [await deposit({ id: id(), player: whose, amount: 100 }), await withdraw({ id: id(), player: whose, amount: 900 }), await query(id())]) {
        expectSame(code, fields['requestId'], sent);
      }
    },
  },
  {
    name: 'keeps-players-apart',
    rule: 'A player’s money is that player’s, in its own currency.',
    async run({ deposit, withdraw, call, player, id, balance }) {
      const [one, other] = [player(), player()];
      await deposit({ id: id(), player: one, amount: 500 });
      expectSame('the other', String(await balance(other)), '0');
      expectSame('withdrawal by the other', (await withdraw({ id: id(), player: other, amount: 100 })).code, 'INSUFFICIENT_FUNDS');
      const elsewhere = (await call('balance', { playerId: one, currency: 'ZZZ' })).fields;
      expectSame('another currency', [elsewhere['balance'] ?? '0'], ['0']);
      expectSame('the one', await balance(one), millionths(500, 2));
    },
  },
];
