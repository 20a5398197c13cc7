import { z } from 'zod';
import { artStyles, defaultPalettes, type ArtPalette } from './palette.ts';

const colour = z.string().regex(/^#[0-9a-f]{6}/i);
const brandSchema = z.object({
  merchantCode: z.string(),
  theme: z
    .object({
      look: z.object({ art: z.enum(artStyles) }),
      schemes: z.array(z.string()).min(1),
      palette: z.record(z.string(), z.object({ canvas: colour, accent: colour, secondary: colour, jackpot: colour })),
    })
    .optional(),
});
const fleetSchema = z.object({ brands: z.array(brandSchema) });

/** Returns the artwork palette of each merchant code, from the theme colours in the fleet's description. */
export function palettesOf(fleet: unknown): Map<string, ArtPalette> {
  const palettes = new Map<string, ArtPalette>();
  for (const { merchantCode, theme } of fleetSchema.parse(fleet).brands) {
    const colours = theme?.palette[theme.schemes[0] ?? ''];
    if (theme === undefined) palettes.set(merchantCode, defaultPalettes.celestial);
    else if (colours === undefined) palettes.set(merchantCode, defaultPalettes[theme.look.art]);
    else palettes.set(merchantCode, { style: theme.look.art, base: colours.canvas, accents: [colours.accent, colours.secondary, colours.jackpot] });
  }
  return palettes;
}
