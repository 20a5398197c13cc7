import { decimalOf, type OperatorValueOf } from '@livery/contracts';
import type { Clock } from '../../../platform/db/index.ts';
import type { Tenant } from '../../../platform/http/index.ts';
import type { Devices, Sessions } from '../../auth/index.ts';
import type { Member, Members, Profiles, Rank } from '../../member/index.ts';
import type { PayoutAccounts } from '../../payout-accounts/index.ts';
import type { SeamlessWallet } from '../../seamless-wallet/index.ts';
import type { Transfer, TransferWallet } from '../../transfer-wallet/index.ts';
import { pageCountOf, type Wallet } from '../../wallet/index.ts';
import { OperatorProblem } from '../operator-problem.ts';
import type { OperatorHandlers } from '../server/operator-handlers.ts';

export interface MemberHandlersDeps {
  readonly members: Members;
  readonly payoutAccounts: Pick<PayoutAccounts, 'list'>;
  readonly profiles: Pick<Profiles, 'of'>;
  readonly sessions: Pick<Sessions, 'list'>;
  readonly devices: Pick<Devices, 'list'>;
  readonly wallet: Pick<Wallet, 'balancesOf' | 'historyPage' | 'currencies'>;
  readonly vendor: Pick<SeamlessWallet, 'recordsPage' | 'openRounds'>;
  readonly transfers: Pick<TransferWallet, 'open' | 'waiting'>;
  readonly clock: Clock;
}

type MemberCall = 'members:find' | 'members:show' | 'members:bets' | 'members:wallet' | 'transfers:list' | 'rounds:list';

const demoOrReal = (kind: 'real' | 'trial') => (kind === 'trial' ? ('demo' as const) : ('real' as const));
const lineOf = ({ id, username, type, status, mobile, email }: Member) => ({ id, account: username, type, status, mobile, email });

/** The rank of a member; null where it has none. */
export const rankOf = ({ rankLabel, rankLevel }: Member): Rank | null => (rankLabel === null ? null : { name: rankLabel, level: rankLevel });

/** A transfer as operators see it. */
export function transferLine({ id, memberId, vendor, direction, amount, currency, state, code, attempts, requestedAt }: Transfer, exponent: number): OperatorValueOf<'transfers:list'>['transfers'][number] {
  return { id, memberId, vendor, direction, amount: decimalOf(amount, exponent), currency, state, code, attempts, requestedAt: requestedAt.toISOString() };
}

/** The member of an id. @throws OperatorProblem NOT_FOUND */
export async function memberOf(members: Pick<Members, 'byId'>, tenant: Tenant, id: string, query?: Parameters<Members['byId']>[2]): Promise<Member> {
  const member = await members.byId(tenant.id, id, query);
  if (member === undefined) throw new OperatorProblem('NOT_FOUND', `${tenant.id} has no member ${id}. members:find finds one by its account, mobile number or e-mail.`);
  return member;
}

/** Handlers of the calls that show members, their money and their games. */
export function memberReadHandlers({ members, payoutAccounts, profiles, sessions, devices, wallet, vendor, transfers, clock }: MemberHandlersDeps): OperatorHandlers<MemberCall> {
  return {
    async 'members:find'({ tenant, request: { account, id, mobile, email } }) {
      const found = [
        account === undefined ? undefined : await members.byUsername(tenant.id, account),
        id === undefined ? undefined : await members.byId(tenant.id, id),
        mobile === undefined ? undefined : await members.byMobile(tenant.id, `+${mobile.replaceAll(/\D/g, '')}`),
        ...(email === undefined ? [] : await members.byEmail(tenant.id, email)),
      ];
      return { members: found.flatMap((member) => (member === undefined ? [] : [lineOf(member)])) };
    },
    async 'members:show'({ tenant, request: { memberId } }) {
      const member = await memberOf(members, tenant, memberId);
      const [balances, currencies, open, remembered, moving, registered, profile, paidTo] = await Promise.all([
        wallet.balancesOf(tenant.id, memberId), wallet.currencies(tenant.id), sessions.list(tenant.id, memberId), devices.list(tenant.id, memberId), transfers.open(tenant.id, memberId), members.registeredAt(tenant.id, memberId), profiles.of(tenant.id, memberId), payoutAccounts.list(tenant.id, memberId),
      ]);
      const exponents = new Map(currencies.map(({ code, exponent }) => [code, exponent]));
      return {
        member: { ...lineOf(member), mobileProved: member.mobileVerifiedAt !== null, emailProved: member.email !== null && member.emailVerifiedAt !== null, nickname: member.nickname, rank: rankOf(member), labels: [...member.labels], parentId: member.parentId, affiliateCode: member.affiliateCode, affiliateDomain: member.affiliateDomain, registeredAt: (registered ?? new Date(0)).toISOString(), lastLoginAt: member.lastLoginAt?.toISOString() ?? null },
        profile,
        payoutAccounts: paidTo.map(({ addedAt, usableAt, ...account }) => ({ ...account, addedAt: addedAt.toISOString(), usableAt: usableAt.toISOString() })),
        balances: balances.map(({ currency, kind, posted, held, available }) => {
          const exponent = exponents.get(currency) ?? 0;
          return { currency, kind: demoOrReal(kind), posted: decimalOf(posted, exponent), held: decimalOf(held, exponent), available: decimalOf(available, exponent) };
        }),
        sessions: open.map(({ id, openedAt, lastSeenAt, ip, device }) => ({ id, openedAt: openedAt.toISOString(), lastSeenAt: lastSeenAt.toISOString(), ip: ip ?? '', device })),
        devices: remembered.map(({ id, expiresAt }) => ({ id, expiresAt: expiresAt.toISOString() })),
        transfers: moving.map((transfer) => transferLine(transfer, tenant.currency.exponent)),
      };
    },
    async 'members:bets'({ tenant, request: { memberId, ...asked } }) {
      await memberOf(members, tenant, memberId);
      const page = await vendor.recordsPage(tenant.id, memberId, asked);
      const { exponent } = tenant.currency;
      return {
        bets: page.lines.map(({ id, vendor: code, game, round, stake, payout, currency, state, placedAt, settledAt }) => ({
          id, vendor: code, game, roundId: round, stake: decimalOf(stake, exponent), prize: decimalOf(payout, exponent), currency, state, placedAt: placedAt.toISOString(), settledAt: settledAt?.toISOString() ?? null,
        })),
        ...pageCountOf(page, asked),
      };
    },
    async 'members:wallet'({ tenant, request: { memberId, ...asked } }) {
      await memberOf(members, tenant, memberId);
      const { code: currency, exponent } = tenant.currency;
      const page = await wallet.historyPage(tenant.id, memberId, { currency, ...asked });
      return {
        records: page.lines.map(({ journal, reason, amount, balanceAfter, reference, at }) => ({
          journal, kind: reason, amount: decimalOf(amount, exponent), balanceAfter: decimalOf(balanceAfter, exponent), reference: reference ?? '', at: at.toISOString(),
        })),
        ...pageCountOf(page, asked),
      };
    },
    async 'transfers:list'({ tenant, request }) {
      return { transfers: (await transfers.waiting(tenant.id, request.vendor)).map((transfer) => transferLine(transfer, tenant.currency.exponent)) };
    },
    async 'rounds:list'({ tenant, request: { vendor: code, olderThanMinutes } }) {
      const rounds = await vendor.openRounds(tenant.id, new Date(clock.now() - olderThanMinutes * 60_000), code);
      const { exponent } = tenant.currency;
      return {
        rounds: rounds.map(({ stake, payout, kind, openedAt, ...round }) => ({ ...round, stake: decimalOf(stake, exponent), prize: decimalOf(payout, exponent), kind: demoOrReal(kind), openedAt: openedAt.toISOString() })),
      };
    },
  };
}
