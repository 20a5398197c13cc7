import { expect, test } from 'vitest';
import { editDistance, nearestOf } from './nearest.ts';

test.each([
  ['kitten', 'sitting', 3],
  ['', 'abc', 3],
  ['same', 'same', 0],
])('%s and %s are %d edits apart', (one, other, edits) => {
  expect(editDistance(one, other)).toBe(edits);
  expect(editDistance(other, one)).toBe(edits);
});

test('names the candidate with the fewest edits, whatever its case', () => {
  expect(nearestOf('freeplay', ['smsLogin', 'freePlay'])).toBe('freePlay');
});

test('among equals names the one that begins alike', () => {
  expect(nearestOf('ink.90', ['ink.0', 'ink.900'])).toBe('ink.900');
});

test('names none when nothing is near', () => {
  expect(nearestOf('zzzzzz', ['home', 'help'])).toBeUndefined();
});
