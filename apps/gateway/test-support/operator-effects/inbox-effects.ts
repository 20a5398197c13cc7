import { expect } from 'vitest';
import { registration } from '../caller.ts';
import type { EffectsOfArea } from './effect-table.ts';
import type { OperatorSite } from './operator-site.ts';

const TEXT = ['--content', '<p>Read it.</p>'];
/** Titles in the inbox of whoever has the token. */
const read = async ({ accounts }: OperatorSite, token: string, language = 'EN'): Promise<readonly string[]> => (await accounts.valueOf('inbox', {}, { token, language })).records.map(({ title }) => title);
const write = (site: OperatorSite, title: string) => site.does('content', 'inbox:write', '--type', 'site', '--to', 'all', '--language', 'EN', '--title', title, ...TEXT);

/** What operators do to messages of members. */
export const inboxEffects: EffectsOfArea = {
  'inbox:write': {
    undo: 'inbox:withdraw',
    async play(site) {
      const { token } = await site.accounts.valueOf('register', registration('inbox01'));
      const { id } = await write(site, 'To all');
      expect(await read(site, token)).toEqual(['To all']);
      await site.does('content', 'inbox:withdraw', '--id', id);
      expect(await read(site, token)).toEqual([]);
    },
  },
  'inbox:translate': {
    undo: 'inbox:translate',
    async play(site) {
      const { token } = await site.accounts.valueOf('register', registration('inbox02'));
      const { id } = await write(site, 'In English');
      const translate = (title: string) => site.does('content', 'inbox:translate', '--id', id, '--language', 'TY', '--title', title, ...TEXT);
      await translate('ఈ రాత్రి');
      expect([await read(site, token, 'TY'), await read(site, token)]).toEqual([['ఈ రాత్రి'], ['In English']]);
      await translate('రేపు');
      expect(await read(site, token, 'TY')).toEqual(['రేపు']);
      await site.does('content', 'inbox:withdraw', '--id', id);
    },
  },
  'inbox:withdraw': { playedBy: 'inbox:write', undo: { none: 'what was read may have been acted on: it is written anew' } },
};
