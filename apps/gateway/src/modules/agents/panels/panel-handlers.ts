import { decimalOf, movementKinds, type ResponseOf } from '@livery/contracts';
import type { Database } from '../../../platform/db/index.ts';
import { fieldFault, type AccountType, type Handlers, type Tenant } from '../../../platform/http/index.ts';
import type { Site } from '../../settings/index.ts';
import type { Agents } from '../agents.ts';
import { assertOpen, createSpanOf } from '../handlers.ts';
import { CODE, cursorOf, DAY, partsOf, SORTED_MOST, UUID, WHOLE } from './cursor.ts';
import { betsView, incomeView, profitView, sumOf } from './panel-view.ts';
import type { SortedBetLine } from './betting.ts';
import { accountsOf, memberInTeam, SMALL_TEAM, type TeamScan } from './team-scan.ts';
import type { MovementLine } from './transactions.ts';

export interface PanelHandlersDeps {
  readonly db: Database;
  readonly agents: Agents;
  readonly site: Pick<Site, 'modules'>;
  /** What a game is called in a language; the code of one that is not known. */
  readonly gameName: (code: string, language: string) => string;
}

type KindTotal = ResponseOf<'agentTransactions'>['totals'][number];

/** Handlers of the calls by which an agent reads what its team did. Nobody shows who is not in the team now: whoever else is named is as one who does not exist. */
export function panelHandlers({ db, agents, site, gameName }: PanelHandlersDeps): Handlers<'agentBetting' | 'agentProfit' | 'agentIncome' | 'agentIncomeDay' | 'agentBets' | 'agentTransactions'> {
  const { tree, teams, teamDays, betting, memberBets, profit, income, transactions } = agents;
  const spanOf = createSpanOf(db);
  const countedAt = async (tenant: Tenant, upTo: string): Promise<string | null> => (await teamDays.countedAt(tenant, upTo))?.toISOString() ?? null;

  async function scanOf(tenant: Tenant, agentId: string, account: string | undefined): Promise<TeamScan> {
    if (account === undefined) return { kind: (await teams.size(tenant.id, agentId)).members <= SMALL_TEAM ? 'small' : 'large', agentId };
    const id = await memberInTeam(db, tenant.id, agentId, account);
    if (id === undefined) throw fieldFault('account');
    return { kind: 'member', id };
  }
  async function named<Line extends { readonly memberId: string }>(tenant: Tenant, lines: readonly Line[]): Promise<(Line & { readonly account: string; readonly type: AccountType })[]> {
    const accounts = await accountsOf(db, tenant.id, lines.map(({ memberId }) => memberId));
    return lines.map((line) => ({ ...line, ...(accounts.get(line.memberId) ?? { account: '', type: 0 }) }));
  }

  return {
    async agentBetting({ request: { account, vendor, category, sort, order, limit, before, ...asked }, tenant, member }) {
      await assertOpen(site, tenant);
      const span = spanOf(asked, tenant);
      const { exponent } = tenant.currency;
      const scan = await scanOf(tenant, member.id, account);
      const filter = { vendor, category };
      const wanted = sort !== 'day' || order !== 'down';
      const unsorted = wanted && !(await betting.canSort(tenant, scan, span, filter));
      const parts = before === undefined ? undefined : partsOf(before, [WHOLE, DAY, UUID, CODE, CODE]);
      const after = parts === undefined ? undefined : { key: parts[0], day: parts[1], memberId: parts[2], vendor: parts[3], category: parts[4] };
      const lines = (): Promise<SortedBetLine[]> => (wanted && !unsorted ? betting.sorted(tenant, scan, span, filter, { sort, order, limit: limit + 1, after }) : betting.lines(tenant, scan, span, filter, limit + 1, after));
      const [found, ofVendors, counted] = await Promise.all([lines(), betting.parts(tenant, scan, span), countedAt(tenant, span.to)]);
      const shown = await named(tenant, found.slice(0, limit));
      const last = shown.at(-1);
      const within = ofVendors.filter((part) => (vendor === undefined || part.vendor === vendor) && (category === undefined || part.category === category));
      return {
        currency: tenant.currency, ...span, countedAt: counted,
        totals: betsView(sumOf(within), exponent), unsorted,
        parts: ofVendors.map((part) => ({ vendor: part.vendor, category: part.category, ...betsView(part, exponent) })),
        lines: shown.map((line) => ({ memberId: line.memberId, account: line.account, type: line.type, day: line.day, vendor: line.vendor, category: line.category, ...betsView(line, exponent) })),
        next: found.length > limit && last !== undefined ? cursorOf(last.key ?? '0', last.day, last.memberId, last.vendor, last.category) : null,
      };
    },

    async agentProfit({ request: { of, account, scope, sort, order, limit, before, ...asked }, tenant, member }) {
      await assertOpen(site, tenant);
      const span = spanOf(asked, tenant);
      const { exponent } = tenant.currency;
      const top = of ?? member.id;
      if ((await tree.distanceAt(tenant.id, member.id, top, new Date(db.clock.now()))) === undefined) throw fieldFault('of');
      const one = account === undefined ? undefined : await memberInTeam(db, tenant.id, member.id, account);
      if (account !== undefined && one === undefined) throw fieldFault('account');
      const unsorted = one === undefined && (await teams.size(tenant.id, top)).direct > SORTED_MOST;
      const parts = before === undefined ? undefined : partsOf(before, [WHOLE, UUID]);
      const after = parts === undefined ? undefined : { key: parts[0], id: parts[1] };
      const sorting = unsorted ? ({ sort: 'joined', order: 'down' } as const) : { sort, order };
      const [found, totals, path, counted] = await Promise.all([
        profit.lines(tenant, one === undefined ? { below: top } : { member: one }, span, { scope, ...sorting, limit: limit + 1, after }), profit.total(tenant, top, span), teams.path(tenant.id, member.id, top),
        countedAt(tenant, span.to),
      ]);
      const shown = found.slice(0, limit);
      const last = shown.at(-1);
      const sizes = await teams.sizes(tenant.id, shown.map((line) => line.id));
      return {
        currency: tenant.currency, ...span, countedAt: counted, path, totals: profitView(totals, exponent),
        members: shown.map((line) => ({ id: line.id, account: line.account, type: line.type, status: line.status, direct: sizes.get(line.id)?.direct ?? 0, figures: profitView(line, exponent) })),
        unsorted,
        next: found.length > limit && last !== undefined ? cursorOf(last.key, last.id) : null,
      };
    },

    async agentIncome({ request, tenant, member }) {
      await assertOpen(site, tenant);
      const span = spanOf(request, tenant);
      const lines = await income.days(tenant, member.id, span);
      const { exponent } = tenant.currency;
      const days = [...Map.groupBy(lines, ({ day }) => day)];
      return { currency: tenant.currency, ...span, totals: incomeView(lines, exponent), days: days.map(([day, ofDay]) => ({ day, ...incomeView(ofDay, exponent) })) };
    },

    async agentIncomeDay({ request: { day, to: until, kind, limit, before }, tenant, member }) {
      await assertOpen(site, tenant);
      const span = until === undefined ? { from: day, to: day } : spanOf({ from: day, to: until }, tenant, 'day');
      const { moves, total } = await income.moves(tenant, member.id, span, kind, limit + 1, before);
      const shown = moves.slice(0, limit);
      const below = await accountsOf(db, tenant.id, shown.flatMap(({ agentId }) => (agentId === null || agentId === member.id ? [] : [agentId])));
      const { exponent } = tenant.currency;
      return {
        currency: tenant.currency, day, to: span.to, kind, total: decimalOf(total, exponent),
        moves: shown.map((move) => ({
          id: move.id, at: move.at.toISOString(), amount: decimalOf(move.amount, exponent),
          settlement: move.settlementId === null || move.kind === null || move.agentId === null ? null : { id: move.settlementId, kind: move.kind, from: move.from ?? day, to: move.to ?? day, account: below.get(move.agentId)?.account ?? null },
        })),
        next: moves.length > limit ? (shown.at(-1)?.id ?? null) : null,
      };
    },

    async agentBets({ request: { memberId, day, vendor, category, limit, before }, tenant, member, language }) {
      await assertOpen(site, tenant);
      const distance = await tree.distanceAt(tenant.id, member.id, memberId, new Date(db.clock.now()));
      if (distance === undefined || distance === 0) throw fieldFault('memberId');
      const filter = { vendor, category };
      const [found, totals, accounts] = await Promise.all([memberBets.page(tenant, memberId, day, filter, limit + 1, before), memberBets.totals(tenant, memberId, day, filter), accountsOf(db, tenant.id, [memberId])]);
      const shown = found.slice(0, limit);
      const { exponent } = tenant.currency;
      return {
        currency: tenant.currency, account: accounts.get(memberId)?.account ?? '', day, totals: betsView(totals, exponent),
        bets: shown.map(({ turnover, validBet, prizes, at, ...bet }) => {
          const { bets: _one, ...amounts } = betsView({ bets: 1, turnover, validBet, prizes }, exponent);
          return { ...bet, game: gameName(bet.game, language), at: at.toISOString(), ...amounts };
        }),
        next: found.length > limit ? (shown.at(-1)?.id ?? null) : null,
      };
    },

    async agentTransactions({ request: { account, kind, sort, order, limit, before, ...asked }, tenant, member }) {
      await assertOpen(site, tenant);
      const span = spanOf(asked, tenant);
      const { exponent } = tenant.currency;
      const parts = before === undefined ? undefined : partsOf(before, [WHOLE, UUID, UUID]);
      const after = parts === undefined ? undefined : { key: parts[0], id: parts[1], memberId: parts[2] };
      const scan = await scanOf(tenant, member.id, account);
      const wanted = sort !== 'at' || order !== 'down';
      const unsorted = wanted && !(await transactions.canSort(tenant, scan, span, kind));
      const lines = (): Promise<MovementLine[]> => (wanted && !unsorted ? transactions.sorted(tenant, scan, span, kind, { sort, order, limit: limit + 1, after }) : transactions.lines(tenant, scan, span, kind, limit + 1, after));
      const [found, totals, counted] = await Promise.all([lines(), transactions.totals(tenant, scan, span), countedAt(tenant, span.to)]);
      const shown = await named(tenant, found.slice(0, limit));
      const last = shown.at(-1);
      const byKind = new Map(totals.map((total) => [total.kind, total]));
      return {
        currency: tenant.currency, ...span, countedAt: counted, unsorted,
        totals: movementKinds.flatMap((one): KindTotal[] => {
          const total = byKind.get(one);
          return total === undefined ? [] : [{ kind: one, movements: total.movements, in: decimalOf(total.moneyIn, exponent), out: decimalOf(total.moneyOut, exponent) }];
        }),
        lines: shown.map((line) => ({ id: line.id, memberId: line.memberId, account: line.account, kind: line.kind, reason: line.reason, amount: decimalOf(line.amount, exponent), at: line.at.toISOString() })),
        next: found.length > limit && last !== undefined ? cursorOf(sort === 'amount' && wanted && !unsorted ? String(last.amount) : '0', last.id, last.memberId) : null,
      };
    },
  };
}
