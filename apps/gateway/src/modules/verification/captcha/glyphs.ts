/** A stroke: points on a grid 4 wide and 6 high, y downwards; `curved` strokes run smoothly through their points. */
export interface Stroke {
  readonly points: readonly (readonly [number, number])[];
  readonly curved: boolean;
}

/** Strokes as text: points `x,y` joined by blanks, strokes by `|`; a stroke beginning with `~` is curved. */
const drawn: Readonly<Record<string, string>> = {
  '2': '~0,1.4 0.6,0.3 2,0 3.4,0.4 3.8,1.7 3,3.2 1.4,4.6 0,6|0,6 4,6',
  '3': '~0.2,0.9 1,0.1 2.2,0 3.5,0.6 3.5,2 2.6,2.8 1.6,2.9|~1.6,2.9 3,3 3.9,3.9 3.7,5.3 2.4,6 1,5.9 0,5.1',
  '4': '3,6 3,0 0,4.2 4,4.2',
  '5': '3.7,0 0.6,0 0.3,2.7|~0.3,2.7 1.4,2.2 2.8,2.3 3.9,3.3 3.8,4.8 2.7,5.9 1.2,6 0,5.2',
  '6': '~3.4,0.3 1.8,0.5 0.6,2 0.1,3.9 0.6,5.4 2,6 3.4,5.5 3.9,4.2 3.3,3 2,2.6 0.8,3 0.1,3.9',
  '7': '0,0 4,0 1.4,6',
  '8': '~2,2.8 0.7,2.2 0.4,1.1 1,0.2 2,0 3,0.2 3.6,1.1 3.3,2.2 2,2.8 0.6,3.5 0.1,4.6 0.8,5.7 2,6 3.2,5.7 3.9,4.6 3.4,3.5 2,2.8',
  '9': '~0.6,5.7 2.2,5.5 3.4,4 3.9,2.1 3.4,0.6 2,0 0.6,0.5 0.1,1.8 0.7,3 2,3.4 3.2,3 3.9,2.1',
  A: '0,6 2,0 4,6|0.8,3.8 3.2,3.8',
  C: '~3.8,1 2.9,0.2 1.7,0 0.6,0.9 0.1,3 0.6,5.1 1.7,6 2.9,5.8 3.8,5',
  E: '3.8,0 0,0 0,6 3.8,6|0,2.9 3,2.9',
  F: '3.8,0 0,0 0,6|0,2.9 3,2.9',
  H: '0,0 0,6|4,0 4,6|0,3 4,3',
  J: '~3.4,0 3.4,2.2 3.4,4.4 2.6,5.8 1.3,6 0.3,5.2|1.8,0 3.9,0',
  K: '0,0 0,6|3.8,0 0,3.6|1.3,2.5 4,6',
  L: '0,0 0,6 3.8,6',
  M: '0,6 0.4,0 2,3.8 3.6,0 4,6',
  N: '0,6 0,0 4,6 4,0',
  P: '0,6 0,0|~0,0 2.2,0 3.7,0.6 3.7,2.6 2.2,3.3 0,3.3',
  R: '0,6 0,0|~0,0 2.2,0 3.7,0.6 3.7,2.4 2.2,3.1 0,3.1|1.8,3.1 4,6',
  T: '0,0 4,0|2,0 2,6',
  U: '~0,0 0,2.2 0.1,4.4 0.9,5.8 2,6 3.1,5.8 3.9,4.4 4,2.2 4,0',
  V: '0,0 2,6 4,0',
  W: '0,0 0.9,6 2,2 3.1,6 4,0',
  X: '0,0 4,6|4,0 0,6',
  Y: '0,0 2,2.9 4,0|2,2.9 2,6',
  Z: '0,0 4,0 0,6 4,6',
};

function read(text: string): Stroke[] {
  return text.split('|').map((stroke) => {
    const curved = stroke.startsWith('~');
    const points = (curved ? stroke.slice(1) : stroke).split(' ').map((point) => {
      const [x, y] = point.split(',').map(Number);
      return [x ?? 0, y ?? 0] as const;
    });
    return { points, curved };
  });
}

/** The characters of a captcha, without easily confused ones (0 O D Q, 1 I, B 8, G 6, S 5). */
export const glyphs: ReadonlyMap<string, readonly Stroke[]> = new Map(Object.entries(drawn).map(([name, text]) => [name, read(text)]));
