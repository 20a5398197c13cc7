import { expectSame } from '../wallet/expect.ts';
import { millionths } from './transfer-client.ts';
import type { TransferCheck } from './check.ts';

const hundredths = (amount: number): bigint => millionths(amount, 2);

/** What a transfer does, once. */
export const moveChecks: readonly TransferCheck[] = [
  {
    name: 'opens-by-deposit',
    rule: 'A player has nothing before the first deposit, and what it brought afterwards.',
    async run({ deposit, balance, player, id }) {
      const whose = player();
      expectSame('before', await balance(whose), 0n);
      const { code, fields } = await deposit({ id: id(), player: whose, amount: 1234 });
      expectSame('answer', [code, millionths(String(fields['balance']), Number(fields['scale']))], ['OK', hundredths(1234)]);
      expectSame('after', await balance(whose), hundredths(1234));
    },
  },
  {
    name: 'counts-a-transfer-once',
    rule: 'A transfer that comes again moves nothing.',
    async run({ deposit, withdraw, balance, player, id }) {
      const whose = player();
      const [there, home] = [{ id: id(), player: whose, amount: 1000 }, { id: id(), player: whose, amount: 300 }];
      expectSame('codes', [(await deposit(there)).code, (await deposit(there)).code, (await withdraw(home)).code, (await withdraw(home)).code], ['OK', 'OK', 'OK', 'OK']);
      expectSame('balance', await balance(whose), hundredths(700));
    },
  },
  {
    name: 'answers-alike',
    rule: 'A transfer that comes again is answered as the first time.',
    async run({ deposit, player, id }) {
      const [move, whose] = [id(), player()];
      const first = await deposit({ id: move, player: whose, amount: 1000 });
      await deposit({ id: id(), player: whose, amount: 50 });
      const again = await deposit({ id: move, player: whose, amount: 1000 });
      expectSame('answer', { ...again.fields, requestId: '' }, { ...first.fields, requestId: '' });
    },
  },
  {
    name: 'counts-once-at-the-same-time',
    rule: 'A transfer that comes many times at once counts once.',
    async run({ deposit, withdraw, balance, player, id }) {
      const whose = player();
      const [there, home] = [{ id: id(), player: whose, amount: 800 }, { id: id(), player: whose, amount: 100 }];
      await Promise.all(Array.from({ length: 8 }, () => deposit(there)));
      await Promise.all(Array.from({ length: 8 }, () => withdraw(home)));
      expectSame('balance', await balance(whose), hundredths(700));
    },
  },
  {
    name: 'refuses-another-body',
    rule: 'An id that was used with another body is TRANSFER_CONFLICT and moves nothing.',
    async run({ deposit, withdraw, balance, player, id }) {
      const [whose, other] = [player(), player()];
      const move = { id: id(), player: whose, amount: 1000 };
      await deposit(move);
      const codes = [await deposit({ ...move, amount: 999 }), await withdraw(move), await deposit({ ...move, player: other }), await deposit({ ...move, amount: 10_000, scale: 3 })].map(({ code }) => code);
      expectSame('codes', codes, Array.from({ length: 4 }, () => 'TRANSFER_CONFLICT'));
      expectSame('balances', [await balance(whose), await balance(other)], [hundredths(1000), 0n]);
    },
  },
  {
    name: 'never-overdraws',
    rule: 'No more goes home than is there, however many withdrawals come at once.',
    async run({ deposit, withdraw, balance, player, id }) {
      const whose = player();
      await deposit({ id: id(), player: whose, amount: 1000 });
      const codes = await Promise.all(Array.from({ length: 6 }, async () => (await withdraw({ id: id(), player: whose, amount: 400 })).code));
      expectSame('codes', codes.toSorted(), ['INSUFFICIENT_FUNDS', 'INSUFFICIENT_FUNDS', 'INSUFFICIENT_FUNDS', 'INSUFFICIENT_FUNDS', 'OK', 'OK']);
      expectSame('balance', await balance(whose), hundredths(200));
    },
  },
  {
    name: 'refuses-for-ever',
    rule: 'A withdrawal that was refused stays refused, also when the money has come since.',
    async run({ deposit, withdraw, query, balance, player, id }) {
      const [whose, refused] = [player(), id()];
      expectSame('first', (await withdraw({ id: refused, player: whose, amount: 500 })).code, 'INSUFFICIENT_FUNDS');
      await deposit({ id: id(), player: whose, amount: 1000 });
      expectSame('again', (await withdraw({ id: refused, player: whose, amount: 500 })).code, 'INSUFFICIENT_FUNDS');
      expectSame('query', (await query(refused)).fields['state'], 'rejected');
      expectSame('balance', await balance(whose), hundredths(1000));
    },
  },
  {
    name: 'tells-what-was-sent',
    rule: 'A query tells a transfer as it was sent, and what became of it.',
    async run({ deposit, withdraw, query, player, id, vendor }) {
      const [whose, done, refused] = [player(), id(), id()];
      await deposit({ id: done, player: whose, amount: 12_345, scale: 3 });
      await withdraw({ id: refused, player: whose, amount: 99_999 });
      const stateOf = async (of: string) => {
        const { fields } = await query(of);
        return ['transferId', 'direction', 'state', 'playerId', 'currency', 'amount', 'scale'].map((field) => fields[field]);
      };
      expectSame('completed', await stateOf(done), [done, 'deposit', 'completed', whose, vendor.currency, '12345', 3]);
      expectSame('rejected', await stateOf(refused), [refused, 'withdraw', 'rejected', whose, vendor.currency, '99999', 2]);
    },
  },
  {
    name: 'bars-what-it-does-not-know',
    rule: 'An id that a query did not find is barred: a transfer under it counts no more.',
    async run({ deposit, withdraw, query, balance, player, id }) {
      const [whose, late] = [player(), id()];
      await deposit({ id: id(), player: whose, amount: 700 });
      expectSame('query', (await query(late)).code, 'TRANSFER_NOT_FOUND');
      const codes = [await deposit({ id: late, player: whose, amount: 100 }), await withdraw({ id: late, player: whose, amount: 100 }), await query(late)].map(({ code }) => code);
      expectSame('codes', codes, ['TRANSFER_BARRED', 'TRANSFER_BARRED', 'TRANSFER_NOT_FOUND']);
      expectSame('balance', await balance(whose), hundredths(700));
    },
  },
  {
    name: 'bars-or-carries-out',
    rule: 'A query and its transfer that come at the same time agree: either it counts, or it never will.',
    async run({ deposit, query, balance, player, id }) {
      for (let round = 0; round < 12; round++) {
        const [whose, move] = [player(), id()];
        const [moved, asked] = await Promise.all([deposit({ id: move, player: whose, amount: 100 }), query(move)]);
        const counted = moved.code === 'OK';
        expectSame('query', asked.code === 'TRANSFER_NOT_FOUND' ? 'barred' : asked.fields['state'], counted ? 'completed' : 'barred');
        expectSame('balance', await balance(whose), counted ? hundredths(100) : 0n);
      }
    },
  },
  {
    name: 'keeps-its-scale',
    rule: 'Amounts count in the scale that they declare, to their last digit.',
    async run({ deposit, withdraw, balance, player, id }) {
      const whose = player();
      await deposit({ id: id(), player: whose, amount: 5, scale: 0 });
      await deposit({ id: id(), player: whose, amount: 1001, scale: 3 });
      await withdraw({ id: id(), player: whose, amount: 25, scale: 1 });
      expectSame('balance', await balance(whose), millionths(3501, 3));
    },
  },
];
