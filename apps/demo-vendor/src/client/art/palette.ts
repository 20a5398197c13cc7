import type { Skin, ThemeId } from '../../shared/skin.ts';

/** Colours of a scene: sky from top to horizon, three layers of land from far to near, the light, and the frame. */
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
  gems: { sky: [[262, 62, 9], [270, 58, 20], [286, 56, 34]], land: [[272, 50, 24], [264, 56, 15], [258, 60, 8]], glow: [292, 90, 72], frame: [44, 82, 56], cell: [262, 44, 13] },
  orchard: { sky: [[206, 74, 42], [196, 78, 66], [46, 92, 80]], land: [[128, 36, 46], [116, 44, 32], [108, 52, 19]], glow: [46, 98, 74], frame: [30, 62, 46], cell: [150, 40, 12] },
  lanterns: { sky: [[238, 62, 9], [264, 52, 18], [338, 58, 32]], land: [[266, 44, 18], [252, 50, 12], [244, 56, 7]], glow: [28, 98, 64], frame: [42, 84, 54], cell: [346, 52, 12] },
  reef: { sky: [[190, 82, 44], [200, 82, 28], [216, 76, 13]], land: [[204, 66, 22], [212, 66, 14], [220, 68, 8]], glow: [178, 92, 76], frame: [40, 58, 62], cell: [212, 64, 12] },
  cosmos: { sky: [[244, 66, 6], [256, 62, 14], [284, 60, 26]], land: [[256, 44, 18], [248, 52, 11], [242, 58, 6]], glow: [264, 96, 78], frame: [226, 34, 66], cell: [240, 52, 9] },
  dunes: { sky: [[250, 44, 22], [14, 66, 46], [36, 94, 66]], land: [[24, 58, 38], [16, 56, 25], [10, 54, 14]], glow: [40, 100, 72], frame: [38, 74, 52], cell: [18, 46, 11] },
  garden: { sky: [[212, 62, 10], [190, 52, 20], [150, 44, 30]], land: [[158, 42, 18], [160, 48, 12], [164, 52, 7]], glow: [74, 90, 70], frame: [84, 32, 56], cell: [172, 48, 9] },
  arcade: { sky: [[280, 70, 8], [312, 66, 18], [338, 76, 32]], land: [[300, 56, 18], [288, 60, 12], [276, 64, 7]], glow: [322, 96, 68], frame: [46, 90, 56], cell: [272, 56, 10] },
};
const SHIFTS = [0, 22, -24, 40] as const;

const css = ([hue, saturation, lightness]: Hsl, shift = 0, lift = 0): string => `hsl(${hue + shift} ${saturation}% ${Math.max(3, Math.min(97, lightness + lift))}%)`;

/** The colours of a skin: the theme's, moved a little around the wheel by its variant. Frames keep their metal. */
export function paletteOf({ theme, variant }: Skin): Palette {
  const scheme = SCHEMES[theme];
  const shift = SHIFTS[variant] * (theme === 'orchard' || theme === 'dunes' ? 0.4 : 1);
  return {
    sky: [css(scheme.sky[0], shift), css(scheme.sky[1], shift), css(scheme.sky[2], shift)],
    land: [css(scheme.land[0], shift), css(scheme.land[1], shift), css(scheme.land[2], shift)],
    glow: css(scheme.glow, shift),
    frame: [css(scheme.frame, 0, 28), css(scheme.frame), css(scheme.frame, 0, -32)],
    cell: [css(scheme.cell, shift, 7), css(scheme.cell, shift, -4)],
    accent: css([scheme.glow[0], Math.min(scheme.glow[1], 92), 74], shift),
  };
}
