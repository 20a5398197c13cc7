import { call } from '../src/index.ts';
import type { From } from '../src/index.ts';
import { AGENT, BELOW } from './agent-acts.ts';
import { pagesAt, pagesOf, sessionOf } from './centre-pages.ts';
import type { Pages } from './centre-pages.ts';

const kinds = ['dividend', 'dailySalary', 'hourlySalary', 'realTimeSalary'] as const;
/** Who is in no team, and what is no settlement. */
const NOBODY = '01a9d2c4-7c55-4a57-9b0e-0d1f4d5a6e21';
const DAY_MS = 86_400_000;
const daysAgo = (count: number): string => new Date(Date.now() - count * DAY_MS).toISOString().slice(0, 10);
/** Most of a year, and days on which nobody had an account yet. */
const YEAR = { from: daysAgo(360), to: daysAgo(0) };
const NOTHING = { from: daysAgo(200), to: daysAgo(199) };
const during = (panel: string, days: typeof YEAR): string => `/agent/${panel}?${new URLSearchParams(days)}`;

/** The panels of the agent centre, with both sides of contracts and both ways of the register centre. */
export const panels: Pages = {
  ...pagesOf('agent'),
  ...pagesAt(['/agent/registerCenter?way=hand', ...kinds.map((kind) => `/agent/${kind}?part=downline`)]),
};

/** Screens of an offer, which need no figures. */
export const offers: Pages = { ...pagesAt(kinds.map((kind) => `/agent/${kind}?part=downline&offer=`)) };

async function settlementOf(kind: 'dividend' | 'daily' | 'realtime', from: From): Promise<string> {
  const { settlements } = await call('agentSettlements', { kind, side: 'paid', ...YEAR }, from);
  return settlements.find(({ gross }) => Number(gross) > 0)?.id ?? settlements[0]?.id ?? NOBODY;
}

/** Screens below panels of the demo's agent: of what it finds there, and of what it does not. */
export async function screensBelow(site: string): Promise<Pages> {
  const from = await sessionOf(site, AGENT);
  const { members } = await call('agentTeam', { limit: 50 }, from);
  const branch = members.find(({ account }) => account === BELOW)?.id ?? NOBODY;
  const { lines } = await call('agentBetting', {}, from);
  const line = lines[0];
  const { days } = await call('agentIncome', YEAR, from);
  const day = days[0]?.day ?? '';
  const [dividend, daily, posting] = [await settlementOf('dividend', from), await settlementOf('daily', from), await settlementOf('realtime', from)];
  const { members: settled } = await call('agentSettlementMembers', { id: daily }, from);
  const row = settled[0];
  return {
    'teamManagement-branch': `/agent/teamManagement?of=${branch}`,
    'teamManagement-found': `/agent/teamManagement?name=${BELOW.slice(0, 4)}`,
    'teamBetting-account': `/agent/teamBetting?account=${BELOW}`,
    'teamBetting-bets': `/agent/teamBetting?member=${line?.memberId ?? ''}&day=${line?.day ?? ''}&at=${line?.vendor ?? ''}&game=${line?.category ?? ''}`,
    'profitLoss-branch': `/agent/profitLoss?of=${branch}`,
    'profitLoss-own': '/agent/profitLoss?scope=own',
    'myIncome-paid': `/agent/myIncome?day=${day}&kind=paid`,
    'teamTransactions-deposits': '/agent/teamTransactions?kind=deposit',
    'dividend-explained': `/agent/dividend?settlement=${dividend}`,
    'dailySalary-explained': `/agent/dailySalary?settlement=${daily}`,
    'dailySalary-bets': `/agent/dailySalary?settlement=${daily}&member=${row?.memberId ?? ''}&of=${row?.period ?? ''}`,
    'realTimeSalary-explained': `/agent/realTimeSalary?settlement=${posting}`,
    'realTimeSalary-accrued': '/agent/realTimeSalary?accrued=bets',
    'dividend-offer': `/agent/dividend?part=downline&offer=${BELOW}`,
  };
}

/** Panels over a year, and over days of nothing. */
export const periods: Pages = {
  ...Object.fromEntries(['teamOverview', 'myIncome'].map((panel) => [`${panel}-year`, during(panel, YEAR)])),
  ...Object.fromEntries(['teamOverview', 'teamManagement', 'teamBetting', 'profitLoss', 'myIncome', 'teamTransactions', 'dividend'].map((panel) => [`${panel}-nothing`, during(panel, NOTHING)])),
};

/** Whom and what an agent does not find, and what one at the top does not have. */
export const strangers: Pages = {
  'teamManagement-not-found': '/agent/teamManagement?name=nobody',
  'teamManagement-gone': `/agent/teamManagement?of=${NOBODY}`,
  'teamBetting-stranger': '/agent/teamBetting?account=stranger',
  'teamBetting-gone': `/agent/teamBetting?member=${NOBODY}&day=${NOTHING.from}`,
  'profitLoss-stranger': '/agent/profitLoss?account=stranger',
  'profitLoss-gone': `/agent/profitLoss?of=${NOBODY}`,
  'teamTransactions-stranger': '/agent/teamTransactions?account=stranger',
  'dividend-top': '/agent/dividend?part=own',
  'realTimeSalary-top': '/agent/realTimeSalary?part=own',
  'dailySalary-gone': `/agent/dailySalary?settlement=${NOBODY}`,
};
