import { useFeatures } from '@livery/brand-kit/react';
import type { ContractKind } from '@livery/contracts';
import { sessionApi } from '@livery/session';
import { kindsOn } from './kinds.ts';
import type { Switches } from './kinds.ts';

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

/** The kinds of contracts that the merchant has; none while that is not known. */
export function useKindsOn(): readonly ContractKind[] {
  const switches = useSwitches();
  return switches === undefined ? [] : kindsOn(switches);
}
