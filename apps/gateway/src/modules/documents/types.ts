import type { ResponseOf, ValidRequestOf } from '@livery/contracts';

/** Kinds of documents. */
export type DocumentKind = ValidRequestOf<'sendDocuments'>['kind'];
/** Pictures of a document. */
export type DocumentPart = ResponseOf<'documents'>['images'][number]['part'];
/** Where documents stand. */
export type DocumentState = 'review' | 'approved' | 'refused';

/** Documents that a member sent. */
export interface IdentityDocument {
  readonly id: string;
  readonly memberId: string;
  readonly kind: DocumentKind;
  /** What the pictures show, in their order. */
  readonly parts: readonly DocumentPart[];
  readonly state: DocumentState;
  /** An operator's words to the member. */
  readonly note: string | null;
  readonly sentAt: Date;
  readonly decidedAt: Date | null;
}

/** What a document's pictures belong to. */
export const ownerOf = (id: string): string => `document:${id}`;

/** The pictures that are wanted of a kind, of those that the merchant asks for. A passport has no other side. */
export function wantedOf(kind: DocumentKind, asked: readonly DocumentPart[]): readonly DocumentPart[] {
  const order: readonly DocumentPart[] = ['front', 'back', 'portrait'];
  const wanted = order.filter((part) => asked.includes(part) && (part !== 'back' || kind !== 'passport'));
  return wanted.length === 0 ? ['front'] : wanted;
}
