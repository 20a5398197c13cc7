import type { PlainTextKey } from '@livery/i18n';
import type { CentrePageSpec } from '@livery/navigation';
import { iconChart, iconMegaphone, iconUserAdd, iconUsers, preloadableLazy } from '@livery/ui-kit';

const announcement = preloadableLazy(() => import('./announcement/announcements.tsx'));
const teamOverview = preloadableLazy(() => import('./overview/team-overview.tsx'));
const registerCenter = preloadableLazy(() => import('./register/register-center.tsx'));
const teamManagement = preloadableLazy(() => import('./team/team-management.tsx'));

/** The panels of the agent centre in the order of its menu. Their addresses and guards are in the route table. */
export const pages: readonly CentrePageSpec<PlainTextKey<'agent'>>[] = [
  { key: 'announcement', title: 'page.announcement', icon: iconMegaphone, content: announcement.show((module) => module.Announcements) },
  { key: 'teamOverview', title: 'page.teamOverview', icon: iconChart, feature: 'agentPolicy', content: teamOverview.show((module) => module.TeamOverview) },
  { key: 'registerCenter', title: 'page.registerCenter', icon: iconUserAdd, feature: 'agentPolicy', content: registerCenter.show((module) => module.RegisterCenter) },
  { key: 'teamManagement', title: 'page.teamManagement', icon: iconUsers, feature: 'agentPolicy', content: teamManagement.show((module) => module.TeamManagement) },
];
