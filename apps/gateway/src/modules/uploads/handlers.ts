import { fieldFault, Problem, type Handlers } from '../../platform/http/index.ts';
import type { Uploads } from './uploads.ts';

/** The bytes of a text in base64, as every encoder writes them. @throws Problem VALIDATION_FAILED */
function decoded(data: string): Buffer {
  const bytes = Buffer.from(data, 'base64');
  if (bytes.toString('base64') !== data) throw fieldFault('data');
  return bytes;
}

/** Handlers of the calls about uploaded pictures. */
export function uploadHandlers({ uploads }: { readonly uploads: Pick<Uploads, 'store' | 'read'> }): Handlers<'uploadImage' | 'uploadedImage'> {
  return {
    uploadImage: ({ request: { purpose, data }, tenant, member, ip }) => uploads.store(tenant.id, { memberId: member.id, ip }, purpose, decoded(data)),
    async uploadedImage({ request: { id }, tenant, member }) {
      const image = await uploads.read(tenant.id, id, member.id);
      if (image === undefined) throw new Problem('NOT_FOUND');
      const { content, purpose: _purpose, ...facts } = image;
      return { ...facts, data: content.toString('base64') };
    },
  };
}
