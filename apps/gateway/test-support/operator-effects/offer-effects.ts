import { expect } from 'vitest';
import type { EffectsOfArea } from './effect-table.ts';
import type { OperatorSite } from './operator-site.ts';

/** An offer as a visitor sees it. */
interface Shown {
  readonly id: string;
  readonly title: string;
  /** Where it leads, or its picture: what `change` changes. */
  readonly fact: string | null;
}
/** Banners and promotions, whose calls have the same names behind the colon. */
interface Kind {
  readonly name: 'banners' | 'promotions';
  readonly words: readonly string[];
  readonly facts: readonly string[];
  /** Options of a change, and of the change back. */
  readonly change: readonly [to: readonly string[], back: readonly string[]];
  read(site: OperatorSite, language?: string): Promise<readonly Shown[]>;
}

const banners: Kind = {
  name: 'banners',
  words: ['--text', 'Ride with us.', '--action', 'Ride'],
  facts: ['--link', '/promotions'],
  change: [['--link', '/rng'], ['--link', '/promotions']],
  read: async ({ accounts }, language = 'EN') => (await accounts.valueOf('banners', { group: 'w_announcement' }, { language })).list.map(({ id, title, link }) => ({ id, title, fact: link })),
};
const promotions: Kind = {
  name: 'promotions',
  words: ['--summary', 'For every rider.'],
  facts: [],
  change: [['--image', '/promo/spring.webp'], ['--image', 'drawn']],
  read: async ({ accounts }, language = 'EN') => (await accounts.valueOf('availablePromotions', {}, { language })).list.map(({ id, title, image }) => ({ id, title, fact: image })),
};

const hours = ({ gateway }: OperatorSite, from: number): string => new Date(gateway.clock.now() + from * 3_600_000).toISOString();

function effectsOf({ name, words, facts, change, read }: Kind): EffectsOfArea {
  const add = (site: OperatorSite, id: string) => site.does('content', `${name}:add`, '--id', id, '--language', 'EN', '--title', `A ${id}`, ...words, ...facts);
  const withdraw = (site: OperatorSite, id: string) => site.does('content', `${name}:withdraw`, '--id', id);
  const shown = async (site: OperatorSite, id: string, language?: string) => (await read(site, language)).find((each) => each.id === id);
  return {
    [`${name}:add`]: {
      quick: true,
      undo: `${name}:withdraw`,
      async play(site: OperatorSite) {
        expect(await shown(site, 'cup')).toBeUndefined();
        await add(site, 'cup');
        expect(await shown(site, 'cup')).toMatchObject({ title: 'A cup' });
        await withdraw(site, 'cup');
        expect(await shown(site, 'cup')).toBeUndefined();
      },
    },
    [`${name}:withdraw`]: {
      undo: `${name}:schedule`,
      async play(site: OperatorSite) {
        await add(site, 'returning');
        await withdraw(site, 'returning');
        expect(await shown(site, 'returning')).toBeUndefined();
        await site.does('content', `${name}:schedule`, '--id', 'returning', '--starts-at', hours(site, -1));
        expect(await shown(site, 'returning')).toMatchObject({ title: 'A returning' });
        await withdraw(site, 'returning');
      },
    },
    [`${name}:translate`]: {
      undo: `${name}:remove-text`,
      async play(site: OperatorSite) {
        await add(site, 'word');
        await site.does('content', `${name}:translate`, '--id', 'word', '--language', 'TY', '--title', 'ఒక మాట', ...words);
        expect([await shown(site, 'word', 'TY'), await shown(site, 'word')]).toMatchObject([{ title: 'ఒక మాట' }, { title: 'A word' }]);
        await site.does('content', `${name}:remove-text`, '--id', 'word', '--language', 'TY');
        expect(await shown(site, 'word', 'TY')).toMatchObject({ title: 'A word' });
        await withdraw(site, 'word');
      },
    },
    [`${name}:remove-text`]: { playedBy: `${name}:translate`, undo: `${name}:translate` },
    [`${name}:change`]: {
      undo: `${name}:change`,
      async play(site: OperatorSite) {
        await add(site, 'changing');
        const before = await shown(site, 'changing');
        const [to, back] = change;
        await site.does('content', `${name}:change`, '--id', 'changing', ...to);
        expect(await shown(site, 'changing')).toMatchObject({ fact: to[1] });
        await site.does('content', `${name}:change`, '--id', 'changing', ...back);
        expect(await shown(site, 'changing')).toEqual(before);
        await withdraw(site, 'changing');
      },
    },
    [`${name}:order`]: {
      undo: `${name}:order`,
      async play(site: OperatorSite) {
        for (const id of ['one', 'two']) await add(site, id);
        const ids = async () => (await read(site)).map(({ id }) => id).filter((id) => ['one', 'two'].includes(id));
        expect(await ids()).toEqual(['one', 'two']);
        await site.does('content', `${name}:order`, '--ids', 'two,one');
        expect(await ids()).toEqual(['two', 'one']);
        await site.does('content', `${name}:order`, '--ids', 'one,two');
        expect(await ids()).toEqual(['one', 'two']);
        for (const id of ['one', 'two']) await withdraw(site, id);
      },
    },
    [`${name}:schedule`]: {
      undo: `${name}:schedule`,
      async play(site: OperatorSite) {
        await add(site, 'later');
        const schedule = (from: number) => site.does('content', `${name}:schedule`, '--id', 'later', '--starts-at', hours(site, from), '--ends-at', hours(site, from + 2));
        await schedule(1);
        expect(await shown(site, 'later')).toBeUndefined();
        await schedule(-1);
        expect(await shown(site, 'later')).toMatchObject({ title: 'A later' });
        await withdraw(site, 'later');
      },
    },
  };
}

/** What operators do to banners. */
export const bannerEffects = effectsOf(banners);
/** What operators do to promotions. */
export const promotionEffects = effectsOf(promotions);
