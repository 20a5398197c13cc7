import { z } from 'zod';

/** What a picture is uploaded for. */
export const uploadPurpose = z.enum(['avatar', 'document', 'deposit-proof', 'withdrawal-proof']);

/** What is known of an uploaded picture. */
export const uploadedImage = z.object({
  id: z.uuid(),
  mediaType: z.enum(['image/png', 'image/jpeg', 'image/webp']),
  /** As it is shown, in pixels. */
  width: z.number().int(),
  height: z.number().int(),
  bytes: z.number().int(),
});

/** A picture's content, base64: never an answer of its own, which a browser could take for a page. */
const data = z.string();

/** Ids of pictures that belong to one thing. */
export const imageIds = z.array(z.uuid()).min(1).max(3);

export const uploadsSchemas = {
  /**
   * PNG or JPEG, for an avatar WebP too, up to 5 MiB; what it is follows from its content alone. Whatever else was in the file, such
   * as where a photograph was taken, is not kept. Without an owner it is deleted after a day.
   */
  uploadImage: { request: z.object({ purpose: uploadPurpose, data: data.min(1).max(7_000_000) }), value: uploadedImage },
  /** A picture of one's own. */
  uploadedImage: { request: z.object({ id: z.uuid() }), value: uploadedImage.extend({ data }) },
};
