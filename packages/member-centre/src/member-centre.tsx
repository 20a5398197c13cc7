import { useText } from '@livery/i18n';
import { Centre, CentreRoute } from '@livery/navigation';
import { overview, pages } from './pages.ts';

/** The member centre with the page of its address. */
export function MemberCentre() {
  const t = useText('member');
  return (
    <CentreRoute centre="member">
      {(view) => <Centre view={view} pages={pages} overview={overview} menu="memberCentre" title={t('centre.title')} menuLabel={t('centre.pages')} text={(title) => t(title)} />}
    </CentreRoute>
  );
}
