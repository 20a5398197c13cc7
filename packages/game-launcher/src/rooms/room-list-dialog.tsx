import type { DialogProps } from '@livery/app-shell';
import { useLanguage, useText } from '@livery/i18n';
import { LoadFailed } from '@livery/session';
import { EmptyState, iconTable, Modal, TextSkeleton } from '@livery/ui-kit';
import { styled } from 'styled-components';
import { launcherApi } from '../api.ts';
import { RoomRow } from './room-row.tsx';

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** Dialog of a game's tables: limits, players and a link to each. */
export function RoomListDialog({ vassalage, gameId, overlay }: DialogProps<'roomList'>) {
  const t = useText('games');
  const tCommon = useText('common');
  const { language } = useLanguage();
  const { data, error, refetch } = launcherApi.useRoomListQuery({ vassalage, gameId, language: language.code });
  return (
    <Modal {...overlay} title={data?.list[0]?.name ?? t('rooms.title')} closeLabel={tCommon('dialog.close')} width={560} height={420}>
      {data === undefined ? (
        error === undefined ? <TextSkeleton count={6} /> : <LoadFailed title={t('rooms.failed')} error={error} onRetry={refetch} compact />
      ) : data.list.length === 0 ? (
        <EmptyState glyph={iconTable} title={t('rooms.empty')} compact />
      ) : (
        <List aria-label={t('rooms.title')}>
          {data.list.map((room) => (
            <RoomRow key={room.roomId} room={room} onChosen={() => overlay.onOpenChange(false)} />
          ))}
        </List>
      )}
    </Modal>
  );
}
