import type { ArtDirectory } from '@livery/demo-artwork';
import { avatarHandlers, createAvatars } from './modules/avatars/index.ts';
import { createDocuments, documentHandlers, type Documents } from './modules/documents/index.ts';
import type { Site } from './modules/settings/index.ts';
import { createUploads, uploadHandlers, type Uploads } from './modules/uploads/index.ts';
import type { Secrets } from './platform/crypto/index.ts';
import type { Database, Tx } from './platform/db/index.ts';
import type { Handlers, Throttle } from './platform/http/index.ts';

/** What members show of themselves. */
export interface People {
  readonly uploads: Uploads;
  readonly documents: Documents;
  /** Deletes what an account shows of its holder, when it is handed over to another. */
  forget(tx: Tx, tenant: string, memberId: string): Promise<void>;
  readonly handlers: Handlers<'uploadImage' | 'uploadedImage' | 'playerIcon' | 'playerAvatars' | 'choosePlayerIcon' | 'documents' | 'sendDocuments'>;
}

/** Creates the modules of pictures, avatars and identity documents. */
export function createPeople({ db, secrets, throttle, site, images }: { readonly db: Database; readonly secrets: Secrets; readonly throttle: Throttle; readonly site: Site; readonly images: Pick<ArtDirectory, 'avatar'> }): People {
  const uploads = createUploads({ db, secrets, throttle });
  const documents = createDocuments(db, uploads);
  const avatars = createAvatars(db, uploads);
  return {
    uploads,
    documents,
    async forget(tx, tenant, memberId) {
      await documents.forget(tx, tenant, memberId);
      await avatars.choose(tx, tenant, memberId, undefined);
    },
    handlers: {
      ...uploadHandlers({ uploads }),
      ...avatarHandlers({ db, avatars, images }),
      ...documentHandlers({ db, documents, uploads, site }),
    },
  };
}
