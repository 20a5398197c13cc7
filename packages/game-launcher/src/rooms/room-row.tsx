import { useBrand } from '@livery/brand-kit/react';
import type { ResponseOf } from '@livery/contracts';
import { useFormat, useText } from '@livery/i18n';
import type { PlainTextKey } from '@livery/i18n';
import { Badge, LinkButton, token } from '@livery/ui-kit';
import { styled } from 'styled-components';
import { useGameActions } from '../use-game-actions.ts';

/** A table of a game. */
export type Room = ResponseOf<'roomList'>['list'][number];

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]} ${token.space[4]};
  padding-block: ${token.space[3]};
  border-block-end: ${token.stroke.hairline} solid ${token.color.border.subtle};

  &:last-child { border-block-end: 0; }
  & > div { flex: 1 1 14rem; display: grid; gap: ${token.space[1]}; min-inline-size: 0; }
  & h3 { display: flex; flex-wrap: wrap; align-items: center; gap: ${token.space[2]}; margin: 0; font-size: ${token.font.size.md}; }
  & p { margin: 0; color: ${token.color.fg.muted}; font-size: ${token.font.size.sm}; }
`;

const tiers = { standard: 'rooms.standard', high: 'rooms.high', vip: 'rooms.vip' } as const satisfies Record<Room['tier'], PlainTextKey<'games'>>;

/** One table: its number, limits, players, and the way to it or why it is closed. */
export function RoomRow({ room, onChosen }: { readonly room: Room; readonly onChosen: () => void }) {
  const t = useText('games');
  const format = useFormat();
  const { currency } = useBrand();
  const { hrefOf, onOpen } = useGameActions();
  const name = t('rooms.number', { number: String(room.number) });
  return (
    <Row>
      <div>
        <h3>
          {name}
          <Badge data-kind={room.tier === 'standard' ? 'neutral' : 'accent'}>{t(tiers[room.tier])}</Badge>
        </h3>
        <p>{t('rooms.limits', { from: format.money(room.minBet, currency), to: format.money(room.maxBet, currency) })}</p>
        <p>{t('rooms.players', { count: room.players })}</p>
      </div>
      {room.state === 'open' ? (
        <LinkButton
          href={hrefOf(room)}
          aria-label={t('rooms.openNumber', { number: String(room.number) })}
          onClick={(event) => {
            onOpen(room, event);
            if (!event.ctrlKey && !event.metaKey && !event.shiftKey) onChosen();
          }}
        >
          {t('rooms.open')}
        </LinkButton>
      ) : (
        <Badge data-kind="neutral">{t(room.state === 'barred' ? 'hall.barred' : 'hall.maintenance')}</Badge>
      )}
    </Row>
  );
}
