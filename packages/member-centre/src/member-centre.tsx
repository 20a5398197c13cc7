import { useText } from '@livery/i18n';
import { Centre } from '@livery/navigation';
import type { CentreView } from '@livery/navigation';
import { pages } from './pages.ts';

/** The member centre with the page of its address. */
export function MemberCentre({ view }: { readonly view: CentreView }) {
  const t = useText('member');
  return <Centre view={view} pages={pages} menu="memberCentre" title={t('centre.title')} menuLabel={t('centre.pages')} text={(title) => t(title)} />;
}
