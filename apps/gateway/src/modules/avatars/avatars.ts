import type { ResponseOf } from '@livery/contracts';
import type { Database, Tx } from '../../platform/db/index.ts';
import type { Uploads } from '../uploads/index.ts';

/** What an account shows: one of the gallery, one of its own, or nothing. */
export type Avatar = { readonly code: string } | { readonly image: string } | undefined;

/** Pictures that accounts show. */
export interface Avatars {
  /** The picture of an account as calls answer it; `address` is where one of the gallery is served. */
  of(tenant: string, memberId: string, address: (code: string) => string): Promise<ResponseOf<'playerIcon'>>;
  /** Chooses one in place of the former, whose upload is deleted. @throws Problem VALIDATION_FAILED where an upload may not be used */
  choose(tx: Tx, tenant: string, memberId: string, avatar: Avatar): Promise<void>;
}

const ownerOf = (memberId: string): string => `avatar:${memberId}`;
const NONE = { kind: 'none', code: null, picture: null } as const;

/** Creates the {@link Avatars}. */
export function createAvatars(db: Database, uploads: Pick<Uploads, 'claim' | 'read' | 'release'>): Avatars {
  return {
    async of(tenant, memberId, address) {
      const row = await db.query.selectFrom('player_avatar').select(['code', 'image_id as image']).where('tenant_id', '=', tenant).where('member_id', '=', memberId).executeTakeFirst();
      if (row === undefined) return NONE;
      if (row.code !== null) return { kind: 'gallery', code: row.code, picture: address(row.code) };
      const image = row.image === null ? undefined : await uploads.read(tenant, row.image, memberId);
      return image === undefined ? NONE : { kind: 'own', code: null, picture: `data:${image.mediaType};base64,${image.content.toString('base64')}` };
    },
    async choose(tx, tenant, memberId, avatar) {
      // The member's row is held: of two choices at once the later one counts whole.
      await tx.selectFrom('member').select('id').where('tenant_id', '=', tenant).where('id', '=', memberId).forUpdate().execute();
      await tx.deleteFrom('player_avatar').where('tenant_id', '=', tenant).where('member_id', '=', memberId).execute();
      await uploads.release(tx, tenant, ownerOf(memberId));
      if (avatar === undefined) return;
      const image = 'image' in avatar ? avatar.image : null;
      if (image !== null) await uploads.claim(tx, { tenant, memberId, purpose: 'avatar', ids: [image], owner: ownerOf(memberId), field: 'image' });
      await tx
        .insertInto('player_avatar')
        .values({ tenant_id: tenant, member_id: memberId, code: 'code' in avatar ? avatar.code : null, image_id: image, chosen_at: new Date(db.clock.now()) })
        .execute();
    },
  };
}
