import { winnersBoardDays } from '@livery/contracts';
import { useFormat, useText } from '@livery/i18n';
import { useBrand, useFeature } from '@livery/brand-kit/react';
import { LoadFailed, useImageUrl } from '@livery/session';
import { EmptyState, iconTrophy, LazyImage, Money, SectionHeading, Skeleton, token, truncate } from '@livery/ui-kit';
import { styled } from 'styled-components';
import { contentApi } from './api.ts';
import type { Winner } from './hooks.ts';

const SHOWN = 8;
/** The board is refetched every minute while it is visible. */
const POLL_MS = 60_000;

const List = styled.ol`
  display: grid;
  gap: ${token.space[3]};
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr));
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Entry = styled.li`
  display: grid;
  grid-template-columns: 3.5rem minmax(0, 1fr);
  align-items: center;
  gap: ${token.space[4]};
  padding: ${token.space[3]};
  border: ${token.stroke.hairline} solid ${token.color.border.subtle};
  border-radius: ${token.radius.card};
  background: ${token.color.bg.surface};
  box-shadow: ${token.shadow.sm};

  & > span:first-child { aspect-ratio: 3 / 4; border-radius: ${token.radius.sm}; overflow: clip; }
`;

const Words = styled.div`
  display: grid;
  gap: 2px;
  min-inline-size: 0;

  & > strong { font-size: ${token.font.size.lg}; }
  & > span { ${truncate} }
  & > small { color: ${token.color.fg.muted}; font-size: ${token.font.size.xs}; ${truncate} }
`;

function WinnerEntry({ winner }: { readonly winner: Winner }) {
  const { currency } = useBrand();
  const format = useFormat();
  const imageUrl = useImageUrl();
  const unit = { currency: winner.currency, symbol: currency.symbol, exponent: currency.exponent };
  return (
    <Entry>
      <LazyImage src={imageUrl(winner.game.image)} alt="" ratio="3 / 4" />
      <Words>
        <strong>
          <Money tone="gain">{format.money(winner.prize, unit)}</Money>
        </strong>
        <span dir="auto">{winner.player}</span>
        <small dir="auto" title={winner.game.name}>{winner.game.name}</small>
      </Words>
    </Entry>
  );
}

/** The largest prizes of the last days, in the server's order: the largest first. Refetched while it is visible. */
export function WinnersBoard() {
  const t = useText('content');
  const offered = useFeature('winnersBoard');
  const { data, error, refetch } = contentApi.useWinnersQuery(undefined, { pollingInterval: POLL_MS, skipPollingIfUnfocused: true, skip: !offered });
  if (!offered) return null;
  return (
    <section aria-labelledby="winners">
      <SectionHeading id="winners" glyph={iconTrophy} lead={t('winners.lead', { days: winnersBoardDays })}>
        {t('winners.title')}
      </SectionHeading>
      {data === undefined && error !== undefined ? (
        <LoadFailed title={t('winners.failed')} error={error} onRetry={refetch} compact />
      ) : data?.list.length === 0 ? (
        <EmptyState glyph={iconTrophy} title={t('winners.empty')} compact />
      ) : (
        <List aria-label={t('winners.list')}>
          {data === undefined
            ? Array.from({ length: SHOWN }, (_, index) => <Skeleton as="li" key={index} style={{ blockSize: '6.2rem' }} />)
            : data.list.slice(0, SHOWN).map((winner) => <WinnerEntry key={winner.id} winner={winner} />)}
        </List>
      )}
    </section>
  );
}
