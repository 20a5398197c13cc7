export { createDocuments, type Documents, type NewDocuments } from './documents.ts';
export { documentHandlers } from './handlers.ts';
export { decisionTexts } from './notice-texts.ts';
export { ownerOf as documentOwner, type DocumentState, type IdentityDocument } from './types.ts';
