import type { ResponseOf } from '@livery/contracts';
import type { PlainTextKey } from '@livery/i18n';

/** Names of the pictures of a document. */
export const partNames = {
  front: 'documents.front',
  back: 'documents.back',
  portrait: 'documents.portrait',
} as const satisfies Record<ResponseOf<'documents'>['images'][number]['part'], PlainTextKey<'member'>>;
