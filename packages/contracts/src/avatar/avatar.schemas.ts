import { z } from 'zod';

const avatarCode = z.string().min(1).max(32);

/** The picture of an account: none, one of the gallery, or one of its own. */
const icon = z.object({
  kind: z.enum(['none', 'gallery', 'own']),
  /** Which one of the gallery. */
  code: z.string().nullable(),
  /** Address of the picture; one's own is in it as `data:`. */
  picture: z.string().nullable(),
});

export const avatarSchemas = {
  playerIcon: { value: icon },
  playerAvatars: { value: z.object({ gallery: z.array(z.object({ code: z.string(), picture: z.string() })), chosen: icon }) },
  /** One of the gallery by its code, an uploaded one by its id, or with neither none. */
  choosePlayerIcon: {
    request: z.object({ code: avatarCode.optional(), image: z.uuid().optional() }).refine(({ code, image }) => code === undefined || image === undefined, { error: 'state code or image, not both' }),
    value: icon,
  },
};
