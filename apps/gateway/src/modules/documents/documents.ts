import { sql } from 'kysely';
import { violates, type Database, type Queries, type Tx } from '../../platform/db/index.ts';
import { Problem } from '../../platform/http/index.ts';
import type { Uploads } from '../uploads/index.ts';
import { ownerOf, type DocumentKind, type DocumentPart, type DocumentState, type IdentityDocument } from './types.ts';

/** Documents to send: ids of pictures by what they show. */
export interface NewDocuments {
  readonly kind: DocumentKind;
  readonly images: readonly { readonly part: DocumentPart; readonly id: string }[];
}

/** Documents that prove who members are, and what operators decided about them. */
export interface Documents {
  /** Whether a member's documents were approved, and still hold. They stay so until the transaction ends. */
  approved(tx: Tx, tenant: string, memberId: string): Promise<boolean>;
  /** What a member sent last. */
  latest(tenant: string, memberId: string): Promise<IdentityDocument | undefined>;
  /**
   * Sends documents to the operators.
   * @throws Problem LIMIT_EXCEEDED while others wait or hold; VALIDATION_FAILED at the part whose picture may not be used
   */
  send(tx: Tx, tenant: string, memberId: string, documents: NewDocuments): Promise<string>;
  find(tenant: string, id: string): Promise<IdentityDocument | undefined>;
  /** Documents in a state: those that wait longest first, others latest first. */
  queue(tenant: string, filter: { readonly state: DocumentState; readonly memberId?: string | undefined }, limit: number): Promise<IdentityDocument[]>;
  /** Deletes what a member sent, with the pictures. */
  forget(tx: Tx, tenant: string, memberId: string): Promise<void>;
  /**
   * Decides about documents; a decision can be changed while no others wait or hold. Returns them as they were before.
   * @returns `unknown` for an id that is none's, `decided` where they stand so already, `other` where others wait or hold
   */
  decide(tx: Tx, tenant: string, id: string, state: 'approved' | 'refused', note: string | null): Promise<IdentityDocument | 'unknown' | 'decided' | 'other'>;
}

const COLUMNS = ['id', 'member_id as memberId', sql<DocumentKind>`kind`.as('kind'), sql<DocumentPart[]>`parts`.as('parts'), sql<DocumentState>`state`.as('state'), 'note', 'sent_at as sentAt', 'decided_at as decidedAt'] as const;

/** Creates the {@link Documents}. */
export function createDocuments(db: Database, uploads: Pick<Uploads, 'claim' | 'release'>): Documents {
  const now = (): Date => new Date(db.clock.now());
  const all = (query: Queries, tenant: string) => query.selectFrom('identity_document').select(COLUMNS).where('tenant_id', '=', tenant);
  /** Holds the member's row: of several at once each sees what those before it wrote. */
  const holdMember = (tx: Tx, tenant: string, memberId: string) => tx.selectFrom('member').select('id').where('tenant_id', '=', tenant).where('id', '=', memberId).forUpdate().execute();
  const standing = (tx: Tx, tenant: string, memberId: string) => all(tx, tenant).where('member_id', '=', memberId).where('state', '<>', 'refused').executeTakeFirst();

  return {
    async approved(tx, tenant, memberId) {
      const row = await all(tx, tenant).where('member_id', '=', memberId).where('state', '=', 'approved').forShare().executeTakeFirst();
      return row !== undefined;
    },
    latest: (tenant, memberId) => all(db.query, tenant).where('member_id', '=', memberId).orderBy('sent_at', 'desc').orderBy('id', 'desc').limit(1).executeTakeFirst(),
    async send(tx, tenant, memberId, { kind, images }) {
      await holdMember(tx, tenant, memberId);
      if ((await standing(tx, tenant, memberId)) !== undefined) throw new Problem('LIMIT_EXCEEDED');
      const id = db.newId();
      await tx
        .insertInto('identity_document')
        .values({ tenant_id: tenant, id, member_id: memberId, kind, parts: images.map(({ part }) => part), sent_at: now() })
        .execute();
      for (const { part, id: image } of images) await uploads.claim(tx, { tenant, memberId, purpose: 'document', ids: [image], owner: ownerOf(id), field: part });
      return id;
    },
    find: (tenant, id) => all(db.query, tenant).where('id', '=', id).executeTakeFirst(),
    queue: (tenant, { state, memberId }, limit) =>
      all(db.query, tenant)
        .where('state', '=', state)
        .$if(memberId !== undefined, (query) => query.where('member_id', '=', memberId ?? null))
        .orderBy('sent_at', state === 'review' ? 'asc' : 'desc')
        .limit(limit)
        .execute(),
    async forget(tx, tenant, memberId) {
      await holdMember(tx, tenant, memberId);
      const sent = await all(tx, tenant).where('member_id', '=', memberId).forUpdate().execute();
      for (const { id } of sent) await uploads.release(tx, tenant, ownerOf(id));
      await tx.deleteFrom('identity_document').where('tenant_id', '=', tenant).where('member_id', '=', memberId).execute();
    },
    async decide(tx, tenant, id, state, note) {
      // The member's row first, as a withdrawal locks them, which asks for approved documents.
      const holder = await all(tx, tenant).where('id', '=', id).executeTakeFirst();
      if (holder !== undefined) await holdMember(tx, tenant, holder.memberId);
      const found = await all(tx, tenant).where('id', '=', id).forUpdate().executeTakeFirst();
      if (found === undefined) return 'unknown';
      if (found.state === state) return 'decided';
      const other = await standing(tx, tenant, found.memberId);
      if (other !== undefined && other.id !== id) return 'other';
      try {
        await tx.updateTable('identity_document').set({ state, note, decided_at: now() }).where('tenant_id', '=', tenant).where('id', '=', id).execute();
      } catch (error) {
        // Others were sent between the look and the change.
        if (violates(error, 'identity_document_standing')) return 'other';
        throw error;
      }
      return found;
    },
  };
}
