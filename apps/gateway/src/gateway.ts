import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import type { Addresses, PasswordCost, Passwords, Sessions, TransactionPasswords } from './modules/auth/index.ts';
import type { Cashier, CreatePaymentAdapter } from './modules/cashier/index.ts';
import type { PayoutAccounts } from './modules/payout-accounts/index.ts';
import type { Documents } from './modules/documents/index.ts';
import type { Referrals } from './modules/referrals/index.ts';
import type { Refusals } from './modules/refusals/index.ts';
import type { Members } from './modules/member/index.ts';
import type { OperatorModule } from './modules/operator/index.ts';
import type { AnnouncementNews, Notices } from './modules/notices/index.ts';
import type { DefaultProviders, Messages, Messaging } from './modules/messages/index.ts';
import type { CountryTable, Settings } from './modules/settings/index.ts';
import type { Fleet, Tenants } from './modules/tenant/index.ts';
import type { HumanCheck, PhoneProofs, SmsCodes, GenerateSolution } from './modules/verification/index.ts';
import type { Agency } from './wiring/agency.ts';
import type { People } from './wiring/people.ts';
import type { Uploads } from './modules/uploads/index.ts';
import type { TransferWallet } from './modules/transfer-wallet/index.ts';
import type { SeamlessWallet } from './modules/seamless-wallet/index.ts';
import type { Wallet } from './modules/wallet/index.ts';
import type { Database } from './platform/db/index.ts';
import type { Fetch, LogOptions } from './platform/http/index.ts';
import type { Metrics } from './platform/metrics/index.ts';
import type { Tracing } from './platform/tracing/index.ts';
import type { NewsServer, NewsServerOptions } from './platform/news/index.ts';
import type { PushHub } from './platform/push/index.ts';
import type { LedgerChecks } from './wiring/ledger-checks.ts';
import type { TrailChecks } from './modules/operator/index.ts';
import type { Jobs } from './platform/jobs/index.ts';

export interface AppDeps {
  readonly config: Pick<Config, 'production' | 'devEndpoints' | 'distDir' | 'vendorOrigin' | 'trustProxy' | 'humanCheckSecret' | 'defaultPassword'> & Partial<Pick<Config, 'requestsPerMinute' | 'providerOrigins' | 'opsTrustProxy'>>;
  /** Folder that keeps rasterized pictures across restarts; without it they are rasterized again. */
  readonly pictures?: string | undefined;
  /** Open and migrated. */
  readonly db: Database;
  readonly fleet: Fleet;
  /** Master secret, at least 32 characters. */
  readonly secret: string;
  /** Other master secrets whose data is read. */
  readonly acceptedSecrets?: readonly string[] | undefined;
  /** The platform's providers of messages; none unless given. */
  readonly messageProviders?: DefaultProviders | undefined;
  readonly log: LogOptions;
  /** Opens the server that news of balances go over; they go over the database unless given. */
  readonly openNews?: ((onChange: NewsServerOptions['onChange']) => NewsServer) | undefined;
  /** Generates captcha solutions; random unless given. */
  readonly solution?: GenerateSolution;
  /** Rounds of each derivation of a proof of work; as many as a device does in some seconds unless given. */
  readonly workCost?: number | undefined;
  /** Of new password hashes; that of production unless given. */
  readonly passwordCost?: PasswordCost | undefined;
  /** Payment adapters of merchants by name; none unless given. */
  readonly paymentAdapters?: Readonly<Record<string, CreatePaymentAdapter>> | undefined;
  /** Sends requests to outside providers; the global fetch unless given. */
  readonly fetch?: Fetch;
  /** Traces the requests; none unless given. */
  readonly tracing?: Pick<Tracing, 'requests'> | undefined;
  /** Countries by IP address; the registries' table unless given. */
  readonly countryTable?: CountryTable;
}

/** A gateway, ready to listen or to be injected into. */
export interface Gateway {
  readonly app: FastifyInstance;
  /** The operators' server, which listens on a port of its own or not at all. */
  readonly ops: OperatorModule['server'];
  readonly tenants: Tenants;
  readonly settings: Settings;
  readonly members: Members;
  readonly sessions: Sessions;
  readonly payoutAccounts: PayoutAccounts;
  readonly uploads: Uploads;
  readonly documents: Documents;
  readonly referrals: Referrals;
  /** What members show of themselves, and what they have to do with one another. */
  readonly people: Pick<People, 'resume' | 'agents'>;
  readonly agency: Pick<Agency, 'contracts' | 'closePeriod' | 'desk' | 'resume' | 'tellAccruals' | 'history' | 'moveBranch'>;
  readonly transactionPasswords: Pick<TransactionPasswords, 'verifyTransactionPassword'>;
  readonly passwords: Passwords;
  readonly addresses: Addresses;
  readonly messages: Messages;
  /** Sending what `messages` queued. */
  readonly messaging: Messaging;
  /** Refused calls of members that are kept for operators. */
  readonly refusals: Pick<Refusals, 'flush'>;
  readonly smsCodes: SmsCodes;
  readonly phoneProofs: PhoneProofs;
  readonly humanCheck: HumanCheck;
  readonly wallet: Wallet;
  readonly vendor: SeamlessWallet;
  readonly transfers: TransferWallet;
  readonly cashier: Cashier;
  readonly notices: Notices;
  /** Tells open pages when scheduled announcements begin and end. */
  readonly announcementNews: AnnouncementNews;
  readonly hub: PushHub;
  readonly metrics: Metrics;
  /** Deletes expired rows, whoever has the lease; returns the names of the jobs that failed. */
  readonly sweep: () => Promise<readonly string[]>;
  /** Jobs that are done once for each merchant and period. */
  readonly jobs: Jobs;
  /** The scheduled check of the ledger: its results, for metrics. */
  readonly ledgerChecks: LedgerChecks;
  /** The scheduled check of the trail, likewise. */
  readonly trailChecks: TrailChecks;
  /** Names of the jobs that one gateway at a time runs. */
  readonly sweepers: readonly string[];
  /** Sweeps where this process has or gets the lease and it is time. */
  readonly sweepIfLeader: () => Promise<void>;
  /** Closes the streams of sessions that ended at another process or expired. */
  readonly closeLapsed: () => Promise<void>;
  /** Encrypts with the present master secret what was encrypted with another accepted one and is kept for long. */
  readonly sealAnew: () => Promise<void>;
  /** Starts the outbox, the deletion of expired rows, and the jobs of merchants' periods. */
  start(): void;
  /** Says that it is not ready, and serves on: balancers then send their requests elsewhere before it closes. */
  drain(): void;
  /** Finishes requests and jobs under way, closes the streams, stops the timers. The database stays open. */
  close(): Promise<void>;
}
