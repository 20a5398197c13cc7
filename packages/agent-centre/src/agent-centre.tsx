import { useText } from '@livery/i18n';
import { Centre, CentreRoute } from '@livery/navigation';
import { panelsOn } from './contracts/kinds.ts';
import { useKindsSeen } from './contracts/use-switches.ts';
import { pages } from './pages.ts';

/** The agent centre with the panel of its address. */
export function AgentCentre() {
  const t = useText('agent');
  const seen = useKindsSeen();
  return (
    <CentreRoute centre="agent">
      {(view) => <Centre view={view} pages={panelsOn(pages, seen, view.page)} menu="agentCentre" title={t('centre.title')} menuLabel={t('centre.pages')} text={(title) => t(title)} />}
    </CentreRoute>
  );
}
