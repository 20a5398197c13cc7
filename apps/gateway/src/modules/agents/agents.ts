import type { Database } from '../../platform/db/index.ts';
import type { Site } from '../settings/index.ts';
import { createLinks, type Links } from './links/links.ts';
import { createTeamDays, type TeamDays, type TeamDaysDeps } from './figures/team-days.ts';
import { createTeamSizes } from './figures/team-sizes.ts';
import { createTeamBetting, type TeamBetting } from './panels/betting.ts';
import { createAgentIncome, type AgentIncome } from './panels/income.ts';
import { createMemberBets, type MemberBets } from './panels/member-bets.ts';
import { createTeamProfit, type TeamProfit } from './panels/profit.ts';
import { createTeamTransactions, type TeamTransactions } from './panels/transactions.ts';
import { createTeams, type Teams } from './team/team.ts';
import { createTree, type Tree } from './tree/tree.ts';

/** Agents and their teams. */
export interface Agents {
  readonly tree: Tree;
  readonly teams: Teams;
  readonly links: Links;
  readonly teamDays: TeamDays;
  readonly betting: TeamBetting;
  readonly memberBets: MemberBets;
  readonly profit: TeamProfit;
  readonly income: AgentIncome;
  readonly transactions: TeamTransactions;
}

/** Creates the {@link Agents}. */
export function createAgents(deps: TeamDaysDeps & { readonly db: Database; readonly site: Pick<Site, 'modules'> }): Agents {
  const tree = createTree(deps.db);
  const hasAgents = async (id: string): Promise<boolean> => {
    const tenant = deps.tenants.byMerchant(id);
    return tenant !== undefined && (await deps.site.modules(tenant)).agentPolicy;
  };
  const sizes = createTeamSizes(deps.db);
  const { db } = deps;
  return {
    tree, teams: createTeams(db, sizes), links: createLinks(db, tree, hasAgents), teamDays: createTeamDays({ ...deps, sizes }),
    betting: createTeamBetting(db), memberBets: createMemberBets(db), profit: createTeamProfit(db), income: createAgentIncome(db), transactions: createTeamTransactions(db),
  };
}
