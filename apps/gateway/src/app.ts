import { createArtDirectory, palettesOf, promotionSubject, registerArtwork } from '@livery/demo-artwork';
import { createVisitorCountry, registerDevMerchant, registerDevSettings } from './dev/index.ts';
import { registerCountryFlags } from './country-flags/index.ts';
import { createPreloadedState, createFrameOrigins, createSites, createTemplates, registerFiles } from './hosting/index.ts';
import type { AppDeps, Gateway } from './gateway.ts';
import { createHousekeeping, LEASE_TTL_MS } from './wiring/housekeeping.ts';
import {
  countPopularity,
  createCatalogueNames,
  createFavourites,
  createGameFacts,
  createGameRepository,
  createLotteries,
  createRooms,
  createCatalogueCache,
  createCorrectionBudget,
  gamesHandlers,
  isPageOf,
} from './modules/games/index.ts';
import { cashbackHandlers, createCashback, createCashbackJob } from './modules/cashback/index.ts';
import { createCashier, depositHandlers, depositReplays, paymentCallbackRoutes, withdrawalHandlers, withdrawalReplays } from './modules/cashier/index.ts';
import { createInbox, createInboxDelivery, createUnreadNews, inboxHandlers, sweepInbox } from './modules/inbox/index.ts';
import { createAuth } from './modules/auth/index.ts';
import { createAffiliates, createBalances, createMembers, createBetOfEntry, createPlayerStatus, createRoundGames, createWins, createProfiles, memberHandlers, profileHandlers, statusSql } from './modules/member/index.ts';
import { createOperatorModule } from './modules/operator/index.ts';
import { createAnnouncementNews, createNotices, noticesHandlers } from './modules/notices/index.ts';
import { createMessaging, registerDevOutbox } from './modules/messages/index.ts';
import { createRefusals, noteRequests } from './modules/refusals/index.ts';
import { createProviderOrigins, createSettingsModule, openCountryTable, outsideOrigins } from './modules/settings/index.ts';
import { adoptFleet } from './modules/tenant/index.ts';
import { createPayoutAccounts, payoutAccountHandlers } from './modules/payout-accounts/index.ts';
import { createVerification, registerLocalHumanCheck, registerLocalPhoneProvider } from './modules/verification/index.ts';
import { createCatalogueVendors, createTransferWallet, transferHandlers, transferReplays } from './modules/transfer-wallet/index.ts';
import { createSeamlessWallet, recordHandlers, seamlessRoutes, type SeamlessLog } from './modules/seamless-wallet/index.ts';
import { createWallet, type Wallet } from './modules/wallet/index.ts';
import { createKeyRing, createSecrets, createUnsealer } from './platform/crypto/index.ts';
import {
  createDraining,
  createIdempotency,
  createInProcess,
  createOutsideFetch,
  createServer,
  createThrottle,
  Problem,
  registerCalls,
  registerDocs,
  registerHealth,
  type CallDeps,
  type Handlers,
} from './platform/http/index.ts';
import { countRequests, createMetrics } from './platform/metrics/index.ts';
import { createLapsedStreams, createPushHub } from './platform/push/index.ts';
import { addMetrics } from './wiring/gateway-metrics.ts';
import { launchTickets } from './wiring/launch-tickets.ts';
import { createAgency } from './wiring/agency.ts';
import { createKeptAddresses } from './wiring/kept-addresses.ts';
import { createPeople } from './wiring/people.ts';
import { createChecks } from './wiring/checks.ts';
import { createAlarmClock, createJobs, createLease } from './platform/jobs/index.ts';
import { createPushEvents } from './wiring/push-events.ts';
import { transferPorts } from './wiring/transfer-ports.ts';
import { createAskerOf, welcomeToPlay, withdrawalPorts } from './wiring/withdrawal-ports.ts';
import { createPlatformSweepers } from './wiring/platform-sweepers.ts';
import { createSealAnew } from './seal-anew.ts';
import { SERVED_WHILE_CLOSED } from './wiring/served-while-closed.ts';

export type { AppDeps, Gateway } from './gateway.ts';

/** Welcome credit outside production where the merchant set none, so that new members can play at once. */
const STANDARD_WELCOME = '1000';
/** How often the outbox, messages and announcements are looked at. */
const INTERVAL_MS = 1_000;

/** Builds a gateway on an open database: tenants from the fleet, every module, every route. */
export async function buildApp(deps: AppDeps): Promise<Gateway> {
  const { config, db, fleet } = deps;
  const { production } = config;
  const secrets = createSecrets(deps.secret, deps.acceptedSecrets);
  const hub = createPushHub();
  const onError = (error: unknown): void => app.log.error({ err: error }, 'failed in the background');

  const news = deps.openNews?.((up, err) => {
    if (up) app.log.info('the news server is there: news of balances go over it');
    else app.log.error({ err }, 'the news server is away: open pages see balances late until it is back');
  });
  const pushes = createPushEvents({
    broadcast: db.broadcast,
    news,
    onError,
    hub,
    async sendBalances(tenantId, memberIds) {
      const [tenant, here] = [tenants.byMerchant(tenantId), memberIds.filter((id) => hub.hasStream(tenantId, id))];
      if (tenant === undefined || here.length === 0) return;
      for (const [memberId, event] of await balances.events(tenant, here)) hub.toMember(tenantId, memberId, 'balance', event);
    },
    sendUnread: (...changed) => unreadNews(...changed),
    forgetSettings: (tenantId) => stored.forget(tenantId),
    closeLapsed: () => lapsed.closeAll(),
  });
  const inbox = createInbox(db);
  const unreadNews = createUnreadNews(inbox, hub);
  const inboxDelivery = createInboxDelivery({ db, inboxChanged: pushes.inboxChanged });
  const wallet: Wallet = createWallet({
    db,
    onError,
    events: {
      balanceChanged: ({ tenant: tenantId, memberId }) => pushes.balanceChanged({ tenantId, memberId }),
    },
  });
  const tenants = await adoptFleet(fleet, { db, wallet });
  const balances = createBalances(db, wallet);
  const throttle = createThrottle(db);
  const idempotency = createIdempotency(db, secrets);
  const keys = createKeyRing(db, secrets);
  const unsealer = createUnsealer(db, keys);
  const countryTable = deps.countryTable ?? openCountryTable();
  const metrics = createMetrics();
  // A series that begins above 0 shows no increase.
  for (const { id } of tenants.all()) metrics.pageErrors(id, 0);
  const { settings: stored, site, help, handlers: settingsHandlers } = createSettingsModule({
    db, tenants, keys, throttle, log: { warn: (what, message) => app.log.warn(what, message) }, pageErrors: (merchant) => metrics.pageErrors(merchant, 1),
  });
  const settings = pushes.withStatusEvents(stored);
  const keptAddresses = createKeptAddresses({ tenants, site });
  const refusals = createRefusals({ db, addressesKept: keptAddresses.ofMerchant, onError });
  const members = createMembers(db, wallet);
  const profiles = createProfiles(db);
  const payoutAccounts = createPayoutAccounts(db, secrets);
  const messaging = createMessaging({
    db,
    secrets,
    tenants,
    defaults: deps.messageProviders ?? {},
    fetch: deps.fetch ?? globalThis.fetch,
    devOutbox: config.devEndpoints,
    log: { error: (what, message) => app.log.error(what, message), warn: (what, message) => app.log.warn(what, message) },
    givenUp: ({ tenantId, channel }, failure, count) => metrics.messagesGivenUp(tenantId, channel, failure, count),
    onError,
  });
  const { messages } = messaging;
  const providerOrigins = createProviderOrigins(config.providerOrigins ?? [], config.devEndpoints);
  const verification = createVerification({
    db,
    secrets,
    throttle,
    messages,
    site,
    tenants,
    log: { error: (what, message) => app.log.error(what, message) },
    fetch: createOutsideFetch(deps.fetch ?? globalThis.fetch, (origin) => app.log.error({ origin }, 'an outside provider fails: its calls are refused at once for a while')),
    humanCheckSecret: config.humanCheckSecret,
    providerOrigins,
    providerRefused: metrics.providerRefusal,
    hasAccount: async (tenantId, mobile, query) => (await members.byMobile(tenantId, mobile, query)) !== undefined,
    workCost: deps.workCost,
    ...(deps.solution === undefined ? {} : { solution: deps.solution }),
  });
  const { humanCheck, smsCodes, emailCodes, phoneProofs } = verification;
  const notices = pushes.withAnnouncementEvents(createNotices(db));
  const announcementNews = createAnnouncementNews({ db, announcementChanged: pushes.announcementChanged, onError });
  const games = createGameRepository(db);
  const facts = createGameFacts(games, db.clock);
  const names = createCatalogueNames(db, onError);
  const art = createArtDirectory(palettesOf(fleet));
  const people = createPeople({ db, secrets, throttle, site, wallet, members, profiles, tenants, images: art, log: { error: (facts, message) => app.log.error(facts, message) }, inboxChanged: pushes.inboxChanged, payoutAccounts, gameName: names.game, gifted: (tx, gift) => cashier.withdrawals.gifted(tx, gift) });
  const log: SeamlessLog = { warn: (what, message) => app.log.warn(what, message), error: (what, message) => app.log.error(what, message) };
  const statusOfPlayer = createPlayerStatus(tenants);
  const transferVendors = createCatalogueVendors(db);
  const transferVendor = async (tenant: string, code: string): Promise<boolean> => (await transferVendors(tenant)).some((offered) => offered.code === code);
  const vendor = createSeamlessWallet({ db, secrets, wallet, log, ports: { player: statusOfPlayer, statusSql, transferVendor, game: (tenant, code) => facts.facts(tenant, code), timeZone: (tenant) => tenants.byMerchant(tenant)?.timeZone ?? 'UTC', hasTenant: (tenant) => tenants.byMerchant(tenant) !== undefined } });
  const transfers = createTransferWallet({
    db, wallet, log,
    tenants: () => tenants.all().map(({ id }) => id),
    fetch: deps.fetch ?? globalThis.fetch,
    ports: transferPorts({ db, vendor, transferVendors, statusOfPlayer, games, tenants }),
  });
  const cashier = createCashier({
    db, secrets, wallet, uploads: people.uploads, log, fetch: deps.fetch ?? globalThis.fetch, adapters: deps.paymentAdapters ?? {},
    changed: ({ tenant: tenantId, memberId, depositId }) => pushes.depositChanged({ tenantId, memberId }, depositId),
    withdrawals: withdrawalPorts({ settings: stored, vendor, members, payoutAccounts, documents: people.documents, pushes, tenants, db }),
  });
  const cashback = createCashback({ db, wallet });
  const agency = createAgency({ db, site, settings, members, wallet, tenants, throttle, tree: people.agents.tree, gameName: names.game, pushes, hub });
  const visitorCountry = createVisitorCountry((ip) => countryTable.countryOf(ip));
  const countryOf = visitorCountry.of;
  const affiliates = createAffiliates(members, people.agents.links);
  const auth = createAuth({
    db,
    secrets,
    removePayoutAccounts: payoutAccounts.removeAll, forgetHolder: people.forget,
    unsealer,
    throttle,
    site,
    members,
    affiliates, referrals: people.referralPort,
    humanCheck,
    messages,
    smsCodes, emailCodes,
    phoneProofs,
    countryOf,
    committed: wallet.committed, sessionsEnded: pushes.sessionsEnded, endWithSessions: vendor.endGames,
    defaultPassword: config.defaultPassword, standardWelcome: production ? null : STANDARD_WELCOME, welcomed: welcomeToPlay(cashier.withdrawals), passwordCost: deps.passwordCost,
  });
  const { addresses, passwords, sessions, transactionPasswords } = auth;
  const operators = await createOperatorModule({
    db, secrets, passwords, auth, members, profiles, payoutAccounts, ...people, agency, wallet, vendor, transfers, cashier, cashback, settings, notices, announcementChanged: pushes.announcementChanged, inboxChanged: pushes.inboxChanged, idempotency,
    deliverMessages: () => void inboxDelivery.deliver().catch(onError),
    catalogueChanged() {
      facts.forget();
      transferVendors.forget();
    },
    providerOrigins, refusals,
    tenantOf: (code) => tenants.byMerchant(code), log: deps.log, trustProxy: config.opsTrustProxy ?? false, metrics, production,
  });
  await Promise.all([names.refresh(), ...tenants.all().map((tenant) => help.seed(tenant))]);

  const handlers: Handlers = {
    ...settingsHandlers,
    ...verification.handlers,
    ...auth.handlers,
    ...memberHandlers({ members, affiliates, referrerOf: people.referrals.referrerOf, throttle, wallet, balances, hub, site, clock: db.clock, roundGames: createRoundGames(db), betOfEntry: createBetOfEntry(db), gameName: names.game }),
    ...profileHandlers({ db, members, profiles, site, referrerOfFriend: people.referrals.referrerOfFriend }),
    ...payoutAccountHandlers({ db, accounts: payoutAccounts, members, profiles, site, tellHolder: auth.tellHolder, transactionPasswords }),
    ...people.handlers({ transactionPasswords, passwords, turnover: cashier.withdrawals.turnover }),
    ...transferHandlers({ transfers, wallet, clock: db.clock }),
    ...depositHandlers({ cashier, rankOf: async (tenant, memberId) => (await members.byId(tenant, memberId))?.rankLevel ?? 0 }),
    ...withdrawalHandlers({ db, withdrawals: cashier.withdrawals, peers: cashier.peers, site, transactionPasswords, askerOf: createAskerOf({ members, profiles, addresses }) }),
    ...cashbackHandlers({ cashback, members, site, clock: db.clock, committed: wallet.committed, gameName: names.game }),
    ...agency.handlers,
    ...recordHandlers({ vendor, clock: db.clock, gameName: names.game }),
    ...gamesHandlers({ repository: games, favourites: createFavourites(db), rooms: createRooms(db), lotteries: createLotteries(db), catalogues: createCatalogueCache(db), mayCorrect: createCorrectionBudget(db.clock), images: art, issueToken: launchTickets(vendor, transfers) }),
    ...inboxHandlers({ inbox, site, inboxChanged: pushes.inboxChanged }),
    ...noticesHandlers({ notices, wins: createWins(db), images: art, clock: db.clock, gameName: names.game }),
  };

  const sites = new Map(fleet.brands.map(({ merchantCode, html, pages, domains, languages, categories }) => [merchantCode, { pages: { [languages.default]: { html, tag: languages.default.toLowerCase() }, ...pages }, defaultLanguage: languages.default, domains, hasPage: (path: string) => isPageOf(categories, path) }]));
  const callsDeps: CallDeps = {
    handlers,
    tenants,
    idempotency,
    replays: { ...transferReplays(transfers), ...depositReplays(cashier), ...withdrawalReplays(cashier.withdrawals) },
    production,
    countryOf,
    authenticate: (tenant, token) => sessions.find(tenant.id, token),
    forcesPasswordChange: async (tenant) => (await site.modules(tenant)).forcedPasswordChange,
    unseal: (body, to) => unsealer.unseal(body, to),
    async admit(call, { tenant, ip, country }) {
      if (SERVED_WHILE_CLOSED.has(call)) return;
      const closed = await site.closed(tenant, country);
      if (closed === 'MAINTENANCE') throw new Problem('MAINTENANCE');
      if (closed === 'REGION_RESTRICTED') throw new Problem('REGION_RESTRICTED', { ip, ...(country === null ? {} : { country }) });
    },
  };
  const otherwise = createSites({
    distDir: config.distDir,
    tenants,
    countryOf: callsDeps.countryOf,
    siteOf: ({ id }) => sites.get(id) ?? { pages: {}, defaultLanguage: 'EN', domains: [], hasPage: () => true },
    localNames: !production,
    leftOut: fleet.leftOut,
    routes: fleet.routes,
    templates: createTemplates(() => Date.now()),
    preloadedState: createPreloadedState({
      call: createInProcess(handlers, db.newId, production),
      clock: db.clock,
      onError: (call, error) => app.log.warn({ err: error, call }, 'missing from a page'),
    }),
    frameOrigins: createFrameOrigins(db),
    imageOrigins: (tenant) => site.setting(tenant, 'imageCDNs'),
    outside: (tenant) => outsideOrigins(site, tenant, providerOrigins),
  });
  const draining = createDraining();
  const app = createServer({ log: deps.log, newId: db.newId, trustProxy: config.trustProxy, requestsPerMinute: config.requestsPerMinute, draining, otherwise, addressIsLogged: keptAddresses.ofRequest, refused: noteRequests(refusals) });
  countRequests(app, metrics);
  deps.tracing?.requests(app);
  await registerFiles(app, config.distDir);
  if (!production) await registerDocs(app);
  if (config.devEndpoints) {
    registerDevOutbox(app, messages);
    registerDevMerchant(app, { tenants, settings, visitorCountry });
    registerDevSettings(app, tenants, settings);
    await registerLocalPhoneProvider(app, { db, messages, tenants, provider: (tenant) => site.setting(tenant, 'phoneProvider') });
    await registerLocalHumanCheck(app, db.clock, config.humanCheckSecret);
  }
  registerHealth(app, db, draining);
  registerCountryFlags(app);
  registerArtwork(app, { directory: art, gameSubject: names.subject, vendorMark: names.mark, promoSubject: promotionSubject, folder: deps.pictures, takeDrawing: (request) => app.requestLimits.takeForRange(request) });
  registerCalls(app, callsDeps);
  await paymentCallbackRoutes(app, { cashier, log, tenants, clock: db.clock, takeUnsigned: (request) => app.requestLimits.takeUnsigned(request), isOverUnsigned: (request) => app.requestLimits.isOverUnsigned(request) });
  await seamlessRoutes(app, { vendor, clock: db.clock, log, count: metrics.walletCall, takeUnsigned: (request) => app.requestLimits.takeUnsigned(request) });

  const lapsed = createLapsedStreams({ hub, clock: db.clock, lapsesOf: sessions.lapsesOf });
  const housekeeping = createHousekeeping({
    lapsed,
    onError,
    onJobError: (job, err) => app.log.error({ err, job }, 'a job of the housekeeping failed'),
    lease: createLease(db, 'housekeeping', LEASE_TTL_MS),
    db,
    resume: [transfers.reconcile, ...cashier.resumes, transfers.readBets, vendor.checkCaps, inboxDelivery.deliver, people.resume, agency.resume, agency.tellAccruals],
    sweepers: {
      ...createPlatformSweepers({ db, throttle, keys, unsealer, idempotency }),
      ...verification.sweepers,
      message_queue: messaging.sweep, member_refusal: refusals.sweep,
      inbox_message: () => sweepInbox(db),
      ...people.sweepers, ...agency.sweepers,
      ...auth.sweepers,
      ...vendor.sweepers,
      ...operators.sweepers,
      vendor_key: async () => void (await vendor.plainKeys.sweep()),
      vendor_flow: vendor.sweepCaps,
      account_hour: () => wallet.countHours(tenants.all().map(({ id }) => id)),
      popularity: () => countPopularity(db),
    },
  });
  const { ledgerChecks, trailChecks } = createChecks({ db, wallet, vendor, transfers, cashier, log: app.log });
  const cashbackJob = createCashbackJob({ cashback, tenants, site });
  const jobs = createJobs({
    db,
    jobs: [trailChecks.job, ledgerChecks.job, cashbackJob, people.agents.teamDays.job, ...agency.jobs],
    tenants: () => tenants.all(),
    alarm: createAlarmClock(db, onError),
    onError: (failed, err) => app.log.error({ err, ...failed }, 'a job failed; it is tried again'),
  });
  addMetrics({ metrics, db, hub, news, members, transfers, cashier, vendor, messaging, ledgerChecks, trailChecks, jobs, tenants, refusals });
  app.addHook('preClose', async () => hub.closeAll());
  app.addHook('onClose', async () => {
    await operators.server.close();
    await jobs.stop();
    await housekeeping.stop();
    await messaging.sender.stop();
    await refusals.stop();
    await wallet.outbox.stop();
    await announcementNews.stop();
    await pushes.stop();
    await news?.close();
  });
  const sealAnew = createSealAnew({
    auth: auth.sealAnew,
    operators: operators.sealAnew,
    vendorKeys: vendor.sealKeysAnew,
    paymentKeys: cashier.providers.sealAnew,
    messaging: messaging.sealAnew,
    humanChecks: verification.sealAnew,
    payoutAccounts: payoutAccounts.sealAnew,
    uploads: people.uploads.sealAnew,
    warn: (done, message) => app.log.warn(done, message),
  });
  await app.ready();

  return {
    app,
    ops: operators.server,
    tenants,
    settings,
    members,
    sessions,
    transactionPasswords,
    payoutAccounts,
    ...people, people, agency,
    passwords,
    addresses,
    messages,
    messaging, refusals,
    smsCodes,
    phoneProofs,
    humanCheck,
    wallet,
    vendor,
    transfers,
    cashier,
    notices,
    announcementNews,
    hub,
    metrics,
    sweep: housekeeping.sweep,
    jobs,
    ledgerChecks,
    trailChecks,
    sweepers: housekeeping.sweepers,
    sweepIfLeader: housekeeping.sweepIfLeader,
    closeLapsed: lapsed.closeAll,
    sealAnew,
    start() {
      wallet.outbox.start(INTERVAL_MS);
      announcementNews.start(INTERVAL_MS);
      messaging.reportMissing();
      verification.reportRefusedProviders(tenants.all()).catch(onError);
      messaging.sender.start(INTERVAL_MS);
      refusals.start();
      pushes.start().catch(onError);
      if (secrets.rotating) sealAnew().catch(onError);
      housekeeping.start();
      jobs.start().catch(onError);
    },
    drain: draining.begin,
    close: () => app.close(),
  };
}
