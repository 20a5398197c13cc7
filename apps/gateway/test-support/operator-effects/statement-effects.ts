import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decimalOf } from '@livery/contracts';
import { expect } from 'vitest';
import { PROVIDER } from '../fake-payments.ts';
import { connectPayouts, payee, payoutCallback } from '../payee.ts';
import { statementFile } from '../statement-file.ts';
import type { EffectsOfArea } from './effect-table.ts';

/** How operators compare what a payment provider states with what is written here. */
export const statementEffects: EffectsOfArea = {
  'statements:check': {
    quick: true,
    undo: { none: 'nothing but the comparison is written, and what it says stays true of that file' },
    async play(site) {
      const { gateway, accounts, payments } = site;
      await connectPayouts(gateway);
      const member = await payee(gateway, accounts, 'stated1');
      // A period of its own, apart from what other plays did.
      gateway.clock.advance(60_000);
      const from = gateway.clock.now();
      const { deposit } = await accounts.valueOf('depositCreate', { method: 'qr', amount: '100.00', returnPath: '/member/depositv2' }, member.options);
      const paid = payments.pay(deposit.id);
      expect(await payoutCallback(gateway, paid)).toBe(200);
      gateway.clock.advance(60_000);

      const folder = mkdtempSync(join(tmpdir(), 'livery-statement-'));
      const file = join(folder, 'statement.csv');
      const { txId, amount, scale } = paid.receipt;
      const stated = { kind: 'pay-in', number: txId, id: deposit.id, amount: decimalOf(BigInt(amount), scale), at: Date.parse(paid.receipt.at) } as const;
      writeFileSync(file, statementFile([stated, { ...stated, number: 'nobody-knows', id: '' }]));
      const period = ['--provider', PROVIDER, '--from', new Date(from).toISOString(), '--to', new Date(gateway.clock.now()).toISOString(), '--margin-minutes', '0', '--file', file];
      const { statement, lines } = await site.does('finance', 'statements:check', ...period);
      expect(statement).toMatchObject({ agreed: 1, differences: 1, edge: 0, checkedBy: 'first-finance' });
      expect(lines).toMatchObject([{ outcome: 'missing-here', providerTx: 'nobody-knows', there: '100.00' }]);
      const { out } = await site.run('finance', 'statements:show', '--statement-id', statement.id, '--outcome', 'missing-here', '--json');
      expect(JSON.parse(out)).toMatchObject({ statement, lines });
      // It moved nothing.
      expect(await member.money()).toEqual([110_000n, 0n]);
      rmSync(folder, { recursive: true });
    },
  },
};
