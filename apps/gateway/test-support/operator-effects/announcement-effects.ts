import { expect } from 'vitest';
import type { EffectsOfArea } from './effect-table.ts';
import type { OperatorSite } from './operator-site.ts';

const TEXT = ['--content', '<p>Read it.</p>'];
/** Titles of the bulletins that a visitor reads. */
const read = async ({ accounts }: OperatorSite, language = 'EN'): Promise<readonly string[]> =>
  (await accounts.valueOf('announcements', { types: 'B', platform: 'W', execution: 'B' }, { language })).list.map(({ title }) => title);
const write = (site: OperatorSite, title: string) => site.does('content', 'announcements:write', '--type', 'B', '--language', 'EN', '--title', title, ...TEXT);
const withdraw = (site: OperatorSite, id: string) => site.does('content', 'announcements:withdraw', '--id', id);
/** An hour from the moment of the gateway, by the same clock. */
const inHours = ({ gateway }: OperatorSite, hours: number): string => new Date(gateway.clock.now() + hours * 3_600_000).toISOString();

/** What operators do to announcements. */
export const announcementEffects: EffectsOfArea = {
  'announcements:write': {
    quick: true,
    undo: 'announcements:withdraw',
    async play(site) {
      const { id } = await write(site, 'Tonight');
      expect(await read(site)).toEqual(['Tonight']);
      await withdraw(site, id);
      expect(await read(site)).toEqual([]);
    },
  },
  'announcements:withdraw': {
    undo: 'announcements:schedule',
    async play(site) {
      const { id } = await write(site, 'Back again');
      await withdraw(site, id);
      expect(await read(site)).toEqual([]);
      await site.does('content', 'announcements:schedule', '--id', id, '--published-at', inHours(site, -1));
      expect(await read(site)).toEqual(['Back again']);
      await withdraw(site, id);
    },
  },
  'announcements:translate': {
    undo: 'announcements:remove-text',
    async play(site) {
      const { id } = await write(site, 'Translated');
      expect(await read(site, 'TY')).toEqual(['Translated']);
      await site.does('content', 'announcements:translate', '--id', id, '--language', 'TY', '--title', 'ఈ రాత్రి', ...TEXT);
      expect([await read(site, 'TY'), await read(site)]).toEqual([['ఈ రాత్రి'], ['Translated']]);
      await site.does('content', 'announcements:remove-text', '--id', id, '--language', 'TY');
      expect(await read(site, 'TY')).toEqual(['Translated']);
      await withdraw(site, id);
    },
  },
  'announcements:remove-text': { playedBy: 'announcements:translate', undo: 'announcements:translate' },
  'announcements:schedule': {
    undo: 'announcements:schedule',
    async play(site) {
      const { id } = await write(site, 'Later');
      const schedule = (from: number) => site.does('content', 'announcements:schedule', '--id', id, '--published-at', inHours(site, from), '--ends-at', inHours(site, from + 2));
      await schedule(1);
      expect(await read(site)).toEqual([]);
      await schedule(-1);
      expect(await read(site)).toEqual(['Later']);
      await withdraw(site, id);
    },
  },
};
