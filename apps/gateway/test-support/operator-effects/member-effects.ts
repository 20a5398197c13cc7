import { expect } from 'vitest';
import { codeOf, PASSWORD } from '../account-helpers.ts';
import { png } from '../pictures.ts';
import type { EffectsOfArea } from './effect-table.ts';
import { seatAt } from './seat.ts';

/** What operators do to a member's account and balance. */
export const memberEffects: EffectsOfArea = {
  'members:block': {
    quick: true,
    undo: 'members:unblock',
    async play(site) {
      const { accounts } = site;
      const anna = await seatAt(site, 'blocked1');
      const login = async () => codeOf(await accounts.call('login', { username: anna.username, password: PASSWORD, type: 'username' }));
      const session = async () => codeOf(await accounts.call('memberInfo', {}, { token: anna.token }));
      expect([await session(), await login(), await anna.bet('r1')]).toEqual(['OK', 'OK', 'OK']);
      await site.does('support', 'members:block', '--account', anna.username);
      expect([await session(), await login(), await anna.bet('r2')]).toEqual(['SESSION_EXPIRED', 'ACCOUNT_BLOCKED', expect.not.stringMatching('OK')]);
      await site.does('support', 'members:unblock', '--account', anna.username);
      expect(await login()).toBe('OK');
    },
  },
  'members:unblock': { playedBy: 'members:block', undo: 'members:block' },
  'members:rank': {
    quick: true,
    undo: 'members:rank',
    async play(site) {
      const { token, username } = await seatAt(site, 'ranked1');
      const shown = async () => {
        const { clubLabel, memberLabel } = await site.accounts.valueOf('memberInfo', {}, { token });
        return [clubLabel, memberLabel];
      };
      expect(await shown()).toEqual([null, []]);
      await site.does('risk', 'members:rank', '--account', username, '--rank', 'Gold', '--level', '3', '--labels', 'vip,early bird');
      expect(await shown()).toEqual([{ labelName: 'Gold', rankLevel: 3 }, ['vip', 'early bird']]);
      await site.does('risk', 'members:rank', '--account', username, '--rank', 'none', '--labels', '');
      expect(await shown()).toEqual([null, []]);
    },
  },
  'documents:approve': {
    undo: 'documents:refuse',
    async play(site) {
      const { accounts } = site;
      const { token, username } = await seatAt(site, 'papers1');
      const picture = async () => (await accounts.valueOf('uploadImage', { purpose: 'document', data: png().toString('base64') }, { token })).id;
      await accounts.valueOf('sendDocuments', { kind: 'idCard', front: await picture(), back: await picture() }, { token });
      const shown = async () => {
        const { state, note } = await accounts.valueOf('documents', {}, { token });
        return [state, note];
      };
      const { out } = await site.run('risk', 'documents:list', '--account', username, '--json');
      const { documents: [waiting] } = JSON.parse(out) as { documents: { id: string }[] };
      await site.does('risk', 'documents:approve', '--document-id', waiting?.id ?? '');
      expect(await shown()).toEqual(['approved', null]);
      await site.does('risk', 'documents:refuse', '--document-id', waiting?.id ?? '', '--note', 'It has expired.');
      expect(await shown()).toEqual(['refused', 'It has expired.']);
      await site.does('risk', 'documents:approve', '--document-id', waiting?.id ?? '');
      expect(await shown()).toEqual(['approved', null]);
    },
  },
  'documents:refuse': { playedBy: 'documents:approve', undo: 'documents:approve' },
  'money:adjust': {
    quick: true,
    undo: 'money:adjust',
    async play(site) {
      const anna = await seatAt(site, 'adjusted1');
      const adjust = (direction: string) => site.does('finance', 'money:adjust', '--account', anna.username, '--direction', direction, '--amount', '12.50');
      const newest = async () => (await site.accounts.valueOf('walletRecords', { pageNo: 1, pageSize: 1 }, { token: anna.token })).records[0];
      expect(await anna.money()).toEqual(['1000.00', '0.00']);
      await adjust('credit');
      expect([await anna.money(), await newest()]).toMatchObject([['1012.50', '0.00'], { amount: '12.50', balanceAfter: '1012.50' }]);
      await adjust('debit');
      expect([await anna.money(), await newest()]).toMatchObject([['1000.00', '0.00'], { amount: '-12.50', balanceAfter: '1000.00' }]);
    },
  },
  'money:reverse': {
    undo: 'money:adjust',
    async play(site) {
      const anna = await seatAt(site, 'reversed1');
      const adjust = () => site.does('finance', 'money:adjust', '--account', anna.username, '--direction', 'credit', '--amount', '7');
      await adjust();
      const { out } = await site.run('finance', 'members:wallet', '--account', anna.username, '--json');
      const { records: [newest] } = JSON.parse(out) as { records: { journal: string }[] };
      expect(await anna.money()).toEqual(['1007.00', '0.00']);
      await site.does('finance', 'money:reverse', '--account', anna.username, '--journal', newest?.journal ?? '');
      const { records } = await site.accounts.valueOf('walletRecords', { pageNo: 1, pageSize: 3 }, { token: anna.token });
      expect([await anna.money(), records.map(({ amount }) => amount)]).toEqual([['1000.00', '0.00'], ['-7.00', '7.00', '1000.00']]);
      // A reversal is final: what it took is given again.
      await adjust();
      expect(await anna.money()).toEqual(['1007.00', '0.00']);
    },
  },
  'approvals:approve': {
    quick: true,
    undo: { none: 'what was approved is undone as what it is: here the credit by a debit, which a second operator approves as well' },
    async play(site) {
      const anna = await seatAt(site, 'approved1');
      const adjust = (direction: string) => site.doesWithSecond('finance', 'money:adjust', '--account', anna.username, '--direction', direction, '--amount', '1500');
      await adjust('credit');
      expect(await anna.money()).toEqual(['2500.00', '0.00']);
      await adjust('debit');
      expect(await anna.money()).toEqual(['1000.00', '0.00']);
    },
  },
  'approvals:refuse': {
    undo: { none: 'it is asked for again' },
    async play(site) {
      const anna = await seatAt(site, 'refused1');
      const ask = async () => JSON.parse((await site.run('finance', 'money:adjust', '--account', anna.username, '--direction', 'credit', '--amount', '1500', '--reason', 'asked for', '--json')).out) as { effect: { approvalId: string } };
      const { effect: { approvalId } } = await ask();
      expect((await site.run('finance', 'approvals:refuse', '--approval-id', approvalId, '--reason', 'my own')).code).toBe(1);
      await site.doesAsSecond('finance', 'approvals:refuse', '--approval-id', approvalId);
      expect((await site.run('finance', 'approvals:approve', '--approval-id', approvalId, '--reason', 'all the same')).err).toContain('APPROVAL_DECIDED');
      expect([await anna.money(), (await ask()).effect.approvalId]).toEqual([['1000.00', '0.00'], expect.not.stringMatching(approvalId)]);
    },
  },
};
