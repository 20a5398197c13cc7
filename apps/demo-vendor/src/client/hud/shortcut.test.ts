import { describe, expect, it } from 'vitest';
import { shortcutOf } from './shortcut.ts';

describe('shortcutOf', () => {
  it.each([
    ['M', 'KeyM', 'm'],
    ['ArrowUp', 'ArrowUp', 'arrowup'],
    [' ', 'Space', ' '],
    ['+', 'Equal', '+'],
    // A French layout types another letter at this place, and that letter counts.
    ['a', 'KeyQ', 'a'],
  ])('returns what the layout types when it is Latin: %s', (key, code, expected) => {
    expect(shortcutOf({ key, code })).toBe(expected);
  });

  it.each([
    ['ة', 'KeyM', 'm'],
    ['٣', 'Digit3', '3'],
  ])('returns the key by its place when the layout is Arabic: %s', (key, code, expected) => {
    expect(shortcutOf({ key, code })).toBe(expected);
  });
});
