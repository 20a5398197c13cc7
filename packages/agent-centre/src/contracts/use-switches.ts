import { useFeatures } from '@livery/brand-kit/react';
import type { ContractKind } from '@livery/contracts';
import { sessionApi, useSession } from '@livery/session';
import { useState } from 'react';
import { contractApi } from './api.ts';
import { kindsOn } from './kinds.ts';
import type { KindsSeen, Switches } from './kinds.ts';

const allOff: Switches = { divtypereq: false, dailysalreqtype: false, contracthoursalreq: false, realtimesalreqtype: false };

/** The modules that contracts belong to. */
type Modules = Pick<ReturnType<typeof useFeatures>, 'agentPolicy' | 'memberCentre'>;

/** What is on of a merchant's kinds of contracts: none where one of the modules that they belong to is off. */
export const switchesOf = ({ agentPolicy, memberCentre }: Modules, kinds: Switches | undefined): Switches | undefined => (agentPolicy && memberCentre ? kinds : allOff);

/** What the merchant has switched on; undefined while that is not known. */
export function useSwitches(): Switches | undefined {
  const modules = useFeatures();
  const { data } = sessionApi.useConsolidatedSettingsQuery(undefined, { skip: !(modules.agentPolicy && modules.memberCentre) });
  return switchesOf(modules, data);
}

/** Whether kinds of which something is not settled have to be asked for: some are off, and the merchant has a member centre. */
const asksUnsettled = ({ memberCentre }: Modules, switches: Switches | undefined): boolean => memberCentre && switches !== undefined && Object.values(switches).includes(false);

/** Which panels of kinds the agent sees. What was not settled when it was asked for stays until the page is loaded anew: nobody is led away from a panel since it was paid. */
export function useKindsSeen(): KindsSeen {
  const modules = useFeatures();
  const switches = useSwitches();
  // The centre stays once it was opened: whoever logs in next in the same tab is somebody else, and perhaps no agent.
  const { role, visit } = useSession();
  const asks = role === 'agent' && asksUnsettled(modules, switches);
  const { data } = contractApi.useUnsettledQuery({}, { skip: !asks });
  const [last, setLast] = useState<{ readonly visit: typeof visit; readonly kinds: readonly ContractKind[] }>({ visit, kinds: [] });
  const seen = last.visit === visit ? last.kinds : [];
  const more = data?.kinds.filter((kind) => !seen.includes(kind)) ?? [];
  if (more.length > 0) setLast({ visit, kinds: [...seen, ...more] });
  return { switches, unsettled: asks && data === undefined ? undefined : seen };
}

/** The kinds of contracts that the merchant has; none while that is not known. */
export function useKindsOn(): readonly ContractKind[] {
  const switches = useSwitches();
  return switches === undefined ? [] : kindsOn(switches);
}
