import { useFeatures } from '@livery/brand-kit/react';
import type { ContractKind } from '@livery/contracts';
import { sessionApi } from '@livery/session';
import { kindsOn } from './kinds.ts';
import type { Switches } from './kinds.ts';

const allOff: Switches = { divtypereq: false, dailysalreqtype: false, contracthoursalreq: false, realtimesalreqtype: false };

/** What the merchant has switched on; undefined while that is not known. Contracts belong to the agent policy and to the member centre. */
export function useSwitches(): Switches | undefined {
  const { agentPolicy, memberCentre } = useFeatures();
  const offered = agentPolicy && memberCentre;
  const { data } = sessionApi.useConsolidatedSettingsQuery(undefined, { skip: !offered });
  return offered ? data : allOff;
}

/** The kinds of contracts that the merchant has; none while that is not known. */
export function useKindsOn(): readonly ContractKind[] {
  const switches = useSwitches();
  return switches === undefined ? [] : kindsOn(switches);
}
