import { LEDGER_CHECKS, type LedgerChecks } from './ledger-checks.ts';
import type { Cashier } from '../modules/cashier/index.ts';
import type { Members } from '../modules/member/index.ts';
import type { Messaging } from '../modules/messages/index.ts';
import { PLATFORM, type TrailChecks } from '../modules/operator/index.ts';
import type { Refusals } from '../modules/refusals/index.ts';
import type { SeamlessWallet } from '../modules/seamless-wallet/index.ts';
import type { TransferWallet } from '../modules/transfer-wallet/index.ts';
import type { Database } from '../platform/db/index.ts';
import type { Jobs } from '../platform/jobs/index.ts';
import { addDatabaseMetrics, type Metrics } from '../platform/metrics/index.ts';
import type { NewsServer } from '../platform/news/index.ts';
import type { PushHub } from '../platform/push/index.ts';
import { servedSince } from './served-since.ts';

export interface GatewayMetricsDeps {
  readonly metrics: Pick<Metrics, 'gauge' | 'counter' | 'oncePerScrape'>;
  readonly db: Database;
  readonly hub: Pick<PushHub, 'size'>;
  /** Where one is configured. */
  readonly news?: Pick<NewsServer, 'up' | 'dropped'> | undefined;
  readonly transfers: Pick<TransferWallet, 'unsettled' | 'betFeeds'>;
  readonly cashier: Pick<Cashier, 'unsettled' | 'withdrawals'>;
  readonly vendor: Pick<SeamlessWallet, 'capsStates' | 'heldWins'>;
  readonly members: Pick<Members, 'oldestTrial'>;
  readonly messaging: Pick<Messaging, 'stats'>;
  readonly refusals: Pick<Refusals, 'leftOut'>;
  readonly ledgerChecks: Pick<LedgerChecks, 'latest'>;
  readonly trailChecks: Pick<TrailChecks, 'latest'>;
  readonly jobs: Pick<Jobs, 'due'>;
  /** Those that are served. */
  readonly tenants: { all(): readonly { readonly id: string }[] };
}

type Deps = GatewayMetricsDeps;

/** The scheduled checks. One that never succeeded at a merchant is as old as the merchant, so that an alert is raised. */
function addCheckMetrics({ metrics, db, ledgerChecks, trailChecks, tenants }: Deps): void {
  const [ledger, trail] = [metrics.oncePerScrape(() => ledgerChecks.latest()), metrics.oncePerScrape(() => trailChecks.latest())];
  const since = metrics.oncePerScrape(() => servedSince(db, tenants.all().map(({ id }) => id)));
  metrics.gauge('livery_ledger_contradictions', 'Rows that contradict each other, by the last daily check of each kind: 0 as long as all is well.', ['merchant', 'check'], async () =>
    (await ledger()).map(({ tenant, name, found }) => ({ labels: { merchant: tenant, check: name }, value: found })),
  );
  metrics.gauge('livery_ledger_check_age_seconds', 'Time since the last check of each kind, or since the merchant is served.', ['merchant', 'check'], async () => {
    const done = new Map((await ledger()).map(({ tenant, name, at }) => [`${tenant}/${name}`, at]));
    return [...(await since())].flatMap(([merchant, served]) =>
      merchant === PLATFORM ? [] : LEDGER_CHECKS.map((check) => ({ labels: { merchant, check }, value: ageOf(db, done.get(`${merchant}/${check}`) ?? served) })),
    );
  });
  metrics.gauge('livery_trail_faults', '1 for a chain of the trail with a changed, missing or cut-off row, 0 as long as it is whole; the merchant * is the platform.', ['merchant'], async () =>
    (await trail()).map(({ tenant, fault }) => ({ labels: { merchant: tenant }, value: Number(fault !== null) })),
  );
  const trailAge = async (which: 'at' | 'wholeAt') => {
    const done = new Map((await trail()).map((check) => [check.tenant, check[which]]));
    return [...(await since())].map(([merchant, served]) => ({ labels: { merchant }, value: ageOf(db, done.get(merchant) ?? served) }));
  };
  metrics.gauge('livery_trail_check_age_seconds', 'Time since the last check of a chain of the trail, or since the merchant is served.', ['merchant'], () => trailAge('at'));
  metrics.gauge('livery_trail_whole_age_seconds', 'Time since a chain of the trail was last computed again from its first row.', ['merchant'], () => trailAge('wholeAt'));
}

function addMoneyMetrics({ metrics, db, transfers, cashier, vendor }: Deps): void {
  const unsettled = metrics.oncePerScrape(() => transfers.unsettled());
  metrics.gauge('livery_wallet_transfers', 'Transfers to and from vendors that have not ended, by state.', ['state'], async () =>
    (await unsettled()).map(({ state, transfers: value }) => ({ labels: { state }, value })),
  );
  metrics.gauge('livery_wallet_transfer_age_seconds', 'Age of the oldest transfer that has not ended, by state.', ['state'], async () =>
    (await unsettled()).map(({ state, since }) => ({ labels: { state }, value: ageOf(db, since) })),
  );
  metrics.gauge('livery_bet_feed_failing', '1 for a vendor whose list of bets could not be read at the last try: its bets are not counted meanwhile.', ['merchant', 'vendor'], async () =>
    (await transfers.betFeeds()).map(({ tenant, vendor: code, failing }) => ({ labels: { merchant: tenant, vendor: code }, value: Number(failing) })),
  );
  const deposits = metrics.oncePerScrape(() => cashier.unsettled());
  metrics.gauge('livery_deposits', 'Deposits that wait for their payment or its credit, by state; those that need a look of a person as look, those whose refund is under way as refunding.', ['merchant', 'state'], async () =>
    (await deposits()).map(({ tenant, state, deposits: value }) => ({ labels: { merchant: tenant, state }, value })),
  );
  metrics.gauge('livery_deposit_age_seconds', 'Age of the oldest of them, by state.', ['merchant', 'state'], async () =>
    (await deposits()).map(({ tenant, state, since }) => ({ labels: { merchant: tenant, state }, value: ageOf(db, since) })),
  );
  const withdrawals = metrics.oncePerScrape(() => cashier.withdrawals.unsettled());
  metrics.gauge('livery_withdrawals', 'Withdrawals under way, by state; those whose arrival is disputed as dispute, and those whose provider contradicts itself as look.', ['merchant', 'state'], async () =>
    (await withdrawals()).map(({ tenant, state, withdrawals: value }) => ({ labels: { merchant: tenant, state }, value })),
  );
  metrics.gauge('livery_withdrawal_age_seconds', 'Age of the oldest of them, by state.', ['merchant', 'state'], async () =>
    (await withdrawals()).map(({ tenant, state, since }) => ({ labels: { merchant: tenant, state }, value: ageOf(db, since) })),
  );
  metrics.gauge('livery_vendor_stopped', '1 for a vendor that passed a cap on its net loss and takes no bets.', ['merchant', 'vendor'], async () =>
    (await vendor.capsStates(db.query)).map(({ tenant, vendor: code, stopped }) => ({ labels: { merchant: tenant, vendor: code }, value: stopped === undefined ? 0 : 1 })),
  );
  metrics.gauge('livery_held_wins', 'Wins above a cap that wait for a decision.', ['merchant', 'vendor'], async () => {
    const byVendor = Map.groupBy(await vendor.heldWins(db.query), ({ tenant, vendor: code }) => `${tenant}/${code}`);
    return [...byVendor.values()].flatMap(([first, ...more]) => (first === undefined ? [] : [{ labels: { merchant: first.tenant, vendor: first.vendor }, value: 1 + more.length }]));
  });
}

function addMessageMetrics({ metrics, messaging }: Deps): void {
  const stats = metrics.oncePerScrape(() => messaging.stats());
  metrics.gauge('livery_messages', 'Messages to people by state; ended ones of the last seven days.', ['merchant', 'channel', 'state'], async () =>
    (await stats()).flatMap(({ tenant, channel, waiting, sent, failed }) => Object.entries({ waiting, sent, failed }).map(([state, value]) => ({ labels: { merchant: tenant, channel, state }, value }))),
  );
  metrics.gauge('livery_message_age_seconds', 'Age of the longest waiting message.', ['merchant', 'channel'], async () =>
    (await stats()).map(({ tenant, channel, oldestWaitingSeconds: value }) => ({ labels: { merchant: tenant, channel }, value })),
  );
}

const ageOf = ({ clock }: Database, at: Date): number => Math.max(0, (clock.now() - at.getTime()) / 1000);

/** Adds the gauges of the platform and of its modules. Figures of the database are the same at every gateway. */
export function addMetrics(deps: Deps): void {
  const { metrics, db, hub, news, members, jobs, refusals } = deps;
  addDatabaseMetrics({ metrics, db });
  metrics.gauge('livery_event_streams', 'Open streams of events at this process.', [], () => [{ labels: {}, value: hub.size() }]);
  metrics.gauge('livery_trial_account_age_seconds', 'Age of the oldest trial account: they are deleted after thirty days.', [], async () => {
    const oldest = await members.oldestTrial();
    return [{ labels: {}, value: oldest === undefined ? 0 : ageOf(db, oldest) }];
  });
  metrics.counter('livery_member_refusals_left_out_total', 'Refused calls of members that were not kept, since too many of one merchant came at once.', ['merchant'], () =>
    [...refusals.leftOut].map(([merchant, value]) => ({ labels: { merchant }, value })),
  );
  const { listening } = db.broadcast;
  if (listening !== undefined) {
    metrics.gauge('livery_gateways_heard', '1 while this process hears what the other gateways tell over the database.', [], () => [{ labels: {}, value: Number(listening()) }]);
  }
  if (news !== undefined) {
    metrics.gauge('livery_news_up', '1 where news of balances go out and come in over the news server.', [], () => [{ labels: {}, value: Number(news.up()) }]);
    metrics.counter('livery_news_dropped_total', 'News of balances that this process could not send since its start.', [], () => [{ labels: {}, value: news.dropped() }]);
  }
  metrics.gauge('livery_job_periods_due', 'Days, hours or five minutes that are over and whose job is not done, at most a month of days or hours; the merchant * is the platform.', ['merchant', 'job'], async () =>
    (await jobs.due()).map(({ tenant, job, periods }) => ({ labels: { merchant: tenant, job }, value: periods })),
  );
  addCheckMetrics(deps);
  addMoneyMetrics(deps);
  addMessageMetrics(deps);
}
