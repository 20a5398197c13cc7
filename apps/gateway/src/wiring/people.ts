import type { ArtDirectory } from '@livery/demo-artwork';
import { agentHandlers, createAgents, linkHandlers, messageHandlers, openAccountHandlers, panelHandlers, type Agents } from '../modules/agents/index.ts';
import type { Passwords, TransactionPasswords } from '../modules/auth/index.ts';
import { turnoverLeft, type Turnover, type Withdrawals } from '../modules/cashier/index.ts';
import { avatarHandlers, createAvatars } from '../modules/avatars/index.ts';
import { createDocuments, documentHandlers, type Documents } from '../modules/documents/index.ts';
import { createInboxEdits } from '../modules/inbox/index.ts';
import { maskAccount, type Members, type Profiles } from '../modules/member/index.ts';
import { createMemberTransfers, memberTransferHandlers } from '../modules/member-transfers/index.ts';
import type { PayoutAccounts } from '../modules/payout-accounts/index.ts';
import { createReferrals, createRewards, referralHandlers, tariffOf, type Referrals } from '../modules/referrals/index.ts';
import type { Site } from '../modules/settings/index.ts';
import type { Tenants } from '../modules/tenant/index.ts';
import { createUploads, uploadHandlers, type Uploads } from '../modules/uploads/index.ts';
import type { Wallet } from '../modules/wallet/index.ts';
import type { Secrets } from '../platform/crypto/index.ts';
import type { Database, Tx } from '../platform/db/index.ts';
import type { Handlers, Tenant, Throttle } from '../platform/http/index.ts';
import { moneyText } from '../platform/texts/index.ts';

export interface PeopleDeps {
  readonly db: Database;
  readonly secrets: Secrets;
  readonly throttle: Throttle;
  readonly site: Site;
  readonly wallet: Wallet;
  readonly members: Members;
  readonly profiles: Profiles;
  readonly tenants: Tenants;
  readonly images: Pick<ArtDirectory, 'avatar'>;
  readonly log: { error(facts: object, message: string): void };
  /** Tells open pages of a message to these members, after the commit. */
  readonly inboxChanged: (tenantId: string, memberIds: readonly string[]) => void;
  readonly payoutAccounts: Pick<PayoutAccounts, 'holdersOf' | 'shared'>;
  /** What a game is called in a language; the code of one that is not known. */
  readonly gameName: (code: string, language: string) => string;
  /** Begins what is to be played for a reward, in the transaction of its credit. */
  readonly gifted: Withdrawals['gifted'];
}

/** What the handlers need that is created later. */
export interface PeopleHandlersDeps {
  readonly transactionPasswords: Pick<TransactionPasswords, 'verifyTransactionPassword'>;
  readonly turnover: Pick<Turnover, 'open' | 'settle'>;
  readonly passwords: Pick<Passwords, 'hash'>;
}

type Names =
  | 'uploadImage' | 'uploadedImage' | 'playerIcon' | 'playerAvatars' | 'choosePlayerIcon' | 'documents' | 'sendDocuments'
  | 'memberTransferOptions' | 'memberTransfers' | 'transferToUpline' | 'downlineMember' | 'transferToDownline' | 'referral' | 'referralFriends'
  | 'agentOverview' | 'agentTeam' | 'agentBetting' | 'agentProfit' | 'agentIncome' | 'agentIncomeDay' | 'agentBets' | 'agentTransactions' | 'agentMessage' | 'agentRate' | 'agentLinks' | 'agentLinkMake' | 'agentLinkEnd' | 'agentOpenAccount';

/** What members show of themselves, and what they have to do with one another. */
export interface People {
  readonly uploads: Uploads;
  readonly documents: Documents;
  /** Deletes what an account shows of its holder, when it is handed over to another. */
  forget(tx: Tx, tenant: string, memberId: string): Promise<void>;
  readonly referrals: Referrals;
  readonly agents: Agents;
  /** What a registration has to do with whoever invited the friend. */
  readonly referralPort: { invitation(tenant: Tenant, code: string): Promise<{ joined(tx: Tx, friendId: string): Promise<void> } | undefined> };
  /** Credits rewards that are due, and lets uplines follow the moves whose time has come: each by itself, whatever becomes of the other. */
  readonly resume: () => Promise<void>;
  /** What is done now and then by one gateway, by the table it keeps. */
  readonly sweepers: Readonly<Record<'upload' | 'team_day', () => Promise<unknown>>>;
  handlers(later: PeopleHandlersDeps): Handlers<Names>;
}

/** Creates the modules of pictures, avatars, identity documents, and money between members. */
export function createPeople({ db, secrets, throttle, site, wallet, members, profiles, tenants, images, log, inboxChanged, payoutAccounts, gameName, gifted }: PeopleDeps): People {
  const uploads = createUploads({ db, secrets, throttle });
  const documents = createDocuments(db, uploads);
  const avatars = createAvatars(db, uploads);
  const transfers = createMemberTransfers(db, wallet);
  const messages = createInboxEdits(db);
  const referrals = createReferrals(db);
  const agents = createAgents({ db, tenants, site });
  const tenantOf = (id: string): Tenant => {
    const tenant = tenants.byMerchant(id);
    if (tenant === undefined) throw new Error(`No merchant ${id}.`);
    return tenant;
  };
  const rewards = createRewards({
    db, wallet, messages, inboxChanged, gifted, payoutAccounts,
    served: () => tenants.all().map(({ id }) => id),
    onError: (err, friend) => log.error({ err, ...friend }, 'Nothing could be decided about a reward for a friend; it is looked at again.'),
    sameAddressCounts: async (id) => (await site.setting(tenantOf(id), 'referral'))?.sameAddress === true,
    moneyText: (id, amount) => moneyText(tenantOf(id).currency, amount),
    maskedAccount: async (tx, tenant, memberId) => maskAccount((await members.byId(tenant, memberId, tx))?.username ?? ''),
  });
  return {
    uploads,
    documents,
    async forget(tx, tenant, memberId) {
      await documents.forget(tx, tenant, memberId);
      await avatars.choose(tx, tenant, memberId, undefined);
    },
    referrals,
    agents,
    referralPort: {
      async invitation(tenant, code) {
        const referrerId = await referrals.referrerOf(tenant.id, code);
        if (referrerId === undefined) return undefined;
        const tariff = await tariffOf(site, tenant);
        return { joined: (tx, friendId) => referrals.joined(tx, tenant.id, { friendId, referrerId, currency: tenant.currency.code, tariff }) };
      },
    },
    async resume() {
      const ended = await Promise.allSettled([rewards.resume(), agents.tree.follow()]);
      const faults = ended.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
      if (faults.length > 1) throw new AggregateError(faults, 'Neither rewards nor moves could be carried on.');
      if (faults.length > 0) throw faults[0];
    },
    sweepers: { upload: uploads.sweep, team_day: agents.teamDays.countRecent },
    handlers: ({ transactionPasswords, turnover, passwords }) => ({
      ...uploadHandlers({ uploads }),
      ...avatarHandlers({ db, avatars, images }),
      ...documentHandlers({ db, documents, uploads, site }),
      ...memberTransferHandlers({ db, transfers, members, profiles, wallet, site, transactionPasswords, messages, inboxChanged,
        turnoverLeft: async (tx, tenant, memberId, currency) => turnoverLeft(await turnover.settle(tx, tenant, memberId, currency)),
        turnoverOf: async (tenant, memberId, currency) => turnoverLeft(await turnover.open(tenant, memberId, currency)),
      }),
      ...referralHandlers({ referrals, rewards, members, site }),
      ...agentHandlers({ db, agents, members, site, throttle }),
      ...panelHandlers({ db, agents, site, gameName }),
      ...messageHandlers({ db, tree: agents.tree, throttle, site, inboxChanged, masked: maskAccount,
        write: (tx, tenantId, memberId, texts) => messages.write(tx, tenantId, { type: 'account', audience: { to: 'member', memberId }, link: null, sentAt: new Date(db.clock.now()), texts }),
      }),
      ...linkHandlers({ db, links: agents.links, tree: agents.tree, site }),
      ...openAccountHandlers({ db, tree: agents.tree, members, throttle, site, hash: (password, owner) => passwords.hash(password, owner) }),
    }),
  };
}
