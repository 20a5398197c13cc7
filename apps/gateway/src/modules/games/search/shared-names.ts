import type { GameNames } from '../game-names.ts';

const NONE: GameNames = Object.freeze({});

function same(one: GameNames, other: GameNames): boolean {
  const languages = Object.keys(one);
  return languages.length === Object.keys(other).length && languages.every((language) => one[language] === other[language]);
}

/** Gives equal names of a game back as one object: the catalogues of many merchants, and each next version of one, hold them once. */
export function createSharedNames(): (code: string, names: GameNames | null) => GameNames {
  const kept = new Map<string, GameNames>();
  return (code, names) => {
    if (names === null) return NONE;
    const before = kept.get(code);
    if (before !== undefined && same(before, names)) return before;
    kept.set(code, names);
    return names;
  };
}
