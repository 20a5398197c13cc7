import { decimalOf, roleOf, type ResponseOf } from '@livery/contracts';
import type { Database, Tx } from '../../platform/db/index.ts';
import { fieldFault, positiveAmount, Problem, type CallContext, type Handlers, type Tenant } from '../../platform/http/index.ts';
import { moneyText } from '../../platform/texts/index.ts';
import type { TransactionPasswords } from '../auth/index.ts';
import type { InboxEdits } from '../inbox/index.ts';
import { holderOf, maskAccount, maskRealName, type Member, type Members, type Profiles } from '../member/index.ts';
import { settingAmount, type Site } from '../settings/index.ts';
import { MOST_ASKED, WalletRefusal, type Wallet } from '../wallet/index.ts';
import type { MemberTransfer, MemberTransfers, TransferLimits, TransferRefusal, TurnoverLeft } from './member-transfers.ts';
import { receivedTexts } from './notice-texts.ts';

export interface MemberTransferHandlersDeps {
  readonly db: Database;
  readonly transfers: MemberTransfers;
  readonly members: Pick<Members, 'byId' | 'byUsername'>;
  readonly profiles: Pick<Profiles, 'of'>;
  readonly wallet: Pick<Wallet, 'balanceOf' | 'committed'>;
  readonly site: Pick<Site, 'modules' | 'setting'>;
  readonly transactionPasswords: Pick<TransactionPasswords, 'verifyTransactionPassword'>;
  readonly turnoverLeft: TurnoverLeft;
  /** The same, to show. */
  readonly turnoverOf: (tenant: string, memberId: string, currency: string) => Promise<bigint>;
  readonly messages: Pick<InboxEdits, 'write'>;
  /** Tells open pages of a message to these members, after the commit. */
  readonly inboxChanged: (tenantId: string, memberIds: readonly string[]) => void;
}

type Names = 'memberTransferOptions' | 'memberTransfers' | 'transferToUpline' | 'downlineMember' | 'transferToDownline';
type View = ResponseOf<'transferToUpline'>['transfer'];
type Sending = CallContext<'transferToUpline'> | CallContext<'transferToDownline'>;

/** The other account is blocked; that it is, is nobody else's business. */
const recipientUnavailable = (): Problem => new Problem('FUNCTION_DISABLED', { fields: [{ field: 'recipient', rule: 'invalid' }] });

function refusalOf(refusal: TransferRefusal): Problem {
  switch (refusal) {
    case 'least':
    case 'most':
      return fieldFault('amount');
    case 'day':
    case 'count':
      return new Problem('LIMIT_EXCEEDED', { fields: [{ field: 'amount', rule: 'invalid' }] });
    case 'turnover':
      return new Problem('LIMIT_EXCEEDED', { fields: [{ field: 'turnover', rule: 'invalid' }] });
    case 'sender':
      return new Problem('ACCOUNT_BLOCKED');
    case 'recipient':
      return recipientUnavailable();
  }
}

/** Handlers of the calls about money between a member and its upline. */
export function memberTransferHandlers(deps: MemberTransferHandlersDeps): Handlers<Names> {
  const { db, transfers, members, profiles, wallet, site, transactionPasswords, turnoverLeft, turnoverOf, messages, inboxChanged } = deps;

  async function limitsOf(tenant: Tenant): Promise<TransferLimits> {
    const { least, most, dayMost, dayCount } = await site.setting(tenant, 'memberTransfers');
    const minor = (amount: string): bigint => settingAmount(amount, tenant.currency.exponent);
    return { least: minor(least), most: minor(most), dayMost: dayMost === null ? null : minor(dayMost), dayCount };
  }
  /** Whom a member's money may go up to: its upline, while that may use its account. */
  async function uplineOf(tenant: Tenant, { parentId }: Member): Promise<Member | undefined> {
    const upline = parentId === null ? undefined : await members.byId(tenant.id, parentId);
    return upline?.status === 'active' ? upline : undefined;
  }
  async function downlineOf(tenant: Tenant, agentId: string, account: string): Promise<Member> {
    const found = await members.byUsername(tenant.id, account);
    // Whoever is in another downline is as one that is not there.
    if (found?.parentId !== agentId || found.type === 4) throw fieldFault('account');
    return found;
  }
  async function partnerView(tenant: Tenant, { id, username }: Pick<Member, 'id' | 'username'>, tx?: Tx): Promise<View['partner']> {
    const { payeeName } = await profiles.of(tenant.id, id, tx);
    return { account: maskAccount(username), name: payeeName === undefined ? null : maskRealName(payeeName) };
  }
  async function view(tenant: Tenant, memberId: string, { id, fromId, toId, direction, amount, currency, at }: MemberTransfer, tx?: Tx): Promise<View> {
    const isGiven = fromId === memberId;
    const other = await members.byId(tenant.id, isGiven ? toId : fromId, tx);
    return {
      id,
      direction: isGiven ? 'out' : 'in',
      with: isGiven === (direction === 'up') ? 'upline' : 'downline',
      partner: other === undefined ? { account: '', name: null } : await partnerView(tenant, other, tx),
      amount: decimalOf(amount, tenant.currency.exponent),
      currency,
      at: at.toISOString(),
    };
  }
  const isOpen = async (tenant: Tenant): Promise<boolean> => (await site.modules(tenant)).agentPolicy;

  /** Moves money from the caller to another member, once for each key, and tells the other one. */
  async function send({ request, tenant, member, ip, once }: Sending, direction: MemberTransfer['direction'], to: (self: Member) => Promise<Member>): Promise<{ transfer: View }> {
    if (!(await isOpen(tenant))) throw new Problem('FUNCTION_DISABLED');
    const { code: currency, exponent } = tenant.currency;
    const amount = positiveAmount(request.amount, exponent, MOST_ASKED);
    const self = await holderOf(members, tenant.id, member.id);
    const [partner, limits] = [await to(self), await limitsOf(tenant)];
    const proved = await transactionPasswords.verifyTransactionPassword(tenant, { memberId: member.id, ip }, request.paymentPassword);
    try {
      const made = await once(async (tx) => {
        const moved = await transfers.move(tx, { tenant: tenant.id, fromId: member.id, toId: partner.id, direction, amount, currency }, limits, turnoverLeft);
        if (typeof moved === 'string') throw refusalOf(moved);
        await proved.holds(tx);
        const texts = receivedTexts(moneyText(tenant.currency, amount), maskAccount(self.username));
        await messages.write(tx, tenant.id, { type: 'account', audience: { to: 'member', memberId: partner.id }, link: null, sentAt: new Date(db.clock.now()), texts });
        return { transfer: await view(tenant, member.id, moved, tx) };
      });
      wallet.committed();
      inboxChanged(tenant.id, [partner.id]);
      return made;
    } catch (error) {
      if (error instanceof WalletRefusal && error.code === 'INSUFFICIENT_FUNDS') throw new Problem('INSUFFICIENT_FUNDS', { fields: [{ field: 'amount', rule: 'invalid' }] }, { cause: error });
      throw error;
    }
  }

  return {
    async memberTransferOptions({ tenant, member }) {
      const self = await holderOf(members, tenant.id, member.id);
      const [open, limits, given, balance, upline, toPlay] = await Promise.all([
        isOpen(tenant), limitsOf(tenant), transfers.givenInADay(tenant.id, member.id), wallet.balanceOf(tenant.id, member.id, tenant.currency.code), uplineOf(tenant, self),
        turnoverOf(tenant.id, member.id, tenant.currency.code),
      ]);
      const decimal = (amount: bigint): string => decimalOf(amount, tenant.currency.exponent);
      const left = limits.dayMost === null ? null : limits.dayMost > given.sum ? limits.dayMost - given.sum : 0n;
      return {
        currency: tenant.currency,
        available: decimal(balance?.available ?? 0n),
        least: decimal(limits.least),
        most: decimal(limits.most),
        left: left === null ? null : decimal(left),
        timesLeft: Math.max(0, limits.dayCount - given.count),
        upline: open && upline !== undefined ? await partnerView(tenant, upline) : null,
        downline: open && roleOf(true, self.type) === 'agent',
        transactionPassword: self.paymentPasswordHash !== null,
        toPlay: decimal(toPlay),
      };
    },
    async memberTransfers({ request: { limit, before }, tenant, member }) {
      const page = await transfers.page(tenant.id, member.id, limit + 1, before);
      const shown = page.slice(0, limit);
      return { records: await Promise.all(shown.map((transfer) => view(tenant, member.id, transfer))), next: page.length > limit ? (shown.at(-1)?.id ?? null) : null };
    },
    transferToUpline: (context) =>
      send(context, 'up', async (self) => {
        if (self.parentId === null) throw new Problem('FUNCTION_DISABLED');
        const upline = await uplineOf(context.tenant, self);
        if (upline === undefined) throw recipientUnavailable();
        return upline;
      }),
    async downlineMember({ request: { account }, tenant, member }) {
      if (!(await isOpen(tenant))) throw new Problem('FUNCTION_DISABLED');
      const found = await downlineOf(tenant, member.id, account);
      if (found.status !== 'active') throw recipientUnavailable();
      return partnerView(tenant, found);
    },
    transferToDownline: (context) => send(context, 'down', () => downlineOf(context.tenant, context.member.id, context.request.account)),
  };
}
