import type { ArtSubject } from './plan.ts';

/** Subjects of the seeded banners and promotions, by id. */
const known: Readonly<Record<string, Omit<ArtSubject, 'seed'>>> = {
  'welcome-weekend': { emblem: 'seven', scene: 'peaks', companions: ['cherries', 'gem', 'coin'] },
  'slot-season': { emblem: 'crown', scene: 'castle', companions: ['gem', 'horseshoe', 'coin'] },
  'reef-expedition': { emblem: 'chest', scene: 'islands', companions: ['pearls', 'turtle', 'coin'] },
  'free-play': { emblem: 'rocket', scene: 'cosmos', companions: ['planet', 'gem', 'clover'] },
  'winners-club': { emblem: 'trophy', scene: 'skyline', companions: ['coin', 'chips', 'gem'] },
  'welcome-credit': { emblem: 'key', scene: 'castle', companions: ['chest', 'coin'] },
  'lantern-nights': { emblem: 'lantern', scene: 'temple', companions: ['fan', 'drum'] },
  'try-it-first': { emblem: 'coin', scene: 'waves', companions: ['horseshoe', 'clover'] },
  'new-releases': { emblem: 'crystal', scene: 'volcano', companions: ['phoenix', 'gem'] },
  'with-an-agent': { emblem: 'panda', scene: 'bamboo', companions: ['rabbit', 'peach'] },
  'boards-all-day': { emblem: 'bull', scene: 'mesa', companions: ['cactus', 'horseshoe'] },
};

const spare: readonly [Omit<ArtSubject, 'seed'>, ...Omit<ArtSubject, 'seed'>[]] = [
  { emblem: 'gem', scene: 'peaks', companions: ['coin'] },
  { emblem: 'lotus', scene: 'waves', companions: ['koi'] },
  { emblem: 'compass', scene: 'islands', companions: ['ship'] },
  { emblem: 'bell', scene: 'skyline', companions: ['seven'] },
];

/** Returns the subject of a banner or promotion; a spare subject for unknown ids, undefined for malformed ones. */
export function promotionSubject(id: string): ArtSubject | undefined {
  if (!/^[a-z0-9][a-z0-9-]{0,63}$/.test(id)) return undefined;
  return { seed: id, ...(known[id] ?? spare[id.length % spare.length] ?? spare[0]) };
}
