import { avatarCodes, type ArtDirectory } from '@livery/demo-artwork';
import type { Database } from '../../platform/db/index.ts';
import { fieldFault, type Handlers, type Tenant } from '../../platform/http/index.ts';
import type { Avatars } from './avatars.ts';

export interface AvatarHandlersDeps {
  readonly db: Database;
  readonly avatars: Avatars;
  readonly images: Pick<ArtDirectory, 'avatar'>;
}

/** Handlers of the calls about the picture that an account shows. */
export function avatarHandlers({ db, avatars, images }: AvatarHandlersDeps): Handlers<'playerIcon' | 'playerAvatars' | 'choosePlayerIcon'> {
  const addressAt = ({ id }: Tenant) => (code: string): string => images.avatar(id, code);
  return {
    playerIcon: ({ tenant, member }) => avatars.of(tenant.id, member.id, addressAt(tenant)),
    async playerAvatars({ tenant, member }) {
      const address = addressAt(tenant);
      return { gallery: avatarCodes.map((code) => ({ code, picture: address(code) })), chosen: await avatars.of(tenant.id, member.id, address) };
    },
    async choosePlayerIcon({ request: { code, image }, tenant, member }) {
      if (code !== undefined && !avatarCodes.includes(code)) throw fieldFault('code');
      const avatar = code === undefined ? (image === undefined ? undefined : { image }) : { code };
      await db.transaction((tx) => avatars.choose(tx, tenant.id, member.id, avatar));
      return avatars.of(tenant.id, member.id, addressAt(tenant));
    },
  };
}
