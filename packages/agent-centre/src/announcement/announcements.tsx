import { useDialogs } from '@livery/app-shell';
import { useBrand } from '@livery/brand-kit/react';
import { useFailure, useSiteTime } from '@livery/centre-kit';
import { sitePlatforms } from '@livery/contracts';
import type { ResponseOf } from '@livery/contracts';
import { useText } from '@livery/i18n';
import { LoadFailed } from '@livery/session';
import { Button, DateTime, EmptyState, focusRing, iconMegaphone, Loader, token } from '@livery/ui-kit';
import { styled } from 'styled-components';
import { agentCentreApi } from '../api.ts';
import { Entries, Parts } from '../agent-style.ts';
import { SupportLine } from '../support-line.tsx';

/** A title that opens its announcement; it wraps as it did without the button. */
const Title = styled.button`
  min-block-size: ${token.size.target};
  margin-block: calc(-1 * ${token.space[2]});
  padding: 0;
  border: 0;
  border-radius: ${token.radius.sm};
  background: none;
  color: ${token.color.fg.link};
  font: inherit;
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;

  &:hover { text-decoration: underline; }
  ${focusRing}
`;

/** What the merchant announced, newest first; the dialog of the announcements has the words. */
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
  const { open } = useDialogs();
  if (list.length === 0) return <EmptyState glyph={iconMegaphone} title={t('announcement.none')} />;
  return (
    <>
      <Entries aria-label={t('announcement.list')}>
        {list.map(({ id, title, publishedAt }) => (
          <li key={id}>
            <div data-name="">
              <Title type="button" aria-haspopup="dialog" onClick={() => open('noticeModal', { id })}>
                {title}
              </Title>
            </div>
            <div data-facts="">
              <DateTime value={publishedAt}>{date(publishedAt)}</DateTime>
            </div>
          </li>
        ))}
      </Entries>
      <div>
        <Button variant="outline" aria-haspopup="dialog" onClick={() => open('noticeModal')}>
          {t('announcement.read')}
        </Button>
      </div>
    </>
  );
}
