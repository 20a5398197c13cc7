import { randomInt } from 'node:crypto';
import { checkRegistration, type RegisterRule } from '@livery/contracts';

const FIRST = [
  'amber', 'bold', 'brave', 'bright', 'calm', 'clever', 'cosy', 'daring', 'eager', 'fair', 'fleet', 'gentle', 'glad', 'golden', 'happy', 'jolly',
  'keen', 'kind', 'lively', 'lucky', 'merry', 'mighty', 'misty', 'noble', 'proud', 'quick', 'quiet', 'rapid', 'royal', 'silver', 'snowy', 'solar',
  'steady', 'sunny', 'swift', 'tidy', 'velvet', 'vivid', 'warm', 'witty',
] as const;
const SECOND = [
  'badger', 'bison', 'comet', 'condor', 'coral', 'crane', 'dolphin', 'eagle', 'falcon', 'fern', 'finch', 'gecko', 'harbor', 'hawk', 'heron', 'ibis',
  'island', 'jaguar', 'koala', 'lark', 'lemur', 'lotus', 'lynx', 'maple', 'meadow', 'moon', 'orchid', 'otter', 'panda', 'pearl', 'puffin', 'raven',
  'river', 'robin', 'seal', 'sparrow', 'star', 'swan', 'tiger', 'willow',
] as const;

const DIGITS = 3;
const DRAWS = 12;

const pick = <Item>(items: readonly Item[]): Item => items[randomInt(items.length)] as Item;
const digits = (count: number): string => Array.from({ length: count }, () => randomInt(10)).join('');

/**
 * A user name for a registration with a number alone: two words and three digits, such as `calmheron284`, which is readable,
 * memorable and unrelated to the number. A letter and digits where the merchant's rule is too short for the words; any name
 * where neither fits the rule.
 */
export function readableName(rules: readonly RegisterRule[]): string {
  const rule = rules.find(({ field }) => field === 'username');
  const fits = (name: string): boolean => rule === undefined || checkRegistration([{ ...rule, enabled: true }], { username: name }).length === 0;
  const longest = Math.min(rule?.maxLength ?? 16, 16);
  const draws = Array.from({ length: DRAWS }, () => `${pick(FIRST)}${pick(SECOND)}${digits(DIGITS)}`);
  const plain = `p${digits(Math.max(longest - 1, 3))}`;
  const candidates = [...draws, ...draws.map((name) => name.toUpperCase()), plain, plain.toUpperCase()];
  return candidates.find(fits) ?? (draws[0] as string);
}
