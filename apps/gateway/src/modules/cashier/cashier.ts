import type { PaymentCallback } from '@livery/contracts';
import { sql } from 'kysely';
import type { Secrets } from '../../platform/crypto/index.ts';
import type { Database, Queries, Tx } from '../../platform/db/index.ts';
import type { Tenant } from '../../platform/http/index.ts';
import type { UploadedImage, Uploads } from '../uploads/index.ts';
import type { Wallet } from '../wallet/index.ts';
import { askedInADay, createDeposit, type DepositRefusal, type NewDeposit } from './deposits/create-deposit.ts';
import type { CashierLog } from './cashier-log.ts';
import { createDepositLedger } from './deposits/deposit-ledger.ts';
import { createDepositStore, type DepositStore } from './deposits/deposit-store.ts';
import { depositView, type DepositView } from './deposits/deposit-view.ts';
import { createDepositDesk, type DepositDesk } from './deposits/desk.ts';
import { createDepositProofs } from './deposits/proofs.ts';
import { createReceive } from './deposits/receive.ts';
import { createDepositSaga } from './deposits/saga.ts';
import { WAITING, type Deposit, type DepositChange, type DepositState, type Receipt } from './deposits/types.ts';
import { createPeerAdapter } from './peers/peer-adapter.ts';
import { createPeerDrift } from './peers/peer-drift.ts';
import { createPeerPayments, type PeerPayments } from './peers/peer-payments.ts';
import { createPeerStore, type PeerStore } from './peers/peer-store.ts';
import { createPeers, type Peers } from './peers/peers.ts';
import { PEER_ADAPTER } from './peers/types.ts';
import { createPaymentMethods, type PaymentMethods } from './methods.ts';
import type { CallbackRequest, PaymentAdapter, ProviderRef } from './providers/adapter.ts';
import { createLiveryAdapter } from './providers/livery-adapter.ts';
import type { CreatePaymentAdapter } from './providers/load-adapters.ts';
import { createProviders, type Providers } from './providers/providers.ts';
import { createStatements, type Statements } from './statements/statements.ts';
import { noWithdrawals } from './withdrawals/no-ports.ts';
import { createWithdrawalStore } from './withdrawals/withdrawal-store.ts';
import { createWithdrawals, type WithdrawalPorts, type Withdrawals } from './withdrawals/withdrawals.ts';

export interface CashierDeps {
  readonly db: Database;
  readonly secrets: Secrets;
  readonly wallet: Wallet;
  /** Keeps the pictures that members add as proof; without it none can be added. */
  readonly uploads?: Pick<Uploads, 'claim' | 'ofEach' | 'release'>;
  /** Reaches providers. */
  readonly fetch: typeof globalThis.fetch;
  /** Called after the commit of what a member sees of a deposit. */
  readonly changed: (change: DepositChange) => void;
  readonly log: CashierLog;
  /** Adapters of merchants by name, beside `livery`. */
  readonly adapters?: Readonly<Record<string, CreatePaymentAdapter>>;
  /** What withdrawals need of other modules; nothing can be withdrawn without it. */
  readonly withdrawals?: WithdrawalPorts;
}

/** What a callback is answered with. */
export type CallbackOutcome = 'OK' | 'BAD_SIGNATURE' | 'INVALID_REQUEST' | 'NOT_FOUND' | 'CONFLICT';

/** The cashier: methods, deposits, withdrawals, and the providers behind them. */
export interface Cashier {
  readonly providers: Providers;
  readonly methods: PaymentMethods;
  readonly desk: DepositDesk;
  readonly withdrawals: Withdrawals;
  readonly statements: Statements;
  /** Payments between members, and what belongs to the withdrawals that they pay. */
  readonly peers: PeerPayments & Pick<PeerStore, 'offered' | 'parties' | 'payment' | 'queue'> & Omit<Peers, 'of'>;
  readonly queue: DepositStore['queue'];
  readonly unsettled: DepositStore['unsettled'];
  /** The adapter of a provider of a merchant, whether it is open or not; undefined where there is none. */
  adapterOf(ref: ProviderRef): Promise<PaymentAdapter | undefined>;
  /** Begins a deposit in `tx`, or says why not. */
  begin(tx: Tx, order: NewDeposit): Promise<Deposit | DepositRefusal>;
  askedInADay(tenant: string, memberId: string): ReturnType<typeof askedInADay>;
  /** Carries a deposit on as far as is possible now. */
  advance(tenant: string, id: string): Promise<void>;
  find(tenant: string, id: string): Promise<Deposit | undefined>;
  /** A deposit of this member; undefined where it is nobody's or somebody else's. */
  own(tenant: string, memberId: string, id: string): Promise<Deposit | undefined>;
  page: DepositStore['page'];
  /** Deposits as calls answer them. */
  views(tenant: Tenant, deposits: readonly Deposit[], language: string): Promise<DepositView[]>;
  receipts(tenant: string, ids: readonly string[]): Promise<Map<string, Receipt[]>>;
  /** The member says to have paid, or gives up. Answers the deposit as it is then; nothing changes where it is too late for that. */
  say(deposit: Deposit, what: 'paid' | 'cancelled', note?: string): Promise<Deposit>;
  /**
   * Adds pictures that show the payment to a deposit, and answers it as it is then.
   * @throws Problem FUNCTION_DISABLED where it takes none now; VALIDATION_FAILED where a picture may not be used
   */
  prove(deposit: Deposit, images: readonly string[]): Promise<Deposit>;
  /** The pictures of deposits by id; deposits without any are left out. */
  proofs(tenant: string, ids: readonly string[]): Promise<Map<string, UploadedImage[]>>;
  /**
   * Takes a callback of a provider.
   * @param isFlood whether too many without a valid signature came from the same addresses: an adapter of one's own, which looks the
   *   keys up for each, is then not asked. Those of the platform's adapter are looked up in memory, and taken where they are signed
   */
  callback(ref: ProviderRef, request: CallbackRequest, isFlood?: boolean): Promise<CallbackOutcome>;
  /** Tells open pages of a deposit that an operator decided about, and carries it on; after the commit. */
  decided(deposit: Deposit): void;
  /** Carries on what is due. */
  resume(): Promise<void>;
  /** What {@link Cashier.resume} does, as jobs of their own: none waits for another. */
  readonly resumes: readonly (() => Promise<void>)[];
  /** Money in clearing that neither a receipt nor a payout claims, payments between members that do not add up, and holds that no withdrawal has; must be empty. */
  drift(tenant?: string): Promise<readonly object[]>;
}

const silent = (): void => undefined;

const PAYOUT_OUTCOMES = { taken: 'OK', unknown: 'NOT_FOUND', mismatch: 'CONFLICT' } as const satisfies Record<string, CallbackOutcome>;

/** Creates the cashier. */
export function createCashier({ db, secrets, wallet, uploads, fetch, changed, log, adapters = {}, withdrawals: ports = noWithdrawals }: CashierDeps): Cashier {
  const providers = createProviders(db, secrets);
  const methods = createPaymentMethods(db);
  const store = createDepositStore(db);
  const proofs = createDepositProofs(db, store, uploads);
  const ledger = createDepositLedger(wallet);
  const known: Record<string, PaymentAdapter> = { livery: createLiveryAdapter({ db, providers, fetch }) };
  for (const [name, create] of Object.entries(adapters)) {
    known[name] = create({
      fetch,
      now: () => db.clock.now(),
      async provider(ref) {
        const fresh = await providers.fresh(ref);
        return fresh && { origin: fresh.provider.origin, keys: fresh.keys };
      },
    });
  }
  /** Named once each: what is under way by them waits until a gateway that has them runs. */
  const unknownAdapters = new Set<string>();
  const adapterOf = async (ref: ProviderRef): Promise<PaymentAdapter | undefined> => {
    const provider = await providers.find(ref);
    const adapter = provider && known[provider.adapter];
    if (provider !== undefined && adapter === undefined && !unknownAdapters.has(provider.adapter)) {
      unknownAdapters.add(provider.adapter);
      log.error({ ...ref, adapter: provider.adapter }, 'A payment provider has an adapter that PAYMENT_ADAPTERS does not name: its payments wait.');
    }
    return adapter;
  };
  const peerStore = createPeerStore(db);
  const peerDrift = createPeerDrift(db);
  const peers = createPeers(db, peerStore, uploads);
  const paidByMembers = async (ref: ProviderRef, query: Queries): Promise<boolean> => (await providers.find(ref, query))?.adapter === PEER_ADAPTER;
  const withdrawals = createWithdrawals({ ...ports, db, wallet, uploads, adapterOf, paidByMembers, peersOf: peers.of, log });
  const receive = createReceive({ db, wallet, store, ledger, withdrawals, changed, log });
  const { rulesOf, payoutAccounts, isBlocked, tellPayee } = ports;
  const peerPayments = createPeerPayments({
    db, wallet, store: peerStore, deposits: store, withdrawals: createWithdrawalStore(db), receive, saga: withdrawals, rulesOf, isBlocked, tellPayee, depositChanged: changed, withdrawalChanged: ports.changed, log,
    isProved: async (tx, { tenant, id }) => (await proofs.of(tenant, [id], tx)).size > 0,
  });
  known[PEER_ADAPTER] = createPeerAdapter({ db, store: peerStore, payments: peerPayments, methods, rulesOf, payoutAccounts, isBlocked, withdrawalChanged: ports.changed });
  /** Tells members who pay each other of a payer's word, in `tx`: what is told after the commit; undefined where it comes too late. */
  async function peersHear(tx: Tx, deposit: Deposit, what: 'paid' | 'cancelled'): Promise<(() => void) | undefined> {
    if (deposit.kind !== 'peer') return silent;
    if (what === 'paid') return peerPayments.told(tx, deposit);
    const { outcome, tell = silent } = await peerPayments.lapse(tx, deposit.tenant, deposit.id, 'given-up');
    return outcome === 'lapsed' ? tell : undefined;
  }
  async function mayEnd(tx: Tx, { kind, tenant, id }: Deposit): Promise<{ readonly ends: boolean; readonly tell: () => void }> {
    if (kind !== 'peer') return { ends: true, tell: silent };
    const { outcome, tell = silent } = await peerPayments.lapse(tx, tenant, id, 'ended');
    return { ends: outcome === 'lapsed', tell };
  }
  const saga = createDepositSaga({ db, wallet, store, ledger, receive, adapterOf, mayEnd, changed, log });
  const present = async ({ tenant, id }: Deposit): Promise<Deposit> => {
    const found = await store.find(tenant, id);
    if (found === undefined) throw new Error(`No deposit ${id}.`);
    return found;
  };

  async function take(ref: ProviderRef, event: PaymentCallback): Promise<CallbackOutcome> {
    if (event.type === 'payout.ended') return PAYOUT_OUTCOMES[await withdrawals.ended(ref, event)];
    if (event.type === 'pay-in.ended') {
      await saga.end(ref, event.paymentId, event.state);
      return 'OK';
    }
    const received = await receive.receive(ref, event.paymentId, event.receipt, 'callback');
    if (received === 'unknown-deposit') return 'NOT_FOUND';
    return received === 'mismatch' || received === 'changed' ? 'CONFLICT' : 'OK';
  }

  return {
    providers,
    methods,
    desk: createDepositDesk(db, store, receive),
    withdrawals,
    statements: createStatements(db, wallet, providers),
    peers: { ...peerPayments, offered: peerStore.offered, parties: peerStore.parties, payment: peerStore.payment, queue: peerStore.queue, proofs: peers.proofs, prove: peers.prove },
    queue: store.queue,
    unsettled: store.unsettled,
    adapterOf,
    begin: (tx, order) => createDeposit(tx, db, store, order),
    askedInADay: (tenant, memberId) => askedInADay(db, db.query, tenant, memberId),
    advance: saga.advance,
    find: (tenant, id) => store.find(tenant, id),
    async own(tenant, memberId, id) {
      const found = await store.find(tenant, id);
      return found?.memberId === memberId ? found : undefined;
    },
    page: store.page,
    async views(tenant, deposits, language) {
      const ids = deposits.map(({ id }) => id);
      const [all, receipts, steps, shown] = await Promise.all([methods.all(tenant.id), store.receipts(tenant.id, ids), store.steps(tenant.id, ids), proofs.of(tenant.id, ids)]);
      const byCode = new Map(all.map((method) => [method.code, method]));
      return deposits.map((deposit) => depositView(deposit, { method: byCode.get(deposit.method), receipts: receipts.get(deposit.id) ?? [], steps: steps.get(deposit.id) ?? [], proofs: shown.get(deposit.id) ?? [] }, tenant, language));
    },
    receipts: (tenant, ids) => store.receipts(tenant, ids),
    async say(deposit, what, note) {
      const from: readonly DepositState[] = what === 'paid' ? ['created'] : WAITING;
      const moved = await db.transaction(async (tx) => {
        const found = await store.lock(tx, deposit.tenant, deposit.id);
        if (found === undefined || !from.includes(found.state)) return undefined;
        const heard = await peersHear(tx, found, what);
        if (heard === undefined) return undefined;
        const peer = found.kind === 'peer';
        await store.update(tx, found, { state: what, attempts: 0, nextTryAt: peer ? null : new Date(db.clock.now()), ...(note === undefined ? {} : { payerNote: note }) });
        // What shows a payment to a member is kept: the payee may be asked about it after all.
        if (what === 'cancelled' && !peer) await proofs.drop(tx, found);
        return heard;
      });
      if (moved !== undefined) {
        moved();
        changed({ tenant: deposit.tenant, memberId: deposit.memberId, depositId: deposit.id });
      }
      return present(deposit);
    },
    async prove(deposit, images) {
      await proofs.add(deposit, images);
      changed({ tenant: deposit.tenant, memberId: deposit.memberId, depositId: deposit.id });
      return present(deposit);
    },
    proofs: (tenant, ids) => proofs.of(tenant, ids),
    async callback(ref, request, isFlood = false) {
      const adapter = await adapterOf(ref);
      const read = isFlood && adapter !== known['livery'] ? undefined : await adapter?.callback(ref, request);
      if (read === undefined || read.kind === 'unsigned') return 'BAD_SIGNATURE';
      if (read.kind === 'unreadable') {
        log.error({ ...ref, why: read.why }, 'A callback of a payment provider cannot be read.');
        return 'INVALID_REQUEST';
      }
      return take(ref, read.event);
    },
    decided(deposit) {
      wallet.committed();
      changed({ tenant: deposit.tenant, memberId: deposit.memberId, depositId: deposit.id });
    },
    async resume() {
      await Promise.all([saga.resume(), withdrawals.resume(), peerPayments.resume()]);
    },
    resumes: [saga.resume, withdrawals.resume, peerPayments.resume],
    async drift(tenant) {
      const { rows: clearing } = await sql<object>`select tenant_id as tenant, provider, currency, in_clearing, expected from deposit_drift_of(${tenant ?? null})`.execute(db.query);
      return [...clearing, ...(await peerDrift(tenant)), ...(await withdrawals.drift(tenant))];
    },
  };
}
