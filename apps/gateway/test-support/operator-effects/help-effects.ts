import { expect } from 'vitest';
import type { EffectsOfArea } from './effect-table.ts';
import type { OperatorSite } from './operator-site.ts';

const OF_TEXT = ['--topic', 'deposit', '--language', 'EN'];
const TITLE = 'Deposits in spring';
const write = (site: OperatorSite) => site.does('content', 'help:write', ...OF_TEXT, '--title', TITLE, '--content', '<p>At the desk.</p>');
/** Whether players, and whoever previews, read the text. */
const read = async (site: OperatorSite) => {
  const { entries } = JSON.parse((await site.run('content', 'help:preview', '--language', 'EN', '--json')).out) as { entries: { title: string }[] };
  return [JSON.stringify(await site.accounts.valueOf('helpCenter', {}, { language: 'EN' })).includes(TITLE), entries.some(({ title }) => title === TITLE)];
};

/** What operators do to help texts. */
export const helpEffects: EffectsOfArea = {
  'help:write': {
    undo: 'help:discard',
    async play(site) {
      expect(await read(site)).toEqual([false, false]);
      await write(site);
      expect(await read(site)).toEqual([false, true]);
      await site.does('content', 'help:discard', ...OF_TEXT);
      expect(await read(site)).toEqual([false, false]);
    },
  },
  'help:discard': { playedBy: 'help:write', undo: 'help:write' },
  'help:publish': {
    quick: true,
    undo: 'help:take-back',
    async play(site) {
      await write(site);
      await site.does('content', 'help:publish', ...OF_TEXT);
      expect(await read(site)).toEqual([true, true]);
      await site.does('content', 'help:take-back', ...OF_TEXT);
      expect(await read(site)).toEqual([false, false]);
    },
  },
  'help:take-back': { playedBy: 'help:publish', undo: 'help:publish' },
};
