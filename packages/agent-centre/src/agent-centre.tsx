import { useText } from '@livery/i18n';
import { Centre, CentreRoute } from '@livery/navigation';
import { pages } from './pages.ts';

/** The agent centre with the panel of its address. */
export function AgentCentre() {
  const t = useText('agent');
  return (
    <CentreRoute centre="agent">
      {(view) => <Centre view={view} pages={pages} menu="agentCentre" title={t('centre.title')} menuLabel={t('centre.pages')} text={(title) => t(title)} />}
    </CentreRoute>
  );
}
