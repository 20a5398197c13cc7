import { z } from 'zod';
import { registerRule } from '../system/system.schemas.ts';
import { profileFields } from './profile-fields.ts';

const field = z.enum(profileFields);

/** One line: no control characters, which would be lines of their own in a log or a terminal. */
const text = z.string().trim().max(200).regex(/^\P{Cc}*$/u);

/** The merchant's rule for one field of a profile: that of a registration's field, and whether it stays as it was first given. */
export const profileRule = registerRule.omit({ field: true }).extend({ field, fixed: z.boolean() });

/** The profile of the account that asks: the fields that the merchant asks for, with what is known. */
const profile = z.object({
  fields: z.array(profileRule.extend({ value: z.string().nullable() })),
  /** Youngest age of a holder, in years. */
  minimumAge: z.number().int(),
  /** Account of who invited the holder, masked: a player, else the upline; it cannot be changed. */
  referrer: z.string().nullable(),
});

export const profileSchemas = {
  profile: { value: profile },
  /** Fields that are left out stay; an empty one is taken out where it is neither required nor fixed. */
  saveProfile: { request: z.object({ values: z.partialRecord(field, text) }), value: profile },
};
