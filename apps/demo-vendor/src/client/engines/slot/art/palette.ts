import type { Skin, ThemeId } from '../../../../shared/skin.ts';

/** Colours of a slot: sky from top to horizon, three layers of land from far to near, light, frame and cells. */
export interface Palette {
  readonly sky: readonly [string, string, string];
  readonly land: readonly [string, string, string];
  readonly glow: string;
  readonly frame: readonly [string, string, string];
  readonly cell: readonly [string, string];
  readonly accent: string;
}

type Hsl = readonly [hue: number, saturation: number, lightness: number];
interface Scheme {
  readonly sky: readonly [Hsl, Hsl, Hsl];
  readonly land: readonly [Hsl, Hsl, Hsl];
  readonly glow: Hsl;
  readonly frame: Hsl;
  readonly cell: Hsl;
}

const SCHEMES: Readonly<Record<ThemeId, Scheme>> = {
  gems: { sky: [[258, 64, 16], [272, 62, 30], [290, 62, 48]], land: [[274, 52, 32], [264, 56, 21], [258, 60, 12]], glow: [292, 90, 72], frame: [44, 82, 56], cell: [256, 52, 14] },
  orchard: { sky: [[206, 74, 42], [196, 78, 66], [46, 92, 80]], land: [[128, 36, 46], [116, 44, 32], [108, 52, 19]], glow: [46, 98, 74], frame: [30, 62, 46], cell: [158, 46, 13] },
  lanterns: { sky: [[236, 62, 15], [266, 56, 28], [338, 66, 46]], land: [[268, 46, 27], [254, 50, 18], [244, 56, 10]], glow: [28, 98, 64], frame: [42, 84, 54], cell: [330, 58, 13] },
  reef: { sky: [[190, 82, 44], [200, 82, 28], [216, 76, 13]], land: [[204, 66, 22], [212, 66, 14], [220, 68, 8]], glow: [178, 92, 76], frame: [40, 58, 62], cell: [214, 68, 15] },
  cosmos: { sky: [[242, 66, 11], [258, 64, 22], [286, 66, 38]], land: [[256, 50, 32], [248, 54, 18], [242, 58, 9]], glow: [264, 96, 78], frame: [226, 34, 66], cell: [246, 54, 13] },
  dunes: { sky: [[250, 44, 22], [14, 66, 46], [36, 94, 66]], land: [[24, 58, 38], [16, 56, 25], [10, 54, 14]], glow: [40, 100, 72], frame: [38, 74, 52], cell: [14, 54, 14] },
  garden: { sky: [[214, 64, 18], [188, 56, 30], [150, 50, 42]], land: [[158, 44, 26], [160, 48, 18], [164, 52, 10]], glow: [74, 90, 70], frame: [84, 32, 56], cell: [176, 52, 11] },
  arcade: { sky: [[278, 70, 14], [312, 70, 28], [338, 80, 46]], land: [[300, 58, 26], [288, 60, 17], [276, 64, 10]], glow: [322, 96, 68], frame: [46, 90, 56], cell: [282, 60, 14] },
};
const SHIFTS = [0, 22, -24, 40] as const;

const css = ([hue, saturation, lightness]: Hsl, shift = 0, lift = 0): string => `hsl(${hue + shift} ${saturation}% ${Math.max(3, Math.min(97, lightness + lift))}%)`;

/** A colour with alpha 0. Canvas gradients to `transparent` would pass through black. */
export const faded = (color: string): string => (color.startsWith('#') ? `${color.length === 4 ? color.replaceAll(/[^#]/g, '$&$&') : color}00` : color.replace(')', ' / 0)'));

/** The colours of a skin: the theme's with a hue shift by variant; the frame keeps its hue. */
export function paletteOf({ theme, variant }: Skin): Palette {
  const scheme = SCHEMES[theme];
  const shift = SHIFTS[variant] * (theme === 'orchard' || theme === 'dunes' || theme === 'reef' ? 0.4 : 1);
  return {
    sky: [css(scheme.sky[0], shift), css(scheme.sky[1], shift), css(scheme.sky[2], shift)],
    land: [css(scheme.land[0], shift), css(scheme.land[1], shift), css(scheme.land[2], shift)],
    glow: css(scheme.glow, shift),
    frame: [css(scheme.frame, 0, 28), css(scheme.frame), css(scheme.frame, 0, -32)],
    cell: [css(scheme.cell, shift, 16), css(scheme.cell, shift, 1)],
    accent: css([scheme.glow[0], Math.min(scheme.glow[1], 92), 74], shift),
  };
}
