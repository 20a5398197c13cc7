import { z } from 'zod';
import { instant } from '../fields.ts';
import { documentKind, documentPart, documentState } from '../identity/identity.schemas.ts';
import { uploadedImage } from '../uploads/uploads.schemas.ts';
import { effect, imageId, picture, reason } from './operator-fields.ts';

const documentId = z.uuid().describe('Id of the documents, which documents:list shows.');
const note = z.string().trim().min(3).max(300).describe('What the member reads, such as "The back cannot be read: please take the picture in daylight."');

const document = z.object({
  id: z.uuid(),
  memberId: z.uuid(),
  account: z.string(),
  kind: documentKind,
  parts: z.array(documentPart),
  state: documentState,
  /** What the member read of the decision. */
  note: z.string().nullable(),
  sentAt: instant,
  decidedAt: instant.nullable(),
});

export const documentSchemas = {
  'documents:list': {
    request: z.object({
      state: documentState.default('review').describe('review: those that wait, oldest first; approved or refused ones latest first.'),
      memberId: z.uuid().optional().describe('Documents of this member alone.'),
      limit: z.coerce.number<number>().int().min(1).max(100).default(25).describe('At most so many, at most 100.'),
    }),
    value: z.object({ documents: z.array(document) }),
  },
  'documents:show': {
    request: z.object({ documentId }),
    value: z.object({ document, images: z.array(uploadedImage.extend({ part: documentPart })), /** What the member says of itself, by field. */ profile: z.record(z.string(), z.string()) }),
  },
  'documents:picture': { request: z.object({ imageId }), value: picture },
  'documents:approve': { request: z.object({ documentId, reason }), value: z.object({ effect }) },
  'documents:refuse': { request: z.object({ documentId, note, reason }), value: z.object({ effect }) },
};
