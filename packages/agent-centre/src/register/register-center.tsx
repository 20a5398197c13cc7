import { useFailure } from '@livery/centre-kit';
import { useText } from '@livery/i18n';
import { useCentreQuery } from '@livery/navigation';
import { LoadFailed } from '@livery/session';
import { Loader, Tabs } from '@livery/ui-kit';
import { agentCentreApi } from '../api.ts';
import { Parts } from '../agent-style.ts';
import { SupportLine } from '../support-line.tsx';
import { LinkList } from './link-list.tsx';
import { MakeLink } from './make-link.tsx';
import { OpenAccount } from './open-account.tsx';

/** Name of the chosen way in the address. */
const WAY = 'way';

/** Opens accounts in the agent's team: by links that it gives away, or by hand. */
export function RegisterCenter() {
  const t = useText('agent');
  const tCommon = useText('common');
  const { query, replace } = useCentreQuery();
  const links = agentCentreApi.useAgentLinksInfiniteQuery({});
  const { data, refetch } = links;
  const failure = useFailure(links);
  const most = data?.pages[0]?.rate;
  if (most === undefined) {
    return (
      <Parts>
        {failure === undefined ? <Loader label={tCommon('state.loading')} /> : <LoadFailed title={t('links.failed')} error={failure} onRetry={refetch} />}
        <SupportLine />
      </Parts>
    );
  }
  return (
    <Parts>
      <Tabs
        label={t('register.ways')}
        look="pills"
        fill
        selected={query.get(WAY) === 'hand' ? 'hand' : 'link'}
        onSelect={(way) => replace({ [WAY]: way === 'hand' ? 'hand' : undefined })}
        tabs={[
          {
            id: 'link',
            label: t('register.byLink'),
            content: (
              <Parts>
                <MakeLink most={most} />
                <LinkList />
              </Parts>
            ),
          },
          { id: 'hand', label: t('register.byHand'), content: <OpenAccount most={most} /> },
        ]}
      />
      <SupportLine />
    </Parts>
  );
}
