import { useText } from '@livery/i18n';
import { useCentreQuery } from '@livery/navigation';
import { useSession } from '@livery/session';
import { Button, CountBadge, iconCheck, Notice, Tabs, token } from '@livery/ui-kit';
import { useEffect, useId, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { styled } from 'styled-components';
import { memberCentreApi } from '../api.ts';
import { SupportLine } from '../support/support-line.tsx';
import { ZoneNote } from '../time/zone-note.tsx';
import { InboxList } from './inbox-list.tsx';

const Root = styled.div`
  display: grid;
  gap: ${token.space[4]};
  min-inline-size: 0;
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[2]} ${token.space[4]};
  color: ${token.color.fg.muted};
`;

/** Types of messages in the order of their tabs. */
const types = [
  { type: 'account', name: 'inbox.account' },
  { type: 'site', name: 'inbox.site' },
  { type: 'promotion', name: 'inbox.promotion' },
] as const;

const TYPE = 'type';
const ALL = 'all';

/** Platform information: the messages of the merchant to the member, by type. */
export function InboxPage() {
  const t = useText('member');
  const { query, replace } = useCentreQuery();
  const { unread } = useSession();
  const { data } = memberCentreApi.useUnreadCountQuery();
  const [read, { isError }] = memberCentreApi.useReadMessagesMutation();
  const note = useId();
  // A pushed number other than the one that was asked for: a message came, or was read elsewhere.
  const dispatch = useDispatch();
  const known = useRef(unread);
  const asked = data?.count;
  useEffect(() => {
    if (known.current === unread) return;
    known.current = unread;
    if (asked !== undefined && asked !== unread) dispatch(memberCentreApi.util.invalidateTags(['Unread']));
  }, [asked, unread, dispatch]);
  const chosen = types.find(({ type }) => type === query.get(TYPE))?.type ?? ALL;
  const count = (number: number) => <CountBadge count={number} label={t('inbox.unread', { count: number })} />;
  const tabs = [
    { id: ALL, label: t('inbox.all'), content: <InboxList type={undefined} /> },
    ...types.map(({ type, name }) => ({ id: type, label: <>{t(name)} {count(data?.byType[type] ?? 0)}</>, content: <InboxList type={type} /> })),
  ];
  return (
    <Root>
      <Bar>
        <span id={note} role="status">
          {unread > 0 ? t('inbox.unread', { count: unread }) : data === undefined ? null : t('inbox.noneUnread')}
        </span>
        <Button variant="outline" size="sm" iconStart={iconCheck} loadingLabel={t('inbox.readingAll')} aria-disabled={unread === 0 ? true : undefined} aria-describedby={note} onClick={() => read({})}>
          {t('inbox.readAll')}
        </Button>
      </Bar>
      {isError ? <Notice tone="danger">{t('inbox.actionFailed')}</Notice> : null}
      <Tabs label={t('inbox.types')} look="pills" tabs={tabs} selected={chosen} onSelect={(id) => replace({ [TYPE]: id === ALL ? undefined : id })} />
      <SupportLine>{t('inbox.support')}</SupportLine>
      <ZoneNote />
    </Root>
  );
}
