import type { EmblemName } from './emblems/emblems.ts';

/** Pictures that an account may show: an emblem on a badge each, spread over the colours. */
const marks: readonly (readonly [emblem: EmblemName, hue: number])[] = [
  ['fox', 200], ['panda', 150], ['tiger', 265], ['lion', 300], ['owl', 240], ['rabbit', 330], ['cat', 20], ['wolf', 60],
  ['elephant', 90], ['monkey', 180], ['bull', 230], ['rooster', 255], ['koi', 215], ['turtle', 285], ['octopus', 130], ['seahorse', 350],
  ['shark', 45], ['dragon', 275], ['phoenix', 310], ['butterfly', 110], ['rocket', 250], ['planet', 320], ['crown', 160], ['clover', 75],
];

/** Names of the pictures, in the order in which they are offered. */
export const avatarCodes: readonly string[] = marks.map(([emblem]) => emblem);

/** What a picture of an account draws; undefined for a name that is none's. */
export function avatarMark(code: string): { readonly emblem: EmblemName; readonly hue: number } | undefined {
  const found = marks.find(([emblem]) => emblem === code);
  return found && { emblem: found[0], hue: found[1] };
}
