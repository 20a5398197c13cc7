import { sql } from 'kysely';
import type { ResponseOf, ValidRequestOf } from '@livery/contracts';
import { sealRowsAnew, type Secrets } from '../../platform/crypto/index.ts';
import { anyOf, type Database, type Queries, type Tx } from '../../platform/db/index.ts';
import { Problem, type Throttle, type ThrottleRule } from '../../platform/http/index.ts';
import { deleteExpired } from '../../platform/retention/index.ts';
import { cleanImage, type MediaType } from './image/clean-image.ts';
import { SEALED_AS } from './sealed-as.ts';

/** What a picture is uploaded for; only a call for that may claim it. */
export type UploadPurpose = ValidRequestOf<'uploadImage'>['purpose'];
/** What is known of an uploaded picture, without its content. */
export type UploadedImage = ResponseOf<'uploadImage'>;

/** A picture with its content. */
export interface ImageContent extends UploadedImage {
  readonly purpose: UploadPurpose;
  readonly content: Buffer;
}

/** Pictures that become part of something. */
export interface Claim {
  readonly tenant: string;
  readonly memberId: string;
  readonly purpose: UploadPurpose;
  /** In the order in which they are shown. */
  readonly ids: readonly string[];
  /** What they belong to from now on, such as `deposit:<id>`. */
  readonly owner: string;
  /** The field of the request that has the ids, for the refusal; `images` unless stated. */
  readonly field?: string;
}

/** Pictures that members upload. Contents are encrypted at rest. */
export interface Uploads {
  /**
   * Keeps a picture that nothing owns yet: it is deleted after a day.
   * @param by the member, and where it is
   * @throws Problem PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE; TOO_MANY_REQUESTS beyond what a member, an address or all of a merchant's members may upload
   */
  store(tenant: string, by: { readonly memberId: string; readonly ip: string }, purpose: UploadPurpose, file: Buffer): Promise<UploadedImage>;
  /**
   * Makes pictures part of something, all or none, each at most once, {@link MOST_IMAGES} of one owner together.
   * @throws Problem VALIDATION_FAILED at the field where one is not there, not this member's, for another purpose, or owned already
   */
  claim(tx: Tx, claim: Claim): Promise<void>;
  /** What an owner has, in order. */
  of(tenant: string, owner: string, query?: Queries): Promise<UploadedImage[]>;
  /** What each of several owners has, in order; owners without pictures are left out. */
  ofEach(tenant: string, owners: readonly string[], query?: Queries): Promise<Map<string, UploadedImage[]>>;
  /** A picture with its content; with `memberId` only where it is that member's. Undefined where there is none. */
  read(tenant: string, id: string, memberId?: string): Promise<ImageContent | undefined>;
  /** Deletes what an owner has. */
  release(tx: Tx, tenant: string, owner: string): Promise<void>;
  /** Deletes what nothing has owned for a day. */
  sweep(): Promise<void>;
  /** Encrypts anew what was encrypted with a former master secret; returns how many, and how many no accepted secret opens. */
  sealAnew(): Promise<{ readonly sealed: number; readonly unreadable: number }>;
}

/** Most pictures that one thing may have. */
export const MOST_IMAGES = 3;
/** Largest file, in bytes. */
export const MOST_BYTES = 5 * 1024 * 1024;

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** Files that a member may upload for a purpose in a day, those that were refused too. */
const DAILY: Readonly<Record<UploadPurpose, number>> = { 'avatar': 20, 'document': 30, 'deposit-proof': 30, 'withdrawal-proof': 30 };

/** What limits of bytes count in: an integer of the database ends at two billion. */
const KIB = 1024;
const MIB_IN_KIB = 1024;
const GIB_IN_KIB = 1024 * MIB_IN_KIB;
/** What shares a limit of bytes. Proofs of payments have a deadline: other pictures take nothing from them. */
const POOL = { 'avatar': 'others', 'document': 'others', 'deposit-proof': 'proofs', 'withdrawal-proof': 'proofs' } as const satisfies Readonly<Record<UploadPurpose, string>>;
type Pool = (typeof POOL)[UploadPurpose];
/** KiB of pictures that are kept of a member in a day: pages of ours send less than one MiB for each. Many accounts are needed to use up what others share. */
const ofMember = (pool: Pool): ThrottleRule => ({ name: `upload-member:${pool}`, limit: 40 * MIB_IN_KIB, windowMs: DAY_MS });
/** Of an address in a day: some hundred people behind one send as much. */
const ofAddress = (pool: Pool): ThrottleRule => ({ name: `upload-address:${pool}`, limit: GIB_IN_KIB, windowMs: DAY_MS });
/** Of all members of a merchant in an hour. */
const ofAll = (pool: Pool): ThrottleRule => ({ name: `upload-all:${pool}`, limit: 4 * GIB_IN_KIB, windowMs: HOUR_MS });

const PROOF: readonly MediaType[] = ['image/png', 'image/jpeg'];
const TYPES: Readonly<Record<UploadPurpose, readonly MediaType[]>> = { 'avatar': [...PROOF, 'image/webp'], 'document': PROOF, 'deposit-proof': PROOF, 'withdrawal-proof': PROOF };

const COLUMNS = ['id', sql<MediaType>`media_type`.as('mediaType'), 'width', 'height', 'bytes'] as const;

/** Creates the {@link Uploads}. */
export function createUploads({ db, secrets, throttle }: { readonly db: Database; readonly secrets: Secrets; readonly throttle: Pick<Throttle, 'take' | 'takeByAddress'> }): Uploads {
  async function ofEach(tenant: string, owners: readonly string[], query: Queries = db.query): Promise<Map<string, UploadedImage[]>> {
    const rows = await query.selectFrom('upload').select([...COLUMNS, 'owner']).where('tenant_id', '=', tenant).where('owner', '=', anyOf(owners)).orderBy('owner').orderBy('position').execute();
    const byOwner = new Map<string, UploadedImage[]>();
    for (const { owner, ...image } of rows) if (owner !== null) byOwner.set(owner, [...(byOwner.get(owner) ?? []), image]);
    return byOwner;
  }

  return {
    async store(tenant, { memberId, ip }, purpose, file) {
      // Reading a file is work, whatever is in it: each file counts.
      await throttle.take(tenant, { name: `upload:${purpose}`, limit: DAILY[purpose], windowMs: DAY_MS }, memberId);
      if (file.length > MOST_BYTES) throw new Problem('PAYLOAD_TOO_LARGE');
      const image = cleanImage(file, TYPES[purpose]);
      if (image === undefined) throw new Problem('UNSUPPORTED_MEDIA_TYPE');
      const { mediaType, width, height, content } = image;
      // Files that are refused take nothing from what others share, nor does what a member's own limit refuses.
      const [pool, size] = [POOL[purpose], Math.ceil(content.length / KIB)];
      await throttle.take(tenant, ofMember(pool), memberId, size);
      await throttle.takeByAddress(tenant, ofAddress(pool), ip, size);
      await throttle.take(tenant, ofAll(pool), 'all', size);
      const stored = { id: db.newId(), mediaType, width, height, bytes: content.length };
      await db.query
        .insertInto('upload')
        .values({ tenant_id: tenant, id: stored.id, member_id: memberId, purpose, media_type: mediaType, width, height, bytes: content.length, content_sealed: secrets.seal(SEALED_AS, content), uploaded_at: new Date(db.clock.now()) })
        .execute();
      return stored;
    },
    async claim(tx, { tenant, memberId, purpose, ids, owner, field = 'images' }) {
      const refuse = (rule: 'invalid' | 'length'): Problem => new Problem('VALIDATION_FAILED', { fields: [{ field, rule, ...(rule === 'length' ? { max: MOST_IMAGES } : {}) }] });
      const unique = [...new Set(ids)];
      const before = ((await ofEach(tenant, [owner], tx)).get(owner) ?? []).length;
      if (before + unique.length > MOST_IMAGES) throw refuse('length');
      for (const [index, id] of unique.entries()) {
        const claimed = await tx
          .updateTable('upload')
          .set({ owner, position: before + index })
          .where('tenant_id', '=', tenant)
          .where('id', '=', id)
          .where('member_id', '=', memberId)
          .where('purpose', '=', purpose)
          .where('owner', 'is', null)
          .returning('id')
          .executeTakeFirst();
        if (claimed === undefined) throw refuse('invalid');
      }
    },
    of: async (tenant, owner, query) => (await ofEach(tenant, [owner], query)).get(owner) ?? [],
    ofEach,
    async read(tenant, id, memberId) {
      const row = await db.query
        .selectFrom('upload')
        .select([...COLUMNS, sql<UploadPurpose>`purpose`.as('purpose'), 'content_sealed as sealed'])
        .where('tenant_id', '=', tenant)
        .where('id', '=', id)
        .$if(memberId !== undefined, (query) => query.where('member_id', '=', memberId ?? null))
        .executeTakeFirst();
      if (row === undefined) return undefined;
      const { sealed, ...image } = row;
      return { ...image, content: secrets.openBytes(SEALED_AS, sealed) };
    },
    async release(tx, tenant, owner) {
      await tx.deleteFrom('upload').where('tenant_id', '=', tenant).where('owner', '=', owner).execute();
    },
    sweep: () => deleteExpired(db, 'upload', sql<boolean>`owner is null`),
    // Each picture may have five megabytes.
    sealAnew: () => sealRowsAnew(db, secrets, { table: 'upload', column: 'content_sealed', purpose: SEALED_AS, pageSize: 10 }),
  };
}
