import { z } from 'zod';
import { currency, decimal, instant } from '../fields.ts';
import { uploadedImage } from '../uploads/uploads.schemas.ts';

/** Kinds of documents. A passport has no other side. */
export const documentKind = z.enum(['idCard', 'passport', 'drivingLicence', 'residencePermit']);
/** Pictures of a document: its sides, and its holder with it. */
export const documentPart = z.enum(['front', 'back', 'portrait']);
/** Where documents stand: with an operator, accepted, or not. */
export const documentState = z.enum(['review', 'approved', 'refused']);

const documents = z.object({
  /** `none`: nothing was sent. */
  state: z.enum(['none', ...documentState.options]),
  kind: documentKind.nullable(),
  /** What was wrong with refused ones, in an operator's words. */
  note: z.string().nullable(),
  sentAt: instant.nullable(),
  decidedAt: instant.nullable(),
  /** What was sent last, in the order of the parts. */
  images: z.array(uploadedImage.extend({ part: documentPart })),
  /** What is asked for, by kind, in this order. */
  wanted: z.record(documentKind, z.array(documentPart)),
  /** Above this they are needed before a withdrawal; null: nothing needs them. */
  requiredAbove: decimal.nullable(),
  currency,
});

const image = z.uuid().optional();

export const identitySchemas = {
  documents: { value: documents },
  /** Ids of pictures that were uploaded as `document`: each part that is wanted of the kind, and no other. */
  sendDocuments: { request: z.object({ kind: documentKind, front: image, back: image, portrait: image }), value: documents },
};
