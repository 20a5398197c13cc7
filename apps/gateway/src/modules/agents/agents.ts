import type { Database } from '../../platform/db/index.ts';
import { createLinks, type Links } from './links/links.ts';
import { createTeamDays, type TeamDays, type TeamDaysDeps } from './figures/team-days.ts';
import { createTeams, type Teams } from './team/team.ts';
import { createTree, type Tree } from './tree/tree.ts';

/** Agents and their teams. */
export interface Agents {
  readonly tree: Tree;
  readonly teams: Teams;
  readonly links: Links;
  readonly teamDays: TeamDays;
}

/** Creates the {@link Agents}. */
export function createAgents(deps: TeamDaysDeps & { readonly db: Database }): Agents {
  const tree = createTree(deps.db);
  return { tree, teams: createTeams(deps.db), links: createLinks(deps.db, tree), teamDays: createTeamDays(deps) };
}
