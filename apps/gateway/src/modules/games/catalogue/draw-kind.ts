import type { DrawBoard } from '../lottery/boards.ts';

type Region = 'north' | 'central' | 'south';

const boards: readonly (readonly [RegExp, DrawBoard])[] = [
  [/4d|pick 4/i, 'fourD'],
  [/2d|two digits/i, 'twoD'],
  [/3d|three digits|fast 3$|index|cambodia/i, 'threeD'],
  [/11 of 5|eleven five/i, 'elevenFive'],
  [/pk10|racing/i, 'pk10'],
  [/three dice|big small/i, 'k3'],
  [/fish prawn crab/i, 'fishPrawnCrab'],
  [/lucky 28|colour guess/i, 'lucky28'],
  [/keno/i, 'keno'],
  [/mark six|double colour/i, 'markSix'],
  [/thai|lao/i, 'thai'],
];

const north = /northern|hanoi/i;
const central = /da nang|hue|khanh hoa|quang nam/i;

/** How a lottery of the catalogue is drawn, by its account type and name. */
export function drawKindOf(accountTypeName: string, name: string): { readonly board: DrawBoard; readonly region: Region | null } {
  if (accountTypeName === 'TCG_LOTTO_VN') {
    if (north.test(name)) return { board: 'vnNorth', region: 'north' };
    return { board: 'vnSouth', region: central.test(name) ? 'central' : 'south' };
  }
  if (north.test(name)) return { board: 'vnNorth', region: null };
  return { board: boards.find(([words]) => words.test(name))?.[1] ?? 'ssc', region: null };
}
