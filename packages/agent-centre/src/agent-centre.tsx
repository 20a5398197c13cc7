import { useFeatures } from '@livery/brand-kit/react';
import { useText } from '@livery/i18n';
import { Centre, CentreRoute } from '@livery/navigation';
import { sessionApi } from '@livery/session';
import { panelsOn } from './contracts/kinds.ts';
import type { Switches } from './contracts/kinds.ts';
import { pages } from './pages.ts';

const allOff: Switches = { divtypereq: false, dailysalreqtype: false, contracthoursalreq: false, realtimesalreqtype: false };

/** What the merchant has switched on; undefined while that is not known. Contracts belong to the agent policy and to the member centre. */
function useSwitches(): Switches | undefined {
  const { agentPolicy, memberCentre } = useFeatures();
  const offered = agentPolicy && memberCentre;
  const { data } = sessionApi.useConsolidatedSettingsQuery(undefined, { skip: !offered });
  return offered ? data : allOff;
}

/** The agent centre with the panel of its address. */
export function AgentCentre() {
  const t = useText('agent');
  const switches = useSwitches();
  return (
    <CentreRoute centre="agent">
      {(view) => <Centre view={view} pages={panelsOn(pages, switches, view.page)} menu="agentCentre" title={t('centre.title')} menuLabel={t('centre.pages')} text={(title) => t(title)} />}
    </CentreRoute>
  );
}
