import { isOperatorCall, mayNeedApproval } from '@livery/contracts';
import type { FastifyInstance } from 'fastify';
import type { Secrets } from '../../platform/crypto/index.ts';
import type { Database } from '../../platform/db/index.ts';
import type { Idempotency, LogOptions, Tenant } from '../../platform/http/index.ts';
import type { Metrics } from '../../platform/metrics/index.ts';
import type { Auth, Passwords } from '../auth/index.ts';
import type { Agents } from '../agents/index.ts';
import type { Cashier } from '../cashier/index.ts';
import type { Documents } from '../documents/index.ts';
import type { Cashback } from '../cashback/index.ts';
import type { Members, Profiles } from '../member/index.ts';
import type { PayoutAccounts } from '../payout-accounts/index.ts';
import { createInboxEdits } from '../inbox/index.ts';
import { createAnnouncementEdits, createOfferEdits, type Notices } from '../notices/index.ts';
import type { Referrals } from '../referrals/index.ts';
import type { Refusals } from '../refusals/index.ts';
import type { SeamlessWallet } from '../seamless-wallet/index.ts';
import { createHelpEdits, type ProviderOrigins, type Settings } from '../settings/index.ts';
import type { Uploads } from '../uploads/index.ts';
import type { TransferWallet } from '../transfer-wallet/index.ts';
import type { Wallet } from '../wallet/index.ts';
import { adminHandlers } from './accounts/admin-handlers.ts';
import { createEnrolment } from './accounts/enrolment.ts';
import { createOperatorAttempts } from './accounts/operator-attempts.ts';
import { createOperatorLogin } from './accounts/operator-login.ts';
import { createOperatorSessions } from './accounts/operator-sessions.ts';
import { createOperators } from './accounts/operators.ts';
import { sealOperatorsAnew } from './accounts/seal-anew.ts';
import { sessionHandlers } from './accounts/session-handlers.ts';
import { approvalHandlers } from './approvals/approval-handlers.ts';
import { createApprovals } from './approvals/approvals.ts';
import { createMovementBudget } from './approvals/movement-budget.ts';
import { announcementHandlers } from './content/announcement-handlers.ts';
import { inboxHandlers } from './content/inbox-handlers.ts';
import { bannerHandlers } from './content/banner-handlers.ts';
import { helpHandlers } from './content/help-handlers.ts';
import { promotionHandlers } from './content/promotion-handlers.ts';
import { affiliateHandlers } from './members/affiliate-handlers.ts';
import { agentDeskHandlers, type AgentDeskDeps } from './members/agent-handlers.ts';
import { appointHandlers } from './members/appoint-handlers.ts';
import { blockHandlers } from './members/block-handlers.ts';
import { documentDeskHandlers } from './members/document-handlers.ts';
import { referralDeskHandlers } from './members/referral-handlers.ts';
import { refusalDeskHandlers } from './members/refusal-handlers.ts';
import { memberReadHandlers } from './members/member-handlers.ts';
import { rankHandlers } from './members/rank-handlers.ts';
import { agentPayHandlers, type AgentPayDeps } from './money/agent-pay-handlers.ts';
import { cashbackDeskHandlers } from './money/cashback-handlers.ts';
import { correctionHandlers } from './money/correction-handlers.ts';
import { depositDeskHandlers } from './money/deposit-handlers.ts';
import { heldWinHandlers } from './money/held-win-handlers.ts';
import { paymentMethodHandlers } from './money/payment-method-handlers.ts';
import { payoutMethodHandlers } from './money/payout-method-handlers.ts';
import { statementHandlers } from './money/statement-handlers.ts';
import { peerPaymentHandlers } from './money/peer-payment-handlers.ts';
import { withdrawalDeskHandlers } from './money/withdrawal-handlers.ts';
import { settlementHandlers } from './money/settlement-handlers.ts';
import { createOperatorServer } from './server/operator-server.ts';
import type { EffectHandler, EffectName, OperatorHandlers } from './server/operator-handlers.ts';
import { registerOperatorCalls } from './server/register-operator-calls.ts';
import { createRunEffect } from './server/run-effect.ts';
import { settingHandlers } from './site/setting-handlers.ts';
import { siteHandlers } from './site/site-handlers.ts';
import { trailHandlers } from './trail/trail-handlers.ts';
import { createTrail } from './trail/trail.ts';
import { capsHandlers } from './vendors/caps-handlers.ts';
import { gameHandlers } from './vendors/game-handlers.ts';
import { keyHandlers } from './vendors/key-handlers.ts';
import { vendorHandlers } from './vendors/vendor-handlers.ts';

export interface OperatorsDeps {
  readonly db: Database;
  readonly secrets: Secrets;
  readonly passwords: Passwords;
  readonly auth: Pick<Auth, 'sessions' | 'devices'>;
  readonly members: Members;
  readonly payoutAccounts: Pick<PayoutAccounts, 'list'>;
  readonly documents: Documents;
  readonly uploads: Uploads;
  readonly referrals: Pick<Referrals, 'list' | 'holderOf'>;
  readonly refusals: Pick<Refusals, 'list'>;
  readonly agents: Pick<Agents, 'tree' | 'teams' | 'links'>;
  readonly agency: AgentDeskDeps['agency'] & Pick<AgentPayDeps, 'desk' | 'settlements' | 'pages' | 'settled' | 'settlementChanged'>;
  readonly profiles: Pick<Profiles, 'of'>;
  readonly wallet: Wallet;
  readonly vendor: SeamlessWallet;
  readonly transfers: TransferWallet;
  readonly cashier: Cashier;
  readonly cashback: Cashback;
  readonly settings: Settings;
  readonly notices: Pick<Notices, 'announce'>;
  /** Tells gateways and open pages of an announcement, after the commit. */
  readonly announcementChanged: (tenantId: string, id: string) => void;
  /** Tells gateways and open pages of messages to these members, to all without ids, after the commit. */
  readonly inboxChanged: (tenantId: string, memberIds?: readonly string[]) => void;
  /** Begins to deliver what was written to some members, after the commit. */
  readonly deliverMessages: () => void;
  readonly idempotency: Idempotency;
  /** Drops what this process caches of vendors and games. */
  readonly catalogueChanged: () => void;
  readonly tenantOf: (merchantCode: string) => Tenant | undefined;
  readonly log: LogOptions;
  /** Proxies in front of the operators' server whose `X-Forwarded-*` headers are believed. */
  readonly trustProxy: boolean | string;
  /** Counts operators' calls. */
  readonly metrics: Pick<Metrics, 'request' | 'refusal'>;
  /** Origins that settings may name, since tokens and secrets are sent there. */
  readonly providerOrigins: Pick<ProviderOrigins, 'allows'>;
  readonly production: boolean;
}

/** The operators' side of the gateway. */
export interface OperatorModule {
  /** A server of its own, which never shares a port with the players'. */
  readonly server: FastifyInstance;
  /** Encrypts with the present master secret what was encrypted with another accepted one. */
  sealAnew(): Promise<{ readonly sealed: number; readonly unreadable: number }>;
  /** Delete expired rows, by table; of approvals, which stay, they end those that waited too long. */
  readonly sweepers: Readonly<Record<string, () => Promise<void>>>;
}

/** Creates the stores, the handlers and the server of operators. */
export async function createOperatorModule(deps: OperatorsDeps): Promise<OperatorModule> {
  const { db, secrets, tenantOf } = deps;
  const operators = createOperators(db);
  const sessions = createOperatorSessions(db, operators);
  const attempts = createOperatorAttempts(db);
  const enrolment = createEnrolment(db, secrets);
  const trail = createTrail(db);
  const approvals = createApprovals(db);
  const budget = createMovementBudget(db);
  const login = createOperatorLogin({ ...deps, operators, sessions, attempts, trail });
  /** The handler of a call that may wait for a second operator. */
  const effectOf = (name: string): EffectHandler<EffectName> | undefined => {
    const handler = isOperatorCall(name) && mayNeedApproval(name) ? handlers[name] : undefined;
    return typeof handler === 'object' ? handler : undefined;
  };
  const handlers: OperatorHandlers = {
    ...sessionHandlers({ ...deps, operators, sessions, attempts, enrolment, login, trail }),
    ...adminHandlers({ db, operators, sessions, enrolment, hasMerchant: (code) => tenantOf(code) !== undefined }),
    ...memberReadHandlers({ ...deps, ...deps.auth, clock: db.clock }),
    ...blockHandlers({ ...deps, ...deps.auth }),
    ...rankHandlers({ ...deps, clock: db.clock }),
    ...documentDeskHandlers({ ...deps, messages: createInboxEdits(db), clock: db.clock }),
    ...referralDeskHandlers(deps),
    ...refusalDeskHandlers(deps),
    ...agentDeskHandlers({ ...deps, clock: db.clock }),
    ...affiliateHandlers(deps),
    ...appointHandlers({ ...deps, clock: db.clock }),
    ...agentPayHandlers({ ...deps, ...deps.agency }),
    ...correctionHandlers(deps),
    ...settlementHandlers({ ...deps, trail }),
    ...heldWinHandlers(deps),
    ...depositDeskHandlers(deps),
    ...paymentMethodHandlers(deps),
    ...peerPaymentHandlers(deps),
    ...withdrawalDeskHandlers(deps),
    ...payoutMethodHandlers(deps),
    ...statementHandlers({ ...deps, clock: db.clock }),
    ...cashbackDeskHandlers({ ...deps, clock: db.clock, hasVendor: async (tx, code) => (await tx.selectFrom('game_vendor').select('code').where('code', '=', code).executeTakeFirst()) !== undefined }),
    ...keyHandlers({ ...deps, approvals }),
    ...settingHandlers(deps),
    ...vendorHandlers(deps),
    ...capsHandlers(deps),
    ...gameHandlers(deps),
    ...approvalHandlers({ approvals, operators, effectOf }),
    ...announcementHandlers({ ...deps, announcements: createAnnouncementEdits(db), clock: db.clock }),
    ...bannerHandlers({ banners: createOfferEdits(db).banners, settings: deps.settings, clock: db.clock }),
    ...promotionHandlers({ promotions: createOfferEdits(db).promotions, settings: deps.settings, clock: db.clock }),
    ...helpHandlers({ help: createHelpEdits(db) }),
    ...inboxHandlers({ ...deps, messages: createInboxEdits(db), clock: db.clock }),
    ...siteHandlers(deps),
    ...trailHandlers(db, trail),
  };
  const server = createOperatorServer({ log: deps.log, newId: db.newId, trustProxy: deps.trustProxy, metrics: deps.metrics });
  await server.register(async (routes) => {
    const runEffect = createRunEffect({ db, trail, approvals, budget, idempotency: deps.idempotency, approvalAbove: (tenant) => deps.settings.get(tenant.id, 'operatorApprovalAbove') });
    registerOperatorCalls(routes, { db, handlers, sessions, trail, tenantOf, runEffect, production: deps.production });
  });
  await server.ready();
  return {
    server,
    sealAnew: () => sealOperatorsAnew(db, secrets),
    sweepers: { operator_session: sessions.sweep, operator_attempt: attempts.sweep, operator_approval: approvals.sweep, operator_movement: budget.sweep },
  };
}
