import { expect } from 'vitest';
import { codeOf, PASSWORD } from '../account-helpers.ts';
import { registration } from '../caller.ts';
import type { EffectsOfArea } from './effect-table.ts';
import type { OperatorSite } from './operator-site.ts';

const DAY = 86_400_000;

/** An agent who looks at its team. */
async function agentAt(site: OperatorSite, username: string) {
  const id = await site.accounts.open(username, { type: 1 });
  return {
    id,
    async team(): Promise<readonly string[]> {
      const { token } = await site.accounts.valueOf('login', { username, password: PASSWORD, type: 'username' });
      return (await site.accounts.valueOf('agentTeam', {}, { token })).members.map(({ account, rate }) => `${account} ${rate}`);
    },
  };
}

/** What operators do to the tree of agents. */
export const agentEffects: EffectsOfArea = {
  'agents:appoint': {
    quick: true,
    undo: { none: 'people may have registered under it at once, and only an agent has a downline; members:block ends its invitations, and agents:move gives its downline another upline' },
    async play(site) {
      const { accounts } = site;
      const { token } = await accounts.valueOf('register', registration('appointed1'));
      const register = async (username: string) => codeOf(await accounts.call('register', registration(username, { affiliateCode: 'Appoint22' })));
      expect([codeOf(await accounts.call('agentTeam', {}, { token })), await register('invited1')]).toEqual(['NOT_AN_AGENT', 'AFFILIATE_CODE_INVALID']);
      await site.does('risk', 'agents:appoint', '--account', 'appointed1', '--percent', '1.5', '--affiliate-code', 'Appoint22');
      expect(await register('invited1')).toBe('OK');
      const { rate, members } = await accounts.valueOf('agentTeam', {}, { token });
      expect([rate, members.map(({ account }) => account)]).toEqual(['1.5', ['invited1']]);
      await site.does('risk', 'members:block', '--account', 'appointed1');
      expect(await register('invited2')).toBe('AFFILIATE_CODE_INVALID');
    },
  },
  'agents:code': {
    quick: true,
    undo: 'agents:code',
    async play(site) {
      const { accounts } = site;
      await accounts.open('coded1', { type: 1, affiliateCode: 'Coded22' });
      const register = async (username: string, affiliateCode: string) => codeOf(await accounts.call('register', registration(username, { affiliateCode })));
      await site.does('risk', 'agents:code', '--account', 'coded1', '--affiliate-code', 'Coded33');
      expect([await register('bycode1', 'Coded22'), await register('bycode2', 'Coded33')]).toEqual(['AFFILIATE_CODE_INVALID', 'OK']);
      await site.does('risk', 'agents:code', '--account', 'coded1', '--affiliate-code', 'Coded22');
      expect([await register('bycode3', 'Coded33'), await register('bycode4', 'Coded22')]).toEqual(['AFFILIATE_CODE_INVALID', 'OK']);
    },
  },
  'agents:move': {
    quick: true,
    undo: 'agents:move',
    async play(site) {
      const { gateway, accounts } = site;
      const [one, two] = [await agentAt(site, 'upline1'), await agentAt(site, 'upline2')];
      await accounts.open('branch1', { type: 1, parentId: one.id });
      const tomorrow = new Date(gateway.clock.now() + DAY).toISOString().slice(0, 10);
      const uplines = async (...more: readonly string[]): Promise<readonly string[]> => {
        const { out } = await site.run('risk', 'agents:show', '--account', 'branch1', ...more, '--json');
        return (JSON.parse(out) as { uplines: { account: string }[] }).uplines.map(({ account }) => account);
      };
      expect([await one.team(), await two.team()]).toEqual([['branch1 0'], []]);
      await site.does('risk', 'agents:move', '--account', 'branch1', '--to', 'upline2', '--from', tomorrow);
      // Today has one upline; nobody's session would last until tomorrow.
      expect([await one.team(), await two.team(), await uplines(), await uplines('--at', tomorrow)]).toEqual([['branch1 0'], [], ['upline1'], ['upline2']]);
      await site.does('risk', 'agents:move', '--account', 'branch1', '--to', 'upline1', '--from', tomorrow);
      expect([await uplines(), await uplines('--at', tomorrow)]).toEqual([['upline1'], ['upline1']]);
    },
  },
  'agents:rate': {
    undo: 'agents:rate',
    async play(site) {
      const one = await agentAt(site, 'rated1');
      await site.accounts.open('rated2', { type: 1, parentId: one.id });
      await site.does('risk', 'agents:rate', '--account', 'rated1', '--percent', '2');
      await site.does('risk', 'agents:rate', '--account', 'rated2', '--percent', '1.5');
      expect(await one.team()).toEqual(['rated2 1.5']);
      site.gateway.clock.advance(1_000);
      await site.does('risk', 'agents:rate', '--account', 'rated2', '--percent', '0');
      expect(await one.team()).toEqual(['rated2 0']);
    },
  },
};
