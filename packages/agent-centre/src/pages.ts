import type { PlainTextKey } from '@livery/i18n';
import type { CentrePageSpec } from '@livery/navigation';
import { iconCalendar, iconChart, iconClock, iconDice, iconHistory, iconMegaphone, iconPoints, iconSparkle, iconTrophy, iconUserAdd, iconUsers, iconWallet, preloadableLazy } from '@livery/ui-kit';

const announcement = preloadableLazy(() => import('./announcement/announcements.tsx'));
const teamOverview = preloadableLazy(() => import('./overview/team-overview.tsx'));
const registerCenter = preloadableLazy(() => import('./register/register-center.tsx'));
const teamManagement = preloadableLazy(() => import('./team/team-management.tsx'));
const teamBetting = preloadableLazy(() => import('./team-betting/team-betting.tsx'));
const profitLoss = preloadableLazy(() => import('./profit/profit-loss.tsx'));
const myIncome = preloadableLazy(() => import('./income/my-income.tsx'));
const teamTransactions = preloadableLazy(() => import('./transactions/team-transactions.tsx'));
const dividend = preloadableLazy(() => import('./contracts/dividend.tsx'));
const dailySalary = preloadableLazy(() => import('./contracts/daily-salary.tsx'));
const hourlySalary = preloadableLazy(() => import('./contracts/hourly-salary.tsx'));
const realTimeSalary = preloadableLazy(() => import('./contracts/real-time-salary.tsx'));

/** The panels of the agent centre in the order of its menu. Their addresses and guards are in the route table. */
export const pages: readonly CentrePageSpec<PlainTextKey<'agent'>>[] = [
  { key: 'announcement', title: 'page.announcement', icon: iconMegaphone, content: announcement.show((module) => module.Announcements) },
  { key: 'teamOverview', title: 'page.teamOverview', icon: iconChart, feature: 'agentPolicy', content: teamOverview.show((module) => module.TeamOverview) },
  { key: 'registerCenter', title: 'page.registerCenter', icon: iconUserAdd, feature: 'agentPolicy', content: registerCenter.show((module) => module.RegisterCenter) },
  { key: 'teamManagement', title: 'page.teamManagement', icon: iconUsers, feature: 'agentPolicy', content: teamManagement.show((module) => module.TeamManagement) },
  { key: 'teamBetting', title: 'page.teamBetting', icon: iconDice, feature: 'agentPolicy', content: teamBetting.show((module) => module.TeamBetting) },
  { key: 'profitLoss', title: 'page.profitLoss', icon: iconTrophy, feature: 'agentPolicy', content: profitLoss.show((module) => module.ProfitLoss) },
  { key: 'myIncome', title: 'page.myIncome', icon: iconWallet, feature: 'agentPolicy', content: myIncome.show((module) => module.MyIncome) },
  { key: 'teamTransactions', title: 'page.teamTransactions', icon: iconHistory, feature: 'agentPolicy', content: teamTransactions.show((module) => module.TeamTransactions) },
  // These four show where the merchant has their kind of contract, or something of it is not settled: see `panelsOn`.
  { key: 'dividend', title: 'page.dividend', icon: iconPoints, content: dividend.show((module) => module.Dividend) },
  { key: 'dailySalary', title: 'page.dailySalary', icon: iconCalendar, content: dailySalary.show((module) => module.DailySalary) },
  { key: 'hourlySalary', title: 'page.hourlySalary', icon: iconClock, content: hourlySalary.show((module) => module.HourlySalary) },
  { key: 'realTimeSalary', title: 'page.realTimeSalary', icon: iconSparkle, content: realTimeSalary.show((module) => module.RealTimeSalary) },
];
