import type { ArtDirectory } from '@livery/demo-artwork';
import type { TransactionPasswords } from './modules/auth/index.ts';
import { avatarHandlers, createAvatars } from './modules/avatars/index.ts';
import { createDocuments, documentHandlers, type Documents } from './modules/documents/index.ts';
import { createInboxEdits } from './modules/inbox/index.ts';
import type { Members, Profiles } from './modules/member/index.ts';
import { createMemberTransfers, memberTransferHandlers } from './modules/member-transfers/index.ts';
import type { Site } from './modules/settings/index.ts';
import { createUploads, uploadHandlers, type Uploads } from './modules/uploads/index.ts';
import type { Wallet } from './modules/wallet/index.ts';
import type { Secrets } from './platform/crypto/index.ts';
import type { Database } from './platform/db/index.ts';
import type { Handlers, Throttle } from './platform/http/index.ts';

export interface PeopleDeps {
  readonly db: Database;
  readonly secrets: Secrets;
  readonly throttle: Throttle;
  readonly site: Site;
  readonly wallet: Wallet;
  readonly members: Members;
  readonly profiles: Profiles;
  readonly images: Pick<ArtDirectory, 'avatar'>;
  /** Tells open pages of a message to these members, after the commit. */
  readonly inboxChanged: (tenantId: string, memberIds: readonly string[]) => void;
}

type Names =
  | 'uploadImage' | 'uploadedImage' | 'playerIcon' | 'playerAvatars' | 'choosePlayerIcon' | 'documents' | 'sendDocuments'
  | 'memberTransferOptions' | 'memberTransfers' | 'transferToUpline' | 'downlineMember' | 'transferToDownline';

/** What members show of themselves, and what they have to do with one another. */
export interface People {
  readonly uploads: Uploads;
  readonly documents: Documents;
  handlers(transactionPasswords: Pick<TransactionPasswords, 'verifyTransactionPassword'>): Handlers<Names>;
}

/** Creates the modules of pictures, avatars, identity documents, and money between members. */
export function createPeople({ db, secrets, throttle, site, wallet, members, profiles, images, inboxChanged }: PeopleDeps): People {
  const uploads = createUploads({ db, secrets, throttle });
  const documents = createDocuments(db, uploads);
  const transfers = createMemberTransfers(db, wallet);
  return {
    uploads,
    documents,
    handlers: (transactionPasswords) => ({
      ...uploadHandlers({ uploads }),
      ...avatarHandlers({ db, avatars: createAvatars(db, uploads), images }),
      ...documentHandlers({ db, documents, uploads, site }),
      ...memberTransferHandlers({ db, transfers, members, profiles, wallet, site, transactionPasswords, messages: createInboxEdits(db), inboxChanged }),
    }),
  };
}
