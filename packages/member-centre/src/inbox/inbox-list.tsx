import { useDialogs } from '@livery/app-shell';
import { useFocusWhenGone } from '@livery/centre-kit';
import { useText } from '@livery/i18n';
import { LoadFailed } from '@livery/session';
import { Accordion, Button, EmptyState, iconMail, Notice, RowSkeleton, useFocusOnMore } from '@livery/ui-kit';
import { useEffect, useState } from 'react';
import { memberCentreApi } from '../api.ts';
import { PAGE_SIZE } from '../records/page-size.ts';
import { MessageBody, MessageTitle, preloadMessageHtml } from './message-item.tsx';
import type { Message } from './message-item.tsx';

/** Messages of a type, or all, latest first. One that is opened has been read. */
export function InboxList({ type }: { readonly type: Message['type'] | undefined }) {
  const t = useText('member');
  const tCommon = useText('common');
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchNextPageError } = memberCentreApi.useInboxInfiniteQuery({ pageSize: PAGE_SIZE, ...(type === undefined ? {} : { type }) });
  const [read, reading] = memberCentreApi.useReadMessagesMutation();
  const [remove, removal] = memberCentreApi.useDeleteMessagesMutation();
  const [open, setOpen] = useState<readonly string[]>([]);
  const { confirm } = useDialogs();
  useEffect(() => {
    // Where it fails, the message that is opened tries again.
    preloadMessageHtml().catch(() => undefined);
  }, []);
  const messages = data?.pages.flatMap(({ records }) => records);
  const { list, asking } = useFocusOnMore<HTMLDivElement>();
  const removing = useFocusWhenGone((key) => messages === undefined || messages.some(({ id }) => id === key));
  if (messages === undefined) {
    if (error !== undefined) return <LoadFailed title={t('inbox.failed')} error={error} onRetry={refetch} compact />;
    return (
      <div role="status" aria-label={tCommon('state.loading')}>
        <RowSkeleton />
        <RowSkeleton />
        <RowSkeleton />
      </div>
    );
  }
  const more = () => {
    asking();
    return fetchNextPage();
  };
  const change = (ids: readonly string[]) => {
    setOpen(ids);
    const opened = messages.filter((message) => ids.includes(message.id) && !message.read).map(({ id }) => id);
    if (opened.length > 0) void read({ ids: opened });
  };
  const discard = async ({ id, title }: Message) => {
    const sure = await confirm({
      title: { ns: 'member', key: 'inbox.deleteTitle' },
      body: { ns: 'member', key: 'inbox.deleteText', params: { title } },
      confirm: { ns: 'member', key: 'inbox.delete' },
      cancel: { ns: 'member', key: 'inbox.keep' },
      tone: 'danger',
    });
    if (!sure) return;
    removing(id);
    if ((await remove({ ids: [id] })).error !== undefined) removing(undefined);
  };
  return (
    <>
      <div role="status">
        {removal.isSuccess ? <Notice tone="success">{t('inbox.deleted')}</Notice> : null}
        {removal.isError ? <Notice tone="danger">{t('inbox.actionFailed')}</Notice> : null}
        {reading.isError ? <Notice tone="warning">{t('inbox.readFailed')}</Notice> : null}
      </div>
      {messages.length === 0 ? (
        <EmptyState glyph={iconMail} title={t('inbox.empty')} description={t('inbox.emptyText')} compact />
      ) : (
        <div ref={list} style={{ display: 'contents' }}>
          <Accordion
            headingLevel={3}
            open={open}
            onOpenChange={change}
            items={messages.map((message) => ({ id: message.id, title: <MessageTitle message={message} />, content: <MessageBody message={message} onDelete={() => discard(message)} /> }))}
          />
        </div>
      )}
      {isFetchNextPageError ? <LoadFailed title={t('inbox.moreFailed')} error={error} onRetry={more} compact /> : null}
      {hasNextPage && !isFetchNextPageError ? (
        <Button variant="outline" loadingLabel={tCommon('state.loading')} onClick={more}>
          {t('inbox.more')}
        </Button>
      ) : null}
    </>
  );
}
