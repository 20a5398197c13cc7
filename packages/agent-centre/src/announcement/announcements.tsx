import { useBrand } from '@livery/brand-kit/react';
import { useFailure, useSiteTime } from '@livery/centre-kit';
import { sitePlatforms } from '@livery/contracts';
import type { ResponseOf } from '@livery/contracts';
import { useText } from '@livery/i18n';
import { href } from '@livery/navigation';
import { LoadFailed } from '@livery/session';
import { DateTime, EmptyState, iconMegaphone, LinkButton, Loader } from '@livery/ui-kit';
import { agentCentreApi } from '../api.ts';
import { Entries, Parts } from '../agent-style.ts';
import { SupportLine } from '../support-line.tsx';

/** What the merchant announced, newest first; the notice page has the words. */
export function Announcements() {
  const t = useText('agent');
  const tCommon = useText('common');
  const { announcements, identity } = useBrand();
  const query = agentCentreApi.useAgentAnnouncementsQuery({ types: announcements.types.join(','), platform: sitePlatforms[identity.platform], execution: announcements.defaultExecution });
  const { data, refetch } = query;
  const failure = useFailure(query);
  return (
    <Parts>
      {data !== undefined ? (
        <Announced list={data.list} />
      ) : failure === undefined ? (
        <Loader label={tCommon('state.loading')} />
      ) : (
        <LoadFailed title={t('announcement.failed')} error={failure} onRetry={refetch} />
      )}
      <SupportLine />
    </Parts>
  );
}

function Announced({ list }: Pick<ResponseOf<'announcements'>, 'list'>) {
  const t = useText('agent');
  const { date } = useSiteTime();
  if (list.length === 0) return <EmptyState glyph={iconMegaphone} title={t('announcement.none')} />;
  return (
    <>
      <Entries aria-label={t('announcement.list')}>
        {list.map(({ id, title, publishedAt }) => (
          <li key={id}>
            <div data-name="">{title}</div>
            <div data-facts="">
              <DateTime value={publishedAt}>{date(publishedAt)}</DateTime>
            </div>
          </li>
        ))}
      </Entries>
      <div>
        <LinkButton href={href('notices')} variant="outline">
          {t('announcement.read')}
        </LinkButton>
      </div>
    </>
  );
}
