import type { DrawBoard } from '../lottery/boards.ts';

/** Return of the best ticket of an instant lottery in percent, by words of its code, as its vendor's GET /games states it. */
const instant: readonly (readonly [RegExp, string])[] = [
  [/-keno\b|-number-king\b/, '95.30'],
  [/-eleven-five\b|-lucky-five\b/, '95.45'],
  [/-colour\b/, '94.81'],
];
/** The same of boards with scheduled draws. */
const scheduled: Readonly<Partial<Record<DrawBoard, string>>> = { keno: '95.30', elevenFive: '95.45', markSix: '95.51' };

/** Digits, places and dice. */
const USUAL = '95.00';

/** The return of an instant lottery; its own pages state that of every ticket. */
export function instantReturn(code: string): string {
  return instant.find(([words]) => words.test(code))?.[1] ?? USUAL;
}

/** The return of a lottery with scheduled draws, by its board. */
export function scheduledReturn(board: DrawBoard): string {
  return scheduled[board] ?? USUAL;
}
