import { decimalOf, type ResponseOf } from '@livery/contracts';
import type { Clock } from '../../platform/db/index.ts';
import { positiveAmount, Problem, type Handlers, type Tenant } from '../../platform/http/index.ts';
import { MOST_MINOR, WalletRefusal, type Wallet } from '../wallet/index.ts';
import { createSharedLookUps } from './shared-look-ups.ts';
import type { TransferWallet } from './transfer-wallet.ts';
import type { VendorBalance } from './vendor-balances.ts';
import { transferView, transferViews, type TransferView } from './transfer-view.ts';
import type { Transfer } from './types.ts';

export interface TransferHandlersDeps {
  readonly transfers: TransferWallet;
  readonly wallet: Pick<Wallet, 'balanceOf'>;
  readonly clock: Clock;
}

type Names = 'walletTransfer' | 'merchantWallet' | 'sumBalance' | 'sweepHome' | 'walletTransfers' | 'transferChoice';
type WalletView = ResponseOf<'merchantWallet'>['wallets'][number];

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((all, amount) => all + amount, 0n);
/** Debited at its source and not yet credited at its destination. */
const inFlightOf = (open: readonly Transfer[]): bigint => sum(open.filter(({ state }) => state !== 'requested').map(({ amount }) => amount));

/** Handlers of transfer wallets. */
export function transferHandlers({ transfers, wallet, clock }: TransferHandlersDeps): Handlers<Names> {
  const views = (tenant: Tenant, list: readonly Transfer[]): Promise<TransferView[]> => transferViews(transfers, tenant, list);

  async function walletViews(tenant: Tenant, vendorBalances: readonly VendorBalance[], open: readonly Transfer[]): Promise<WalletView[]> {
    return Promise.all(
      vendorBalances.map(async ({ vendor, balance, state }) => {
        const ofVendor = open.filter((transfer) => transfer.vendor === vendor.code);
        return {
          vassalage: vendor.code,
          displayName: vendor.displayName,
          balance: balance === undefined ? null : decimalOf(balance, tenant.currency.exponent),
          state,
          inFlight: decimalOf(inFlightOf(ofVendor), tenant.currency.exponent),
          open: await views(tenant, ofVendor),
        };
      }),
    );
  }

  /** One look-up of a member's funds at a time: each calls every vendor. */
  const shared = createSharedLookUps<Awaited<ReturnType<typeof lookUpFunds>>>();
  const keyOf = (tenant: Tenant, memberId: string): string => `${tenant.id}/${memberId}`;
  const funds = (tenant: Tenant, memberId: string) => shared.get(keyOf(tenant, memberId), () => lookUpFunds(tenant, memberId));
  /** Looks up anew what a transfer changed, also where a look-up began before its end. */
  const thenForgets =
    <Context extends { readonly tenant: Tenant; readonly member: { readonly id: string } }, Answer>(transfer: (context: Context) => Promise<Answer>) =>
    (context: Context): Promise<Answer> =>
      transfer(context).finally(() => shared.forget(keyOf(context.tenant, context.member.id)));

  /** A member's total funds: at each place, in transit, and whether that is complete. */
  async function lookUpFunds(tenant: Tenant, memberId: string) {
    const { code, exponent } = tenant.currency;
    const { main, held, vendorBalances, open, complete } = await transfers.totalFunds.of({ tenant: tenant.id, memberId, currency: code });
    const atVendors = sum(vendorBalances.map(({ balance: there = 0n }) => there));
    const inFlight = inFlightOf(open);
    const decimal = (amount: bigint): string => decimalOf(amount, exponent);
    const amounts = { main: decimal(main), atVendors: decimal(atVendors), inFlight: decimal(inFlight), total: decimal(main + atVendors + inFlight) };
    return { currency: tenant.currency, ...amounts, complete, at: new Date(clock.now()).toISOString(), held: decimal(held), vendorBalances, open };
  }

  const handlers: Handlers<Names> = {
    async walletTransfer({ request, tenant, member, once }) {
      const { vassalage: vendor, direction } = request;
      const currency = tenant.currency.code;
      const offered = (await transfers.vendors(tenant.id)).find(({ code }) => code === vendor);
      if (offered === undefined) throw new Problem('NOT_FOUND');
      if (direction === 'in') {
        if (offered.state === 'maintenance') throw new Problem('VENDOR_MAINTENANCE');
        if (!(await transfers.mayPlay(tenant.id, member.id))) throw new Problem('ACCOUNT_BLOCKED');
      }
      let amount: bigint | undefined;
      if (request.amount !== 'all') amount = positiveAmount(request.amount, tenant.currency.exponent, MOST_MINOR);
      else if (direction === 'in') amount = (await wallet.balanceOf(tenant.id, member.id, currency))?.available;
      else amount = (await transfers.vendorBalances.of(tenant.id, member.id, currency, [vendor]))[0]?.balance;
      if (amount === undefined) throw new Problem('UNAVAILABLE');
      if (amount <= 0n) throw new Problem('INSUFFICIENT_FUNDS');
      const order = { tenant: tenant.id, memberId: member.id, vendor, direction, currency, amount, reason: 'player' as const };
      try {
        const { transfer } = await once(async (tx) => ({ transfer: transferView(await transfers.request(tx, order), [], tenant.currency.exponent) }));
        const [now] = await views(tenant, [await transfers.advance(tenant.id, transfer.transferId)]);
        return { transfer: now ?? transfer };
      } catch (error) {
        if (error instanceof WalletRefusal && error.code === 'INSUFFICIENT_FUNDS') throw new Problem('INSUFFICIENT_FUNDS', undefined, { cause: error });
        throw error;
      }
    },
    async merchantWallet({ tenant, member }) {
      const { currency, vendorBalances, open, at } = await funds(tenant, member.id);
      return { currency, wallets: await walletViews(tenant, vendorBalances, open), choice: await transfers.preferences.of(tenant.id, member.id), at };
    },
    async sumBalance({ tenant, member }) {
      const { vendorBalances: _vendorBalances, open: _open, held: _held, ...sums } = await funds(tenant, member.id);
      return sums;
    },
    async sweepHome({ request, tenant, member, once }) {
      const who = { tenant: tenant.id, memberId: member.id, currency: tenant.currency.code };
      const { leaving, vassalage } = request;
      const wanted = !leaving || (await transfers.preferences.of(tenant.id, member.id)).autoHome;
      const nothing = { orders: [], unreachable: [] };
      const plan = wanted ? await transfers.plan(who, leaving ? 'leave' : 'home', vassalage === undefined ? undefined : [vassalage]) : nothing;
      const { transfers: written } = await once(async (tx) => {
        const made = await transfers.requestAll(tx, plan.orders);
        return { transfers: made.map((transfer) => transferView(transfer, [], tenant.currency.exponent)), unreachable: [...plan.unreachable] };
      }, (answer) => answer.transfers.length === 0);
      const carried = await transfers.advanceAll(written.map(({ transferId }) => ({ tenant: tenant.id, id: transferId })));
      return { transfers: await views(tenant, carried), unreachable: [...plan.unreachable] };
    },
    async walletTransfers({ request: { pageNo, pageSize }, tenant, member }) {
      const { lines, total } = await transfers.page(tenant.id, member.id, pageNo, pageSize);
      return { records: await views(tenant, lines), pageNo, totalPages: Math.ceil(total / pageSize), total };
    },
    async transferChoice({ request, tenant, member }) {
      await transfers.preferences.set(tenant.id, member.id, request);
      return request;
    },
  };
  return { ...handlers, walletTransfer: thenForgets(handlers.walletTransfer), sweepHome: thenForgets(handlers.sweepHome) };
}
