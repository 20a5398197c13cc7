import { roleOf, type ContractKind, type LadderFault } from '@livery/contracts';
import type { Clock } from '../../platform/db/index.ts';
import { fieldFault, Problem, type Tenant } from '../../platform/http/index.ts';
import type { Member, Members } from '../member/index.ts';
import type { Site } from '../settings/index.ts';
import type { KindHistory } from './kind-history.ts';
import { contractTerms, nextPeriod, SWITCHES, type PresentTerms } from './terms.ts';

export interface ContractDeskDeps {
  readonly clock: Clock;
  readonly members: Pick<Members, 'byUsername'>;
  readonly site: Pick<Site, 'modules' | 'setting'>;
  readonly history: Pick<KindHistory, 'observe' | 'schedule'>;
}

/** What every call about contracts asks first. */
export interface ContractDesk {
  /** @throws Problem FUNCTION_DISABLED where the merchant has no contracts of the kind */
  termsOf(tenant: Tenant, kind: ContractKind): Promise<PresentTerms>;
  /** An agent directly below. @throws Problem VALIDATION_FAILED for everybody else, as for nobody */
  downlineOf(tenant: Tenant, agentId: string, account: string): Promise<Member>;
}

/** The field that a fault of the rows belongs to. */
export function rowsProblem({ index, fault }: LadderFault): Problem {
  const field = fault === 'rows' ? 'rows' : `rows.${index}.${fault === 'rate' || fault === 'aboveOwn' ? 'percent' : fault === 'conditions' ? 'activeMembers' : fault}`;
  return fieldFault(field);
}

/** Creates the {@link ContractDesk}. */
export function createContractDesk({ clock, members, site, history }: ContractDeskDeps): ContractDesk {
  return {
    async termsOf(tenant, kind) {
      const { agentPolicy, memberCentre } = await site.modules(tenant);
      if (!agentPolicy || !memberCentre || !(await site.setting(tenant, 'consolidated'))[SWITCHES[kind]]) throw new Problem('FUNCTION_DISABLED');
      await history.observe(tenant);
      const terms = contractTerms(kind, await site.setting(tenant, 'agentContracts'), await history.schedule(tenant.id, kind), clock.now(), tenant);
      return { ...terms, nextPeriod: async (tx) => nextPeriod(kind, await history.schedule(tenant.id, kind, tx), clock.now(), tenant) };
    },
    async downlineOf(tenant, agentId, account) {
      const found = await members.byUsername(tenant.id, account);
      // Whoever is elsewhere in the tree, or no agent, is as one that is not there.
      if (found?.parentId !== agentId || roleOf(true, found.type) !== 'agent' || found.status !== 'active') throw fieldFault('account');
      return found;
    },
  };
}
